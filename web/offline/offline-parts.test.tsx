import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

// Whether someone has typed is remembered for a whole visit.
vi.resetModules();
const { waiting } = await import('#web/platform/offline/action-queue.ts');
const { show } = await import('#web/testing/show.tsx');
const { newVersion } = await import('./new-version.ts');
const { OfflineParts } = await import('./offline-parts.tsx');

const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
const become = (online: boolean): void => {
  connection.mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};

test('a bar comes when the connection goes, says what waits, and goes when the connection comes', () => {
  const { t } = show(<OfflineParts />);
  expect(screen.queryByText(t('shell.offline'))).toBeNull();
  become(false);
  expect(screen.getByText(t('shell.offline'))).toBeTruthy();
  act(() => waiting.set(2));
  expect(screen.getByText(t('shell.offlineWaiting', { count: 2 }))).toBeTruthy();
  become(true);
  expect(screen.queryByText(t('shell.offline'))).toBeNull();
});

test('a new version is told with a way to it, and never over what somebody has typed', () => {
  const { t, instead } = show(<OfflineParts />);
  act(() => newVersion.set(true));
  expect(screen.getByText(t('shell.newVersion'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('shell.reload') })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('input')));
  instead(<OfflineParts key="again" />);
  expect(screen.getByText(t('shell.newVersionNext'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('shell.reload') })).toBeNull();
});

test.each(['bn', 'en'] as const)('a page from this device says as of when it is, and how much waits (%s)', (lng) => {
  const at = Date.parse('2026-11-20T06:00:00Z');
  document.documentElement.dataset['cachedAt'] = String(at);
  const { t, fmt } = show(<OfflineParts />, { lng });
  become(false);
  act(() => waiting.set(1));
  for (const text of [t('shell.offline'), t('shell.offlineAsOf', { time: fmt.dateTime(at) }), t('shell.offlineWaiting', { count: 1 })])
    expect(screen.getByText(text)).toBeTruthy();
  act(() => waiting.set(0));
  become(true);
  delete document.documentElement.dataset['cachedAt'];
});
