import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contracts/accounts/accounts.ts';
import { refreshSession, tokenKey } from '#web/platform/session.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { member } from '#web/testing/people.ts';
import { show, toast } from '#web/testing/show.tsx';
import { SessionNotice } from './session-notice.tsx';

test.each([
  ['is away', noAnswer],
  ['has too much to do', refuse('UNAVAILABLE', { retryAfter: 3 })],
  ['has been asked too often', refuse('TOO_MANY', { retryAfter: 60 })],
] as const)('when the server %s it says so and another try brings it back', async (_what, refusal) => {
  const api = fakeApi();
  api.on(accounts.profile, refusal);
  localStorage.setItem(tokenKey, 'token-of-karim');
  const { user, t } = show(<SessionNotice />);
  await act(() => refreshSession());
  expect(screen.getByText(t('shell.sessionAway'), { exact: false })).toBeTruthy();
  api.on(accounts.profile, { success: true, userData: member() });
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  await expect.poll(() => screen.queryByRole('button', { name: t('shell.retry') })).toBeNull();
  expect(localStorage.getItem(tokenKey)).toBe('token-of-karim');
});

test('whose account was closed reads so, with a way to ask why', async () => {
  fakeApi().on(accounts.profile, refuse('ACCOUNT_DISABLED'));
  localStorage.setItem(tokenKey, 'token-of-karim');
  const { t } = show(<SessionNotice />, { lng: 'bn' });
  await act(() => refreshSession());
  expect(await toast(t('errors.ACCOUNT_DISABLED'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('shell.suspendedHelp'), hidden: true }).getAttribute('href')).toBe('/CustomerCare');
  expect(localStorage.getItem(tokenKey)).toBeNull();
});
