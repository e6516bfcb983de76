import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { LoginAnswer } from '#contracts/accounts/accounts.ts';
import { twoStep } from '#contracts/accounts/two-step.ts';
import { fakeApi, refuse } from '#web/testing/fake-api.ts';
import { show } from '#web/testing/show.tsx';
import { SecondStep } from './second-step.tsx';

function shown() {
  const token = vi.fn<(by: LoginAnswer) => Promise<void>>(() => Promise.resolve());
  const over = vi.fn();
  return { ...show(<SecondStep ticket="a-ticket" onSignedIn={token} onOver={over} />), token, over };
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');

test('a code that is pasted in Bengali digits is sent at once, with the ticket', async () => {
  const api = fakeApi();
  api.on(twoStep.verify, { success: true, userToken: 'token' });
  const { user, token } = shown();
  expect([box().inputMode, box().autocomplete]).toEqual(['numeric', 'one-time-code']);
  await user.click(box());
  await user.paste('৪৮২ ৭১৫');
  await vi.waitFor(() => expect(token).toHaveBeenCalledWith({ success: true, userToken: 'token' }));
  expect(api.calls(twoStep.verify)[0]?.body).toEqual({ ticket: 'a-ticket', code: '482715' });
});

test('a wrong code says so and empties the box', async () => {
  fakeApi().on(twoStep.verify, refuse('CODE_INVALID'));
  const { user, t } = shown();
  await user.type(box(), '000000{Enter}');
  expect(await screen.findByText(t('accounts.secondWrong'))).toBeTruthy();
  expect(box().value).toBe('');
});

test('without the phone a recovery code does', async () => {
  const api = fakeApi();
  api.on(twoStep.verify, { success: true, userToken: 'token' });
  const { user, t, token } = shown();
  await user.click(screen.getByRole('button', { name: t('accounts.toRecovery') }));
  await user.type(screen.getByLabelText(t('accounts.recoveryLabel')), 'k7qm3-f9xab{Enter}');
  await vi.waitFor(() => expect(token).toHaveBeenCalled());
  expect(api.calls(twoStep.verify)[0]?.body.code).toBe('K7QM3F9XAB');
});

test('a ticket that is over leads back to the password', async () => {
  fakeApi().on(twoStep.verify, refuse('CODE_EXPIRED'));
  const { user, t, over } = shown();
  await user.type(box(), '000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(t('accounts.secondOver'));
  await user.click(screen.getByRole('button', { name: t('accounts.secondBack') }));
  expect(over).toHaveBeenCalledTimes(1);
});
