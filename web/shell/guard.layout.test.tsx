import { act, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { accounts } from '#contracts/accounts/accounts.ts';
import { refreshSession, tokenKey, watchSession } from '#web/platform/session.ts';
import EditPage from '#web/profile/edit.page.tsx';
import ProfilePage from '#web/profile/profile.page.tsx';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { member, signedIn } from '#web/testing/people.ts';
import { onlyAt, show, toast } from '#web/testing/show.tsx';
import Guard from './guard.layout.tsx';
import { SessionNotice } from './notices/session-notice.tsx';

/** What the root does on every page, and two pages behind the door. */
function Site() {
  useEffect(watchSession, []);
  return (
    <>
      <SessionNotice />
      <Link to="/user/profileedit">edit</Link>
      <Routes>
        <Route element={<Guard />}>
          <Route path="/user/profile" element={<ProfilePage />} />
          <Route path="/user/profileedit" element={<EditPage />} />
        </Route>
      </Routes>
    </>
  );
}

const karim = member();

test.each([
  ['silence', 'bn', noAnswer, 3],
  ['overload', 'bn', refuse('UNAVAILABLE', { retryAfter: 2 }), 3],
  ['too many calls', 'en', refuse('TOO_MANY', { retryAfter: 7 }), 7],
] as const)('a member during %s stays signed in, loses nothing typed, and is back by itself (%s)', async (_what, lng, refusal, seconds) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi();
  serveAreas(api);
  api.on(accounts.profile, refusal);
  localStorage.setItem(tokenKey, karim.userToken);
  const { t, user } = show(<Site />, { lng, address: '/user/profile' });
  expect(await screen.findByText(t('shell.sessionAway'))).toBeTruthy();
  expect(localStorage.getItem(tokenKey)).toBe(karim.userToken);
  api.on(accounts.profile, { success: true, userData: karim });
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  expect(await screen.findByText(karim.name, { selector: 'h1' })).toBeTruthy();

  await user.click(screen.getByText('edit'));
  const bio = await screen.findByLabelText<HTMLTextAreaElement>(new RegExp(`^${t('profile.bio')}`));
  await user.click(bio);
  await user.paste('ঢাকায় থাকি।');
  api.on(accounts.profile, refusal);
  const before = api.calls(accounts.profile).length;
  // The browser says this when it has a connection again.
  act(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => api.calls(accounts.profile).length).toBeGreaterThan(before);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect([bio.isConnected, bio.value]).toEqual([true, 'ঢাকায় থাকি।']);
  expect(localStorage.getItem(tokenKey)).toBe(karim.userToken);
});

test.each([
  '/user/profile',
  '/user/profileedit',
  '/user/my-properties',
  '/user/my-inbox',
  '/user/my-saved-posts',
  '/user/saved-searches',
  '/user/my-reviews',
  '/user/api-keys',
  '/user/profile-settings',
  '/sellpost',
  '/add-rent-post',
  '/admin',
  '/user/my-properties?tab=approved-sell#first',
])('%s leads to signing in, which remembers it', async (address) => {
  const { address: now } = show(onlyAt(address.split('?')[0] ?? '', <Guard />), { address });
  await refreshSession();
  await expect.poll(now).toBe(`/SignIn?return=${encodeURIComponent(address)}`);
});

test('whoever is signed in is let in', async () => {
  signedIn();
  const { t, address } = show(<Guard />, { address: '/user/profile' });
  expect(screen.queryByRole('heading', { name: t('shell.guardTitle') })).toBeNull();
  expect(address()).toBe('/user/profile');
});

test('nothing is known yet: the page waits where it is', async () => {
  localStorage.setItem(tokenKey, 'token-of-karim');
  const api = fakeApi();
  const held = api.hold(accounts.profile, { success: true, userData: member() });
  void refreshSession();
  const { t, address } = show(<Guard />, { address: '/user/profile' });
  expect(screen.getByRole('heading', { level: 1, name: t('shell.guardTitle') })).toBeTruthy();
  expect(address()).toBe('/user/profile');
  held.release();
  await expect.poll(() => screen.queryByRole('heading', { name: t('shell.guardTitle') })).toBeNull();
});

test.each(['bn', 'en'] as const)('whoever is suspended is sent home, reads until when and whom to ask (%s)', async (lng) => {
  const suspendedUntil = '2026-12-03T06:00:00.000Z';
  signedIn({ status: 'suspended', suspendedUntil });
  const { t, fmt, address } = show(onlyAt('/user/profile', <Guard />), { lng, address: '/user/profile' });
  expect(await toast(`${t('errors.ACCOUNT_SUSPENDED')} ${t('shell.suspendedEnds', { date: fmt.date(suspendedUntil) })}`)).toBeTruthy();
  const help = within(screen.getByRole('list')).getByRole('link', { name: t('shell.suspendedHelp') });
  expect(help.getAttribute('href')).toBe('/CustomerCare');
  await expect.poll(address).toBe('/');
  expect(localStorage.getItem(tokenKey)).not.toBeNull();
});

test('where nobody answers it is asked again on a press', async () => {
  localStorage.setItem(tokenKey, 'token-of-karim');
  const api = fakeApi();
  api.on(accounts.profile, noAnswer);
  await refreshSession();
  const { user, t, address } = show(<Guard />, { address: '/user/profile' });
  api.on(accounts.profile, { success: true, userData: member() });
  await user.click(screen.getByRole('button', { name: t('shell.retry') }));
  await expect.poll(() => screen.queryByRole('button', { name: t('shell.retry') })).toBeNull();
  expect(address()).toBe('/user/profile');
});
