import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import type { ErrorCode } from '#contracts/errors.ts';
import { CallFailure } from '#web/platform/api.ts';
import { show, toast } from '#web/testing/show.tsx';
import type { CodeCalls, Sent } from './code-entry.ts';
import { CodeStep } from './code-step.tsx';

const calls: CodeCalls = {
  checkEmail: (value) => value,
  checkCode: (value) => value,
  sendCode: () => Promise.resolve({ expiresIn: 600, resendIn: 60 }),
  verifyCode: () => Promise.resolve('ticket'),
};
const refusing = (code: ErrorCode): Partial<CodeCalls> => ({ verifyCode: () => Promise.reject(new CallFailure(400, { error: code })) });
const now = (): Sent => ({ to: 'karim@example.test', expiresAt: Date.now() + 600_000, resendAt: Date.now() + 60_000, resendIn: 60, wrong: 0, locked: false });

function shown(change: { sent?: Partial<Sent>; calls?: Partial<CodeCalls>; lng?: 'bn' | 'en' } = {}) {
  const verified = vi.fn();
  const wrongEmail = vi.fn();
  function Step() {
    const [sent, setSent] = useState<Sent>({ ...now(), ...change.sent });
    return (
      <CodeStep
        sent={sent}
        onSent={setSent}
        calls={() => Promise.resolve({ ...calls, ...change.calls })}
        onVerified={verified}
        onWrongEmail={wrongEmail}
        words={{ sentTo: 'got a code.', wrongEmail: 'Not yours?', failures: {} }}
      />
    );
  }
  return { ...show(<Step />, { lng: change.lng ?? 'en' }), verified, wrongEmail };
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');

test('a code that is pasted is checked at once, and the right one leads on', async () => {
  const { user, verified } = shown();
  await user.click(box());
  await user.paste('123456');
  await vi.waitFor(() => expect(verified).toHaveBeenCalledWith('ticket'));
});

test('a wrong code says how many tries are left, empties the box and gives it the focus', async () => {
  const { user, t } = shown({ calls: refusing('CODE_INVALID') });
  await user.type(box(), '000000{Enter}');
  const tries = t('accounts.triesLeft', { count: limits.codes.triesMax - 1 });
  expect(await screen.findByText((text) => text.includes(tries))).toBeTruthy();
  expect(box().value).toBe('');
  await vi.waitFor(() => expect(document.activeElement).toBe(box()));
});

test.each(['CODE_EXPIRED', 'CODE_LOCKED'] as const)('after %s only a new code helps', async (code) => {
  const { user, t } = shown({ calls: refusing(code), lng: 'bn' });
  await user.type(box(), '123456{Enter}');
  expect(await screen.findByText(t('accounts.codeExpired'))).toBeTruthy();
  expect(box().disabled).toBe(true);
});

test('a new code is to be had only after a while', () => {
  const { t } = shown();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t('accounts.resend') }).disabled).toBe(true);
});

test('a new code says that it is on its way, and one that cannot be sent says so', async () => {
  const sendCode = vi.fn<CodeCalls['sendCode']>().mockRejectedValueOnce(new CallFailure(503, { error: 'UNAVAILABLE' }));
  sendCode.mockResolvedValueOnce({ expiresIn: 600, resendIn: 60 });
  const { user, t } = shown({ sent: { resendAt: Date.now() - 1 }, calls: { sendCode } });
  const resend = screen.getByRole<HTMLButtonElement>('button', { name: t('accounts.resend') });
  await user.click(resend);
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.notice_resendCodeFailed'));
  await user.click(resend);
  expect(await toast(t('accounts.resent'))).toBeTruthy();
  expect(resend.disabled).toBe(true);
});

test('whoever mistyped the address goes back to it', async () => {
  const { user, wrongEmail } = shown();
  await user.click(screen.getByRole('button', { name: 'Not yours?' }));
  expect(wrongEmail).toHaveBeenCalledTimes(1);
});
