import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blog, type StaffComment } from '#contracts/blog/blog.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { type FakeApi, fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { showPage } from '#web/testing/show-page.tsx';
import { toast } from '#web/testing/show.tsx';
import * as page from './comments.page.tsx';

const waiting: StaffComment = {
  _id: '01980000-0000-7000-8000-000000000001',
  article: { _id: 7, title: { bn: 'নামজারি', en: 'Mutation' } },
  text: 'Call 01712345678',
  author: { id: '01980000-0000-7000-8000-0000000000aa', name: 'Nusrat Jahan' },
  state: 'held',
  createdAt: '2026-11-10T06:00:00.000Z',
  isReply: false,
  reports: 2,
};

let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'support' });
  api = fakeApi();
  api.on(moderation.overview, refuse('FORBIDDEN'));
});

/** The page with this comment alone. */
function listed(comment: StaffComment) {
  api.on(blog.staffComments, { success: true, items: [comment], pagination: { page: 1, limit: 20, total: 1, totalPages: 1 } });
  return showPage(page, { pattern: '/admin/comments' });
}

test('a comment that waits is shown or removed, beside its article and its reports', async () => {
  api.on(blog.decideComment, { success: true, comment: { ...waiting, state: 'live' } });
  const { user, t } = listed(waiting);
  expect((await screen.findByRole('link', { name: 'Mutation' })).getAttribute('href')).toBe('/BlogPostDetails/7');
  expect(screen.getByText(t('staffBlog.reports', { count: 2 }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('staffBlog.showOf', { name: 'Nusrat Jahan' }) }));
  expect(await toast(t('staffBlog.shown'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('staffBlog.removeOf', { name: 'Nusrat Jahan' }) }));
  expect(await toast(t('staffBlog.removed'))).toBeTruthy();
  expect(api.calls(blog.decideComment).map(({ params, body }) => [params.id, body.state])).toEqual([
    [waiting._id, 'live'],
    [waiting._id, 'removed'],
  ]);
});

test('what is so already cannot be decided, and whoever is late hears of it', async () => {
  api.on(blog.decideComment, refuse('STATE_CONFLICT'));
  const { user, t } = listed({ ...waiting, state: 'removed' });
  const publish = await screen.findByRole('button', { name: t('staffBlog.showOf', { name: 'Nusrat Jahan' }) });
  expect(screen.queryByRole('button', { name: t('staffBlog.removeOf', { name: 'Nusrat Jahan' }) })).toBeNull();
  await user.click(publish);
  expect(await toast(t('staffBlog.conflict'))).toBeTruthy();
});

test('nobody decides on their own', async () => {
  const { id, name } = signedIn({ role: 'support' });
  const { t } = listed({ ...waiting, author: { id, name } });
  expect(await screen.findByText(t('staffBlog.own'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
