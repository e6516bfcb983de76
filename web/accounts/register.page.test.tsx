import { act, cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { accounts } from '#contracts/accounts/accounts.ts';
import { limits } from '#contracts/limits.ts';
import { registrations } from '#contracts/accounts/registrations.ts';
import type { Translate } from '#i18n/translate.ts';
import { refreshSession, tokenKey } from '#web/platform/session.ts';
import { fakeApi, noAnswer, refuse, type FakeApi } from '#web/testing/fake-api.ts';
import { member } from '#web/testing/people.ts';
import { onlyAt, show, toast, type Shown } from '#web/testing/show.tsx';
import RegisterPage from './register.page.tsx';

/** The specification's words, letter by letter. */
const words = {
  bn: { wrong: 'কোডটি ভুল অথবা এর মেয়াদ শেষ', verified: 'ইমেইল যাচাই হয়েছে', registered: 'নিবন্ধন সম্পন্ন হয়েছে', taken: 'এই ইমেইলে আগেই নিবন্ধন করা হয়েছে' },
  en: { wrong: 'Invalid or expired code', verified: 'Email verified successfully', registered: 'Registration successful', taken: 'Email already registered' },
};
const onItsWay = { success: true, expiresIn: 600, resendIn: 60 } as const;
const proven = { success: true, registrationToken: 'a-ticket', message: '' } as const;

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const button = ({ t }: Shown, name: 'sendCode' | 'resend' | 'wrongEmail') => screen.getByRole<HTMLButtonElement>('button', { name: t(`accounts.${name}`) });
const open = (lng: 'bn' | 'en'): Shown => show(<RegisterPage />, { lng, address: '/Register' });

const fill = async ({ user }: Shown, into: HTMLElement, text: string): Promise<void> => {
  await user.click(into);
  await user.paste(text);
};

/** Puts an address into the first step, sends it and waits for the box for the code. */
async function askForCode(page: Shown, email: string): Promise<void> {
  await page.user.clear(box());
  await fill(page, box(), email);
  await page.user.click(button(page, 'sendCode'));
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(page.t('accounts.codeLabel'))));
}

const giveCode = ({ user }: Shown, code: string): Promise<void> => user.type(box(), `${code}{Enter}`);

const detailsOf = ({ t }: Shown) => screen.findByText(t('accounts.detailsHeading'), { selector: 'h1' });

test('a visitor registers in English as well: the address, the code and the details, each fault in the words of the page', async () => {
  const api = fakeApi();
  api.on(registrations.sendCode, onItsWay);
  api.on(registrations.verifyCode, ({ body }) => (body.code === '123456' ? proven : refuse('CODE_INVALID')));
  let page = open('en');
  const { t } = page;
  await page.user.click(button(page, 'sendCode'));
  expect(await screen.findByText(t('errors.field_emailRequired'))).toBeTruthy();
  expect(api.calls(registrations.sendCode)).toEqual([]);
  await askForCode(page, 'karim@example.test');
  await giveCode(page, '000000');
  expect((await screen.findByText((text) => text.includes(words.en.wrong))).textContent).toContain(t('accounts.triesLeft', { count: 4 }));

  cleanup();
  page = open('en');
  expect(await screen.findByText('karim@example.test')).toBeTruthy();
  await giveCode(page, '123456');
  expect(await toast(words.en.verified)).toBeTruthy();
  await detailsOf(page);
  await page.user.click(await screen.findByText(t('accounts.finish')));
  for (const fault of ['field_genderRequired', 'field_birthDateRequired', 'field_allFields'] as const)
    expect((await screen.findAllByText(t(`errors.${fault}`))).length).toBeGreaterThan(0);
});

test('details typed survive a reload, and what is sent makes an account and signs in', async () => {
  const api = fakeApi();
  api.on(registrations.register, { success: true, userToken: 'token-of-karim', message: '' });
  api.on(accounts.profile, { success: true, userData: member() });
  const details = { name: '', gender: 'male', birthDate: '1994-03-05', phone: '' };
  sessionStorage.setItem(
    'uthan.register',
    JSON.stringify({ email: 'karim@example.test', ticket: { email: 'karim@example.test', token: 'a-ticket' }, details }),
  );
  const name = (t: Translate) => screen.findByLabelText<HTMLInputElement>(t('accounts.name'));
  let page = open('en');
  await fill(page, await name(page.t), 'Md. Rafiqul Islam');
  cleanup();
  page = open('en');
  expect((await name(page.t)).value).toBe('Md. Rafiqul Islam');
  await fill(page, screen.getByLabelText(page.t('accounts.newPassword')), 'nodir-par-77');
  await fill(page, screen.getByLabelText(page.t('accounts.confirmPassword')), 'nodir-par-77');
  await page.user.click(screen.getByText(page.t('accounts.finish')));
  expect(await toast(words.en.registered)).toBeTruthy();
  await expect.poll(page.address).toBe('/user/profile');
  expect(api.calls(registrations.register)[0]?.body).toMatchObject({ registrationToken: 'a-ticket', gender: 'male', birthDate: '1994-03-05' });
});

test.each(['bn', 'en'] as const)('a wrong address is changed where it was typed, and the code of the right one counts (%s)', async (lng) => {
  const api = fakeApi();
  api.on(registrations.sendCode, onItsWay);
  api.on(registrations.verifyCode, proven);
  const page = open(lng);
  await askForCode(page, 'wrog@example.test');
  await page.user.click(button(page, 'wrongEmail'));
  expect(box().value).toBe('wrog@example.test');
  await askForCode(page, 'wrong@example.test');
  await giveCode(page, '123456');
  await detailsOf(page);
  expect(screen.getByText('wrong@example.test')).toBeTruthy();
  expect(api.calls(registrations.verifyCode).map(({ body }) => body)).toEqual([{ email: 'wrong@example.test', code: '123456' }]);
});

/** The code of the first letter is too old; a new one is not to be had yet. */
async function withExpiredCode(api: FakeApi): Promise<Shown> {
  api.on(registrations.sendCode, onItsWay);
  api.on(registrations.verifyCode, refuse('CODE_EXPIRED'));
  const page = open('bn');
  await askForCode(page, 'late@example.test');
  expect(button(page, 'resend').disabled).toBe(true);
  await giveCode(page, '111111');
  return page;
}

test('an expired code says so, and a new one may be had after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  const api = fakeApi();
  const page = await withExpiredCode(api);
  const { user, t } = page;
  expect(await screen.findByText(words.bn.wrong)).toBeTruthy();
  expect(screen.getByText(t('accounts.codeExpired'))).toBeTruthy();
  expect(box().disabled).toBe(true);
  act(() => void vi.advanceTimersByTime(limits.codes.resendSeconds[0] * 1000));
  api.on(registrations.sendCode, noAnswer);
  await user.click(button(page, 'resend'));
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.notice_resendCodeFailed'));
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryAllByText(t('accounts.resent'))).toEqual([]);
  api.on(registrations.sendCode, onItsWay);
  await user.click(button(page, 'resend'));
  expect(await toast(t('accounts.resent'))).toBeTruthy();
  api.on(registrations.verifyCode, proven);
  await giveCode(page, '222222');
  expect(await toast(words.bn.verified)).toBeTruthy();
});

test('an address that is known to be theirs needs no code', async () => {
  fakeApi().on(registrations.sendCode, { success: true, alreadyVerified: true, registrationToken: 'a-ticket' });
  const page = open('bn');
  await fill(page, box(), 'late@example.test');
  await page.user.click(button(page, 'sendCode'));
  await detailsOf(page);
});

test.each(['bn', 'en'] as const)('an address that cannot be registered is told why, with a way on (%s)', async (lng) => {
  const api = fakeApi();
  api.on(registrations.sendCode, noAnswer);
  const page = open(lng);
  const { user, t } = page;
  await fill(page, box(), 'taken@example.test');
  await user.click(button(page, 'sendCode'));
  expect((await screen.findByRole('alert')).textContent).toContain(t('errors.notice_sendCodeFailed'));
  api.on(registrations.sendCode, refuse('EMAIL_TAKEN'));
  await user.click(button(page, 'sendCode'));
  expect(await screen.findByText((text) => text.includes(words[lng].taken))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('accounts.takenSignIn') }).getAttribute('href')).toBe('/SignIn');
  api.on(registrations.sendCode, refuse('EMAIL_DISABLED'));
  await user.type(box(), 'x');
  await user.click(button(page, 'sendCode'));
  expect(await screen.findByText(t('errors.EMAIL_DISABLED'))).toBeTruthy();
  expect(screen.getByRole('link', { name: t('accounts.careLink') }).getAttribute('href')).toBe('/CustomerCare');
});

test.each([
  ['/Register', '/user/profile'],
  ['/Register?return=%2Fsellpost', '/sellpost'],
])('whoever is signed in already is led from %s to %s', async (at, leads) => {
  localStorage.setItem(tokenKey, 'token-of-karim');
  fakeApi().on(accounts.profile, { success: true, userData: member() });
  const { address } = show(onlyAt('/Register', <RegisterPage />), { address: at });
  await act(() => refreshSession());
  await expect.poll(address).toBe(leads);
});
