import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import { OfflineRibbon } from './offline-ribbon.tsx';

test('comes when the connection goes, and goes when it comes', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { t } = show(<OfflineRibbon />);
  expect(screen.queryByText(t('shell.offline'))).toBeNull();
  for (const [online, shown] of [
    [false, true],
    [true, false],
  ]) {
    onLine.mockReturnValue(online as boolean);
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
    expect(screen.queryByText(t('shell.offline')) !== null).toBe(shown);
  }
  onLine.mockRestore();
});
