import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as serviceWorker from '#web/platform/offline/service-worker.ts';
import { show } from '#web/testing/show.tsx';
import OfflinePage from './offline.page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['?to=%2Fuser%2Fmy-inbox%3Ftab%3D2', '/user/my-inbox?tab=2'],
  ['?to=/%09/evil.example/login', '/'],
  ['?to=/%0a/evil.example', '/'],
  ['?to=/%0d/evil.example', '/'],
  ['?to=/%5cevil.example', '/'],
  ['?to=/.//evil.example', '/'],
  ['?to=//evil.example', '/'],
  ['?to=https://evil.example', '/'],
  ['', '/'],
])('from %s trying again leads to %s', (search, target) => {
  const assign = vi.fn();
  const { t } = show(<OfflinePage />);
  vi.stubGlobal('location', { search, assign });
  fireEvent.click(screen.getByRole('button', { name: t('shell.retry') }));
  expect(assign.mock.calls).toEqual([[target]]);
});

test.each(['bn', 'en'] as const)('leads to what is on this device, what was saved apart from what was viewed (%s)', async (lng) => {
  const page = (path: string, isSaved: boolean) => ({ path, title: `Home at ${path}`, at: Date.parse('2026-11-20T06:00:00Z'), isSaved });
  const pages = [page('/Property-Buy-Sell-Details/48001', false), page('/Property-Rent-Details/48002', true)];
  vi.spyOn(serviceWorker, 'keptPages').mockResolvedValue(pages);
  const { t, fmt } = show(<OfflinePage />, { lng });
  expect(screen.getByRole('heading', { level: 1, name: t('offline.title') })).toBeTruthy();
  for (const [name, { path, title, at }] of [
    [t('offline.viewed'), pages[0]],
    [t('offline.saved'), pages[1]],
  ] as [string, (typeof pages)[0]][]) {
    const link = within(await screen.findByRole('region', { name })).getByRole('link');
    expect([link.getAttribute('href'), link.textContent]).toEqual([path, `${title}${t('offline.asOf', { time: fmt.dateTime(at) })}`]);
  }
});

test.each([true, false])('the way to what was saved is there only where something is (%s)', async (isSaved) => {
  vi.spyOn(serviceWorker, 'keptPages').mockResolvedValue([{ path: '/Property-Rent-Details/48002', title: 'Home', at: 0, isSaved }]);
  const { t } = show(<OfflinePage />);
  await screen.findByRole('region');
  expect(screen.queryAllByRole('link', { name: t('shell.savedPosts') })).toHaveLength(isSaved ? 1 : 0);
});
