import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saved } from '#contracts/search/saved.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { saved as savedListing } from '#web/testing/saved.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './saved.page.tsx';

const flat = savedListing({ postId: 48_001, type: 'sell', postTitle: 'A flat on a shaky line', averageRating: null, totalRatings: null, state: 'approved' });
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
