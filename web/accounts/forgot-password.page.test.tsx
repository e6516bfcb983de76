import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { resets } from '#contracts/accounts/resets.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { show, type Shown } from '#web/testing/show.tsx';
import ForgotPasswordPage from './forgot-password.page.tsx';

/** The specification's words, letter by letter. */
const said = {
  en: { wrong: 'Invalid reset code. Please try again', expired: 'Reset code has expired. Please request a new code.' },
  bn: { wrong: 'কোডটি ভুল। আবার চেষ্টা করুন।', expired: 'কোডের মেয়াদ শেষ। নতুন কোড নিন।' },
};
const onItsWay = { success: true, expiresIn: 600, resendIn: 60 } as const;
const box = () => screen.getByRole<HTMLInputElement>('textbox');

async function askForCode({ user, t }: Shown, email: string): Promise<void> {
  await user.clear(box());
  await user.paste(email);
  await user.click(screen.getByText(t('accounts.sendCode'), { selector: 'button' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(t('accounts.codeLabel'))));
}
const giveCode = async ({ user }: Shown, code: string): Promise<void> => {
  await user.clear(box());
  await user.type(box(), `${code}{Enter}`);
};
const isSaid = (text: string) => screen.findByText((shown) => shown.includes(text));

test.each(['bn', 'en'] as const)('a code that is too short, wrong or over says so, and a new one leads to the new password (%s)', async (lng) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const api = fakeApi();
  api.on(resets.sendCode, onItsWay);
  const page = show(<ForgotPasswordPage />, { lng, address: '/ForgotPassword?return=%2Fsellpost' });
  const { t, user, address } = page;
  await askForCode(page, 'forgetful@example.test');
  await giveCode(page, '12345');
  expect(await isSaid(t('errors.field_resetCode'))).toBeTruthy();
  expect(api.calls(resets.verifyCode)).toEqual([]);
  api.on(resets.verifyCode, refuse('CODE_INVALID'));
  await giveCode(page, '000000');
  expect((await isSaid(said[lng].wrong.replace(/[.।]$/, ''))).textContent).toContain(t('accounts.triesLeft', { count: 4 }));
  api.on(resets.verifyCode, refuse('CODE_EXPIRED'));
  await giveCode(page, '111111');
  expect(await isSaid(said[lng].expired)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(limits.codes.resendSeconds[0] * 1000));
  await user.click(screen.getByText(t('accounts.resend'), { selector: 'button' }));
  await waitFor(() => expect(box().disabled).toBe(false));
  api.on(resets.verifyCode, { success: true, resetToken: 'a-key' });
  await giveCode(page, '222222');
  await waitFor(() => expect(address()).toBe('/ResetPassword/a-key?return=%2Fsellpost'));
});

test('whether there is such an account is not said, and the address can be changed where it was typed', async () => {
  const api = fakeApi();
  api.on(resets.sendCode, onItsWay);
  const page = show(<ForgotPasswordPage />, { address: '/ForgotPassword' });
  const { t, user } = page;
  await askForCode(page, 'wrong@example.test');
  expect(await isSaid(t('accounts.codeSentIfKnown'))).toBeTruthy();
  await user.click(screen.getByText(t('accounts.backToEmail')));
  expect(box().value).toBe('wrong@example.test');
  await askForCode(page, 'right@example.test');
  expect(api.calls(resets.sendCode).map(({ body }) => body.email)).toEqual(['wrong@example.test', 'right@example.test']);
});
