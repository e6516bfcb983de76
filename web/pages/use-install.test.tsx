import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '#web/testing/show.tsx';
import type {} from '#web/platform/install-offer.ts';
import { useInstall } from './use-install.ts';

function Probe() {
  const { start, done } = useInstall();
  return (
    <>
      {start ? <button onClick={start}>install</button> : null}
      <output>{done ?? 'not yet'}</output>
    </>
  );
}

const offer = (prompt: () => Promise<void>): Event => Object.assign(new Event('beforeinstallprompt'), { prompt });
const said = (): string | null => screen.getByRole('status').textContent;

afterEach(() => {
  window.installOffer = undefined;
  vi.unstubAllGlobals();
});

test('the offer of the browser, made on an earlier page, is a button that can be used once', async () => {
  const prompt = vi.fn(() => Promise.resolve());
  window.installOffer = offer(prompt) as NonNullable<typeof window.installOffer>;
  const { user } = show(<Probe />);
  await user.click(screen.getByRole('button', { name: 'install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  expect(said()).toBe('not yet');
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(said()).toBe('now');
});

test('an offer that comes while the page is open brings the button', () => {
  show(<Probe />);
  expect(screen.queryByRole('button')).toBeNull();
  const event = offer(() => Promise.resolve());
  window.installOffer = event as NonNullable<typeof window.installOffer>;
  act(() => void dispatchEvent(event));
  expect(screen.getByRole('button')).toBeTruthy();
});

test('opened from its icon it says that it is installed', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  show(<Probe />);
  expect(said()).toBe('before');
});
