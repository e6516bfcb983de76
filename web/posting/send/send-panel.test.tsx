import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CallFailure } from '#web/platform/api.ts';
import { show } from '#web/testing/show.tsx';
import { NotSent, OnItsWay, Rules } from './send-panel.tsx';
import type { Sending } from './use-sending.ts';

const idle: Sending = {
  busy: false,
  sent: 0,
  slow: false,
  failure: undefined,
  stopped: false,
  waits: 0,
  send: () => Promise.resolve(undefined),
  stop: vi.fn(),
};
const sending = (change: Partial<Sending>): Sending => ({ ...idle, ...change });

describe('while it is on its way', () => {
  test('says how much has left, then that the server works', () => {
    const { t, instead } = show(<OnItsWay sending={sending({ busy: true, sent: 0.5 })} />);
    expect(screen.getByText(t('posting.sendingPhotos', { percent: '50%' }))).toBeTruthy();
    instead(<OnItsWay sending={sending({ busy: true, sent: 1 })} />);
    expect(screen.getByText(t('posting.sendingLast'))).toBeTruthy();
  });

  test('offers a way out only when it takes long', async () => {
    const stop = vi.fn();
    const { user, t, instead } = show(<OnItsWay sending={sending({ busy: true })} />);
    expect(screen.queryByRole('button')).toBeNull();
    instead(<OnItsWay sending={sending({ busy: true, slow: true, stop })} />);
    await user.click(screen.getByRole('button', { name: t('posting.sendStop') }));
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('when it was not sent', () => {
  const box = (change: Partial<Sending>, onRetry = vi.fn(), onSignIn = vi.fn()) => <NotSent sending={sending(change)} onRetry={onRetry} onSignIn={onSignIn} />;

  test('nobody answered: it says so, takes the focus, and tries again', async () => {
    const retry = vi.fn();
    const { user, t } = show(box({ failure: new CallFailure(0, {}) }, retry));
    expect(screen.getByRole('alert').textContent).toContain(t('posting.sendFailed'));
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
    await user.click(screen.getByRole('button', { name: t('shell.retry') }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('whose session ended signs in again instead', async () => {
    const signIn = vi.fn();
    const { user, t } = show(box({ failure: new CallFailure(401, { error: 'UNAUTHENTICATED' }) }, vi.fn(), signIn));
    expect(screen.getByText(t('posting.sendSignedOut'))).toBeTruthy();
    await user.click(screen.getByRole('button', { name: t('shell.signIn') }));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  test('too many today: the server’s sentence, and no try before its time', () => {
    const failure = new CallFailure(429, { error: 'TOO_MANY', message: 'Ten posts a day.', retryAfter: 65 });
    const { t } = show(box({ failure, waits: 65 }));
    expect(screen.getByRole('alert').textContent).toContain('Ten posts a day.');
    expect(screen.getByRole('timer').textContent).toBe(t('posting.sendWaits', { time: '1:05' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: t('shell.retry') }).disabled).toBe(true);
  });

  test('whoever stopped it reads that, in the words of the page', () => {
    const { t } = show(box({ stopped: true }), { lng: 'bn' });
    expect(screen.getByRole('alert').textContent).toContain(t('posting.sendStopped'));
  });
});

test('what one agrees to is a link that opens beside the form', () => {
  const { t } = show(<Rules />);
  const link = screen.getByRole('link', { name: new RegExp(t('posting.terms')) });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/TermsAndConditions', '_blank']);
});
