import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Link, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { accounts } from '#contracts/accounts.ts';
import { tokenKey, watchSession } from '#web/platform/session.ts';
import EditPage from '#web/profile/edit.page.tsx';
import ProfilePage from '#web/profile/profile.page.tsx';
import { serveAreas } from '#web/testing/areas.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { member } from '#web/testing/people.ts';
import { show } from '#web/testing/show.tsx';
import Guard from './guard.layout.tsx';
import { SessionNotice } from './session-notice.tsx';

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
