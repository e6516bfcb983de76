import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import OfflinePage from './offline.page.tsx';

afterEach(() => vi.unstubAllGlobals());

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
