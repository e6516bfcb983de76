import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blog, type Comment, type Thread } from '#contracts/blog/blog.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { signedIn } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { Comments } from './comments.tsx';

const comment = (change: Partial<Comment> = {}): Comment => ({
  _id: '01980000-0000-7000-8000-000000000001',
  text: 'Is the fee the same in Sylhet?',
  author: { _id: '01980000-0000-7000-8000-0000000000aa', name: 'Nusrat Jahan', proPic: null, staff: false },
  createdAt: '2026-11-10T06:00:00.000Z',
  editedAt: null,
  held: false,
  own: false,
  editableUntil: null,
  ...change,
});
const mine = comment({ _id: '01980000-0000-7000-8000-000000000002', text: 'Thank you', own: true, editableUntil: '2026-11-10T06:15:00.000Z' });

function open(items: Thread[] = [], total = items.length) {
  const api = fakeApi();
  api.on(blog.comments, { success: true, items, pagination: { page: 1, limit: 10, total, totalPages: Math.max(1, Math.ceil(total / 10)) } });
  return { api, ...show(<Comments article={7} />, { address: '/BlogPostDetails/7' }) };
}

test('a visitor reads, and is invited to sign in and come back', async () => {
  const { t } = open([{ ...comment(), replies: [comment({ _id: mine._id, text: null, author: null })] }]);
  expect(await screen.findByText('Is the fee the same in Sylhet?')).toBeTruthy();
  expect(screen.getByText(t('blog.commentGone'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('shell.signIn') }).getAttribute('href')).toBe('/SignIn?return=%2FBlogPostDetails%2F7%23comments');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('what is written stays where sending fails, with one key for every try', async () => {
  signedIn();
  const { api, user, t } = open();
  await screen.findByText(t('blog.noComments'));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: t('blog.writeLabel') });
  const send = () => user.click(screen.getByRole('button', { name: t('blog.send') }));
  await user.type(box, 'Thank you');
  api.on(blog.comment, noAnswer);
  await send();
  await screen.findByRole('alert');
  expect(box.value).toBe('Thank you');
  api.on(blog.comment, { success: true, message: 'Seen', comment: { ...mine, held: true } });
  await send();
  expect(await toast('Seen')).toBeTruthy();
  expect(screen.getByText(t('blog.held'))).toBeTruthy();
  expect(box.value).toBe('');
  const keys = api.calls(blog.comment).map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a fault is told at the field', async () => {
  signedIn();
  const { api, user, t } = open();
  await user.type(screen.getByRole('textbox', { name: t('blog.writeLabel') }), 'See https://x.example');
  api.on(blog.comment, refuse('VALIDATION', { fields: { text: 'No links yet' } }));
  await user.click(screen.getByRole('button', { name: t('blog.send') }));
  expect(await screen.findByText('No links yet')).toBeTruthy();
});

test('a reply names what it answers', async () => {
  signedIn();
  const { api, user, t } = open([{ ...comment(), replies: [] }]);
  await user.click(await screen.findByRole('button', { name: t('blog.reply') }));
  await user.type(screen.getByRole('textbox', { name: t('blog.replyLabel') }), 'Thank you');
  api.on(blog.comment, { success: true, message: 'Seen', comment: mine });
  await user.click(screen.getAllByRole('button', { name: t('blog.send') }).at(-1) as HTMLElement);
  expect(await screen.findByText('Thank you')).toBeTruthy();
  // A reply has no button to reply: there is one level.
  expect(screen.getAllByRole('button', { name: t('blog.reply') })).toHaveLength(1);
  expect(api.calls(blog.comment).map(({ body }) => body)).toEqual([{ text: 'Thank you', parentId: comment()._id }]);
});

test('one’s own is deleted once it was asked, and cannot be reported', async () => {
  signedIn();
  const { api, user, t } = open([{ ...mine, replies: [] }]);
  api.on(blog.deleteComment, { success: true });
  await user.click(await screen.findByRole('button', { name: t('shell.delete') }));
  expect(api.calls(blog.deleteComment)).toEqual([]);
  expect(screen.queryByRole('button', { name: t('reports.open_comment') })).toBeNull();
  await user.click(screen.getAllByRole('button', { name: t('shell.delete') }).at(-1) as HTMLElement);
  await expect.poll(() => screen.queryByText('Thank you')).toBeNull();
});
