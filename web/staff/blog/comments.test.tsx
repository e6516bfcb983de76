import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { blog, type StaffComment } from '#contracts/blog/blog.ts';
import { moderation } from '#contracts/staff/moderation.ts';
import { type FakeApi, fakeApi, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { StaffComments } from './comments.page.tsx';

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

test('a comment that waits is shown or removed, beside its article and its reports', async () => {
  api.on(blog.decideComment, { success: true, comment: { ...waiting, state: 'live' } });
  const { user, t } = show(<StaffComments items={[waiting]} />);
  expect(screen.getByRole('link', { name: 'Mutation' }).getAttribute('href')).toBe('/BlogPostDetails/7');
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
  const { user, t } = show(<StaffComments items={[{ ...waiting, state: 'removed' }]} />);
  expect(screen.queryByRole('button', { name: t('staffBlog.removeOf', { name: 'Nusrat Jahan' }) })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('staffBlog.showOf', { name: 'Nusrat Jahan' }) }));
  expect(await toast(t('staffBlog.conflict'))).toBeTruthy();
});

test('nobody decides on their own', () => {
  const { id, name } = signedIn({ role: 'support' });
  const { t } = show(<StaffComments items={[{ ...waiting, author: { id, name } }]} />);
  expect(screen.getByText(t('staffBlog.own'))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
