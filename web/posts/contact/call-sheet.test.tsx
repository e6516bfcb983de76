import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PostPage } from '#contracts/posts/posts.ts';
import { postPage, rentPage } from '#web/testing/posts.ts';
import { show } from '#web/testing/show.tsx';
import { CallSheet } from './call-sheet.tsx';
import type { ContactState } from './use-contact.ts';

const idle: ContactState = { asking: false, contact: undefined, refused: undefined, ask: () => Promise.resolve(undefined) };
const sheet = (state: Partial<ContactState>, post: PostPage = postPage()) => <CallSheet post={post} state={{ ...idle, ...state }} open onClose={vi.fn()} />;
const contact = { primaryContact: '01712345678', secondaryContact: null };

test.each([
  ['an owner who sells', postPage(), 'detail.callTitle'],
  ['an owner who lets', rentPage(), 'detail.callTitleRent'],
  ['an agent', postPage({ postedBy: 'agent' }), 'detail.callTitle_agent'],
] as const)('tells who answers: %s', (_who, post, title) => {
  const { t } = show(sheet({ contact }, post));
  expect(screen.getByRole('dialog', { name: t(title) })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:01712345678');
});

test('after too many questions it counts down and lets nobody ask before', () => {
  vi.useFakeTimers();
  const { t } = show(sheet({ refused: { code: 'TOO_MANY', until: Date.now() + 2000 } }));
  expect(screen.getByRole('alert').textContent).toContain(t('detail.contactMany'));
  expect(screen.getByRole('alert').textContent).toContain('0:02');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('shell.retry') }).disabled).toBe(true);
});

test('where only the address is used up, it says that signing in helps, and leads back to the post', () => {
  const { t } = show(sheet({ refused: { code: 'TOO_MANY', until: Date.now() + 2000, signIn: 'Sign in to see it now.' } }), {
    address: '/sell/details/7?from=map',
  });
  expect(screen.getByRole('alert').textContent).toContain('Sign in to see it now.');
  expect(screen.getByRole('link', { name: t('shell.signIn') }).getAttribute('href')).toBe('/SignIn?return=%2Fsell%2Fdetails%2F7%3Ffrom%3Dmap');
});

test('where nobody answered it can be asked again', async () => {
  const ask = vi.fn(() => Promise.resolve(undefined));
  const { user, t } = show(sheet({ refused: { code: 'NO_RESPONSE', until: undefined }, ask }));
  expect(screen.getByRole('alert').textContent).toBe(t('detail.contactOffline'));
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a post that is over has no number to ask for again', () => {
  const { t } = show(sheet({ refused: { code: 'GONE', until: undefined } }));
  expect(screen.getByRole('alert').textContent).toBe(t('detail.contactTaken'));
  expect(screen.queryByRole('button', { name: t('shell.retry') })).toBeNull();
});
