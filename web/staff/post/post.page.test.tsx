import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showPage } from '#web/testing/show-page.tsx';
import PostPage from './post.page.tsx';

test.each([
  ['approved', '/admin?status=approved&post=48001'],
  ['pending', '/admin?post=48001'],
] as const)('an address of a post that is %s leads to it beside the posts of that state', async (state, leadsTo) => {
  const clientLoader = () => Promise.resolve({ PostID: 48_001, answer: { ok: true, value: { post: { state } } } });
  const { address } = showPage({ default: PostPage, clientLoader }, { pattern: '/admin/posts/:PostID', address: '/admin/posts/48001' });
  await waitFor(() => expect(address()).toBe(leadsTo));
});

test('a post that could not be read is opened beside what waits, which says so', async () => {
  const clientLoader = () => Promise.resolve({ PostID: 48_001, answer: { ok: false, failure: { status: 404 } } });
  const { address } = showPage({ default: PostPage, clientLoader }, { pattern: '/admin/posts/:PostID', address: '/admin/posts/48001' });
  await waitFor(() => expect(address()).toBe('/admin?post=48001'));
});
