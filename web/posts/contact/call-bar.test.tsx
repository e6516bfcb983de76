import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { posts } from '#contracts/posts/posts.ts';
import type { PostPage } from '#contracts/posts/posts.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { CallBar } from './call-bar.tsx';
import { useContact } from './use-contact.ts';

function Bar({ post }: { post: PostPage }) {
  return <CallBar post={post} state={useContact(post.PostID, undefined)} />;
}

test('says what it costs, and a press brings the number in a card', async () => {
  fakeApi().on(posts.contact, { success: true, primaryContact: '01712345678', secondaryContact: null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { user, t, fmt } = show(<Bar post={postPage()} />);
  expect(screen.getByText(fmt.taka(27_800_000))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('shell.call') }));
  expect(await screen.findByRole('dialog', { name: t('detail.callTitle') })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('detail.callNumber', { number: fmt.phone('01712345678') }) })).toBeTruthy();
});

test.each([
  ['owner', 'callTitle'],
  ['agent', 'callTitle_agent'],
  ['developer', 'callTitle_developer'],
] as const)('who calls is told who answers: %s', async (postedBy, title) => {
  fakeApi().on(posts.contact, { success: true, primaryContact: '01712345678', secondaryContact: null });
  const { user, t } = show(<Bar post={postPage({ postedBy })} />, { lng: 'bn' });
  await user.click(screen.getByRole('button', { name: t('shell.call') }));
  expect(await screen.findByRole('dialog', { name: t(`detail.${title}`) })).toBeTruthy();
});

test('a refusal opens the card too, and says why', async () => {
  fakeApi().on(posts.contact, refuse('TOO_MANY', { retryAfter: 30 }));
  const { user, t } = show(<Bar post={rentPage()} />);
  await user.click(screen.getByRole('button', { name: t('shell.call') }));
  expect((await screen.findByRole('alert')).textContent).toContain(t('detail.contactMany'));
});

test.each([
  ['sold', 'posts.sold'],
  ['rented', 'posts.rented'],
] as const)('nobody calls about what is %s', (state, word) => {
  const { t } = show(<Bar post={postPage({ state })} />);
  expect(screen.getByText(t(word))).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
