import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

// Whether somebody has typed is remembered for a whole visit.
vi.resetModules();
const { waiting } = await import('#web/platform/kept-actions.ts');
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
