import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accounts } from '#contracts/accounts/accounts.ts';
import { twoStep } from '#contracts/accounts/two-step.ts';
import { refreshSession, tokenKey } from '#web/platform/session.ts';
import { fakeApi, noAnswer, refuse } from '#web/testing/fake-api.ts';
import { member } from '#web/testing/people.ts';
import { onlyAt, show, toast, type ShowOptions } from '#web/testing/show.tsx';
import SignInPage from './sign-in.page.tsx';

function shown(options: ShowOptions = {}) {
  const page = show(<SignInPage />, { address: '/SignIn', ...options });
  const { t, user } = page;
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: t('accounts.email') });
  const password = screen.getByLabelText<HTMLInputElement>(t('accounts.password'));
  const button = within(screen.getByRole('main')).getByRole('button', { name: t('shell.signIn') });
  const fillIn = async (typed = 'karim@example.test', secret = 'secret-of-karim'): Promise<void> => {
    await user.type(email, typed);
    await user.type(password, secret);
  };
  return { ...page, email, password, button, fillIn };
}

test.each(['bn', 'en'] as const)('an empty form names each field that is missing and puts the focus on the first (%s)', async (lng) => {
  const api = fakeApi();
  const { user, t, email, password, button } = shown({ lng });
  await user.click(button);
  await screen.findByText(t('errors.field_required'));
  expect([email, password].map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(document.activeElement).toBe(email);
  expect(api.calls(accounts.login)).toEqual([]);
});

test('a wrong password says so and keeps the email', async () => {
  fakeApi().on(accounts.login, refuse('INVALID_CREDENTIALS'));
  const { user, t, email, button, fillIn } = shown();
  await fillIn();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.INVALID_CREDENTIALS'));
  expect(email.value).toBe('karim@example.test');
});

test('the button keeps the focus while it works, and takes no second press', async () => {
  const api = fakeApi();
  const held = api.hold(accounts.login, refuse('INVALID_CREDENTIALS'));
  const { user, t, button, fillIn } = shown();
  await fillIn();
  button.focus();
  await user.keyboard('{Enter}');
  const working = await screen.findByRole('button', { name: t('accounts.signingIn') });
  expect(document.activeElement).toBe(working);
  await user.keyboard('{Enter}');
  held.release();
  await screen.findByRole('alert');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: t('shell.signIn') }));
  expect(api.calls(accounts.login)).toHaveLength(1);
});

test('where nobody answers it says so, and the next try goes through', async () => {
  const api = fakeApi();
  api.on(accounts.login, noAnswer);
  const { user, t, button, fillIn, address } = shown({ address: '/SignIn?return=%2Fsellpost%23step-price' });
  await fillIn();
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain(t('accounts.noAnswer'));
  api.on(accounts.login, { success: true, userToken: 'token-of-karim', userData: member() } as never);
  api.on(accounts.profile, { success: true, userData: member() });
  await user.click(button);
  await expect.poll(address).toBe('/sellpost#step-price');
  expect(localStorage.getItem(tokenKey)).toBe('token-of-karim');
});

test('an address of another site is no way back', async () => {
  const api = fakeApi();
  api.on(accounts.login, { success: true, userToken: 'token-of-karim' });
  api.on(accounts.profile, { success: true, userData: member() });
  const { user, button, fillIn, address } = shown({ lng: 'bn', address: `/SignIn?return=${encodeURIComponent('//evil.example')}` });
  await fillIn();
  await user.click(button);
  await expect.poll(address).toBe('/');
  expect(localStorage.getItem(tokenKey)).toBe('token-of-karim');
});

test.each([
  ['/SignIn', '/admin'],
  ['/SignIn?return=%2Fuser%2Fmy-inbox', '/user/my-inbox'],
])('staff who sign in at %s come to %s', async (at, leads) => {
  const clerk = member({ role: 'support' });
  const api = fakeApi();
  api.on(accounts.login, { success: true, userToken: 'token-of-clerk', userData: clerk } as never);
  api.on(accounts.profile, { success: true, userData: clerk });
  const { user, button, fillIn, address } = shown({ address: at });
  await fillIn();
  await user.click(button);
  await expect.poll(address).toBe(leads);
});

test.each([
  ['/SignIn', '/user/profile'],
  ['/SignIn?return=%2Fproperty-search%3Fq%3Dx', '/property-search?q=x'],
])('whoever is signed in already is led from %s to %s', async (at, leads) => {
  localStorage.setItem(tokenKey, 'token-of-karim');
  fakeApi().on(accounts.profile, { success: true, userData: member() });
  const { address } = show(onlyAt('/SignIn', <SignInPage />), { address: at });
  await act(() => refreshSession());
  await expect.poll(address).toBe(leads);
});

test('an account that was disabled reads so, and whom to ask', async () => {
  fakeApi().on(accounts.login, refuse('ACCOUNT_DISABLED'));
  const { user, t, button, fillIn } = shown();
  await fillIn();
  await user.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This email is disabled.');
  expect(
    within(screen.getByRole('main'))
      .getByRole('link', { name: t('accounts.careLink') })
      .getAttribute('href'),
  ).toBe('/CustomerCare');
});

test('an account that was being deleted and is back says so', async () => {
  const api = fakeApi();
  api.on(accounts.login, { success: true, userToken: 'token-of-karim', returned: true });
  api.on(accounts.profile, { success: true, userData: member() });
  const { user, t, button, fillIn } = shown();
  await fillIn();
  await user.click(button);
  expect(await toast(t('accounts.returned'))).toBeTruthy();
});

test('whoever came for something reads what for, and the way to register keeps it', () => {
  fakeApi();
  const { t } = shown({ address: '/SignIn?return=%2Fsellpost' });
  expect(screen.getByRole('heading', { level: 1, name: t('accounts.signInTo_post') })).toBeTruthy();
  expect(screen.getByRole('link', { name: t('accounts.register') }).getAttribute('href')).toBe('/Register?return=%2Fsellpost');
});

test('where a code is needed as well, it is asked for in the place of the form, and the password stays right', async () => {
  const api = fakeApi();
  api.on(accounts.login, refuse('CODE_REQUIRED', { ticket: 'a-ticket' }));
  api.on(twoStep.verify, { success: true, userToken: 'token-of-karim' });
  api.on(accounts.profile, { success: true, userData: member() });
  const { user, t, button, fillIn, address } = shown({ address: '/SignIn?return=%2Fsellpost' });
  await fillIn();
  await user.click(button);
  await screen.findByRole('heading', { level: 1, name: t('accounts.secondHeading') });
  await user.type(screen.getByRole('textbox'), '482715{Enter}');
  await expect.poll(address).toBe('/sellpost');
  expect(api.calls(twoStep.verify)[0]?.body.ticket).toBe('a-ticket');
});
