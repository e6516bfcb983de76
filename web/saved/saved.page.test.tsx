import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saved, SavedPost } from '#contracts/saved.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { postPage } from '#web/testing/posts.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './saved.page.tsx';

const none = Object.fromEntries(Object.keys(SavedPost.shape).map((name) => [name, null]));
const flat = SavedPost.parse({
  ...none,
  ...postPage(),
  _id: '01934f00-0000-7000-8000-000000000001',
  postId: 48001,
  type: 'sell',
  savedAt: '2026-11-02T06:00:00.000Z',
  postTitle: 'A flat on a shaky line',
  postDetails: '',
  totalImages: 0,
  luxury: false,
  budgetFriendly: false,
  lowBudget: false,
  selections: {},
});
const pagination = { page: 1, limit: 10, total: 1, totalPages: 1 };
const list = { success: true as const, SavedPosts: [flat], notFoundIds: [], notFoundPostIds: [], pagination };

test.each(['bn', 'en'] as const)(
  'a list that cannot be read offers another try, and a post that cannot be taken off comes back with a word (%s)',
  async (lng) => {
    signedIn();
    const api = fakeApi();
    api.on(saved.list, noAnswer);
    const { t, user } = showPage(page, { lng, pattern: '/user/my-saved-posts' });
    expect((await screen.findByRole('alert')).textContent).toContain(t('saved.failed'));
    api.on(saved.list, list);
    await user.click(screen.getByRole('button', { name: t('shell.retry') }));
    expect(await screen.findByRole('link', { name: flat.postTitle })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

    api.on(saved.remove, refuse('INTERNAL'));
    await user.click(screen.getByRole('button', { name: t('saved.remove', { title: flat.postTitle }) }));
    expect(await toast(t('errors.notice_savedRemoveFailed'))).toBeTruthy();
    expect(screen.getByRole('link', { name: flat.postTitle })).toBeTruthy();
  },
);
