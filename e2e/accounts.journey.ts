// From a stranger's email to an account, its profile, a forgotten password, and the end of it.
import { expect, type Page } from '@playwright/test';
import { toLocaleDigits } from '#i18n/digits.ts';
import type { Translate } from '#i18n/translate.ts';
import { test } from './support/journey.ts';
import { alive, chooseArea, signedIn, signIn } from './support/people.ts';
import { seller } from './support/posts.ts';
import type { Product } from './support/product.ts';

/** The code of the newest letter to an address, from the mailbox of a machine without a mail server. */
async function codeFor(product: Product, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const answer = await fetch(`${product.url}/mailbox`, { headers: { accept: 'application/json' } });
      const { mails } = (await answer.json()) as { mails: { to: string; text: string }[] };
      code = mails.find(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
      return code;
    })
    .toBeTruthy();
  return code ?? '';
}

async function askForCode(page: Page, t: Translate, email: string): Promise<void> {
  await alive(page);
  await page.getByLabel(t('accounts.email')).fill(email);
  await page.getByRole('button', { name: t('accounts.sendCode') }).click();
  await expect(page.getByLabel(t('accounts.codeLabel'))).toBeFocused();
}

async function giveCode(page: Page, t: Translate, code: string): Promise<void> {
  await page.getByLabel(t('accounts.codeLabel')).fill(toLocaleDigits(t.lng, code));
  if (await page.getByRole('button', { name: t('shell.next') }).isVisible()) await page.getByRole('button', { name: t('shell.next') }).click();
}

async function register(page: Page, product: Product, t: Translate, email: string, password: string): Promise<void> {
  await page.goto('/Register?return=%2Fuser%2Fprofileedit');
  await askForCode(page, t, email);
  const code = await codeFor(product, email);
  await page.reload();
  await alive(page);
  await expect(page.getByText(email)).toBeVisible();
  await page.getByLabel(t('accounts.codeLabel')).pressSequentially(toLocaleDigits(t.lng, code));
  await page.keyboard.press('Enter');
  await page.getByLabel(t('accounts.name'), { exact: true }).fill('নুসরাত জাহান');
  await page.getByRole('radio', { name: t('enums.gender_female') }).check({ force: true });
  await page.getByRole('combobox', { name: t('accounts.day') }).selectOption('05');
  await page.getByRole('combobox', { name: t('accounts.month') }).selectOption('03');
  await page.getByRole('combobox', { name: t('accounts.year') }).selectOption('1994');
  await page.getByLabel(t('accounts.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.confirmPassword')).fill(password);
  await page.getByRole('button', { name: t('accounts.finish') }).click();
  await expect(page).toHaveURL(/\/user\/profileedit$/);
}

test('an account is made from the code of a letter, described, shown and deleted', async ({ page, product, stranger, t }) => {
  const email = 'nusrat@example.test';
  await register(page, product, t, email, 'nodir-par-77');

  await page.getByLabel(t('profile.bio')).fill('ঢাকায় থাকি, শিক্ষকতা করি।');
  await chooseArea(page, t('areas.subDistrict'), 'dhanm', 'ধানমন্ডি');
  await page.getByRole('button', { name: t('shell.save') }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByText('ঢাকায় থাকি, শিক্ষকতা করি।')).toBeVisible();

  await page.goto('/user/profile-settings');
  await page.getByRole('switch', { name: t('profile.showEmail') }).check();
  await expect(page.getByText(t('errors.notice_settingsUpdated')).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: t('profile.area') })
    .getByRole('link', { name: t('shell.myProfile') })
    .click();
  const address = await page.getByRole('link', { name: t('profile.asOthersSee') }).getAttribute('href');
  await stranger.goto(address ?? '');
  await expect(stranger.getByText(email)).toBeVisible();
  await expect(stranger.getByText('ধানমন্ডি')).toHaveCount(0);

  await page.goto('/user/profile-settings');
  await page.getByRole('button', { name: t('profile.deleteOpen') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('profile.deletePassword')).fill('nodir-par-77');
  await dialog.getByRole('textbox', { name: t('profile.deleteConfirm', { word: t('profile.deleteWord') }) }).fill(t('profile.deleteWord'));
  await dialog.getByRole('button', { name: t('profile.deleteDo') }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect((await stranger.goto(address ?? ''))?.status()).toBe(404);
});

test('a forgotten password is set anew with the code, once', async ({ page, product, t }) => {
  const member = { ...seller, email: 'forgetful@example.test' };
  await product.account(member);
  await page.goto('/ForgotPassword');
  await askForCode(page, t, member.email);
  await giveCode(page, t, '000000');
  await expect(page.getByText(t('errors.notice_resetCodeInvalid').replace(/[.।]$/, ''))).toBeVisible();
  await giveCode(page, t, await codeFor(product, member.email));
  await expect(page).toHaveURL(/\/ResetPassword\//);
  const link = page.url();
  await page.getByLabel(t('accounts.stepPassword'), { exact: true }).fill('notun-par-78');
  await page.getByLabel(t('accounts.confirmPassword')).fill('notun-par-78');
  await page.getByRole('button', { name: t('accounts.resetSave') }).click();
  await expect(page).toHaveURL(/\/SignIn$/);
  await signIn(page, t, { email: member.email, password: 'notun-par-78' });
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('accounts.resetDead') })).toBeVisible();
});

test('a switch that cannot be saved goes back and says so', async ({ page, product, t }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
  await page.route('**/api/profile/updateSettings', (route) => route.abort());
  await page.goto('/user/profile-settings');
  const phone = page.getByRole('switch', { name: t('profile.showPhone') });
  await phone.click();
  await expect(page.getByText(t('errors.notice_settingsUpdateFailed')).first()).toBeVisible();
  await expect(phone).not.toBeChecked();
});

test('whoever cannot reach the server stays signed in', async ({ page, product, t }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
  await page.route('**/api/profile', (route) => route.abort());
  await page.goto('/user/profile');
  await expect(page.getByText(t('shell.sessionAway'))).toBeVisible();
  await page.unroute('**/api/profile');
  await page
    .getByRole('button', { name: t('shell.retry') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
});
