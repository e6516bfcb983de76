// From an email to an account, with everything that goes wrong on the way.
import type { Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { act, ageCodes, askForCode, codeFor, giveCode, letterTo, wrongCode } from './support/accounts.ts';
import { expect, languages, test } from './support/journey.ts';
import { toast } from './support/owning.ts';
import { alive } from './support/people.ts';
import { seller } from './support/posts.ts';

const screens = { bn: { width: 360, height: 800 }, en: { width: 1280, height: 900 } };
const names = { bn: { typed: 'মোঃ. রফিকুল ইসলাম', kept: 'মোঃ রফিকুল ইসলাম' }, en: { typed: 'Md. Rafiqul Islam', kept: 'Md Rafiqul Islam' } };
/** The specification's words; its English stands here letter by letter. */
const words = {
  bn: { wrong: 'কোডটি ভুল অথবা এর মেয়াদ শেষ', verified: 'ইমেইল যাচাই হয়েছে', registered: 'নিবন্ধন সম্পন্ন হয়েছে', taken: 'এই ইমেইলে আগেই নিবন্ধন করা হয়েছে' },
  en: { wrong: 'Invalid or expired code', verified: 'Email verified successfully', registered: 'Registration successful', taken: 'Email already registered' },
};
const password = 'nodir-par-77';

async function complete(page: Page, t: Translate, name: string): Promise<void> {
  await page.getByLabel(t('accounts.name'), { exact: true }).fill(name);
  await page.getByRole('radio', { name: t('enums.gender_male'), exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: t('forms.day') }).selectOption('05');
  await page.getByRole('combobox', { name: t('forms.month') }).selectOption('03');
  await page.getByRole('combobox', { name: t('forms.year') }).selectOption('1994');
  await page.getByLabel(t('accounts.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.confirmPassword')).fill(password);
  await page.getByRole('button', { name: t('accounts.finish') }).click();
}

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng, viewport: screens[lng] });
    const said = words[lng];

    test('a visitor registers with the code of a letter, and reloads on the way', async ({ page, product, t }) => {
      test.setTimeout(120_000);
      const email = `register-${lng}@example.test`;
      await page.goto('/Register');
      await alive(page);
      await page.getByRole('button', { name: t('accounts.sendCode') }).click();
      await expect(page.getByText(t('errors.field_emailRequired'))).toBeVisible();
      await askForCode(page, t, email);
      const letter = await letterTo(product, email);
      for (const part of ['আপনার ইমেইল যাচাই করুন', 'Verify your email']) {
        expect(letter.text).toContain(part);
        expect(letter.html).toContain(part);
      }
      const code = await codeFor(product, email);
      await giveCode(page, t, wrongCode(code));
      await expect(page.getByText(said.wrong)).toContainText(t('accounts.triesLeft', { count: 4 }));

      await page.reload();
      await alive(page);
      await expect(page.getByText(email)).toBeVisible();
      await giveCode(page, t, code);
      await expect(toast(page, said.verified)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: t('accounts.detailsHeading') })).toBeVisible();
      await page.getByRole('button', { name: t('accounts.finish') }).click();
      for (const fault of ['field_genderRequired', 'field_birthDateRequired'] as const) await expect(page.getByText(t(`errors.${fault}`))).toBeVisible();
      await expect(page.getByText(t('errors.field_allFields')).first()).toBeVisible();

      await page.getByLabel(t('accounts.name'), { exact: true }).fill('থাকুক');
      await page.reload();
      await expect(page.getByLabel(t('accounts.name'), { exact: true })).toHaveValue('থাকুক');
      await complete(page, t, names[lng].typed);
      await expect(toast(page, said.registered)).toBeVisible();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await expect(page.getByRole('heading', { level: 1, name: names[lng].kept })).toBeVisible();
      await page.goto('/Register');
      await expect(page).toHaveURL(/\/user\/profile$/);
    });
  });
}

const lng = 'bn';
test.describe('in Bengali, on a phone', () => {
  test.use({ lng, viewport: screens[lng] });
  const said = words[lng];

  test('a wrong address is changed where it was typed, and the code of the right one counts', async ({ page, product, t }) => {
    const [wrong, right] = [`wrog-${lng}@example.test`, `wrong-${lng}@example.test`];
    await page.goto('/Register');
    await askForCode(page, t, wrong);
    await page.getByRole('button', { name: t('accounts.wrongEmail') }).click();
    const box = page.getByLabel(t('accounts.email'));
    await expect(box).toHaveValue(wrong);
    await box.fill(right);
    await page.getByRole('button', { name: t('accounts.sendCode') }).click();
    await expect(page.getByLabel(t('accounts.codeLabel'))).toBeFocused();
    await giveCode(page, t, await codeFor(product, right));
    await expect(page.getByRole('heading', { level: 1, name: t('accounts.detailsHeading') })).toBeVisible();
    await expect(page.getByText(right)).toBeVisible();
  });

  test('an expired code says so, and a new one may be had after a minute', async ({ page, product, t }) => {
    test.setTimeout(90_000);
    const email = `late-${lng}@example.test`;
    await page.clock.install();
    await page.goto('/Register');
    await askForCode(page, t, email);
    const first = await codeFor(product, email);
    const resend = page.getByRole('button', { name: t('accounts.resend') });
    await expect(resend).toBeDisabled();
    await ageCodes(product, email, 10);
    await giveCode(page, t, first);
    await expect(page.getByText(said.wrong, { exact: true })).toBeVisible();
    await expect(page.getByText(t('accounts.codeExpired'))).toBeVisible();
    await expect(page.getByLabel(t('accounts.codeLabel'))).toBeDisabled();
    await page.clock.fastForward(60_000);
    await page.route('**/api/register/sendCode', (route) => route.abort());
    await resend.click();
    await expect(page.getByRole('alert').filter({ hasText: t('errors.notice_resendCodeFailed') })).toBeVisible();
    await page.unroute('**/api/register/sendCode');
    await resend.click();
    await expect(toast(page, t('accounts.resent'))).toBeVisible();
    await giveCode(page, t, await codeFor(product, email, 2));
    await expect(toast(page, said.verified)).toBeVisible();

    // Another window of the same browser: the address is known to be theirs.
    const second = await page.context().newPage();
    await second.goto('/Register');
    await alive(second);
    await second.getByLabel(t('accounts.email')).fill(email);
    await second.getByRole('button', { name: t('accounts.sendCode') }).click();
    await expect(second.getByRole('heading', { level: 1, name: t('accounts.detailsHeading') })).toBeVisible();
  });

  test('an address that cannot be registered is told why, with a way on', async ({ page, product, t }) => {
    const disabled = { ...seller, email: `never-${lng}@example.test` };
    await product.account(seller);
    await product.account(disabled);
    await act(product, disabled.email, 'disable', { reason: 'Fraud' });
    await page.goto('/Register');
    await alive(page);
    const box = page.getByLabel(t('accounts.email'));
    const send = page.getByRole('button', { name: t('accounts.sendCode') });
    await page.route('**/api/register/sendCode', (route) => route.abort());
    await box.fill(seller.email);
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: t('errors.notice_sendCodeFailed') })).toBeVisible();
    await page.unroute('**/api/register/sendCode');
    await send.click();
    await expect(page.getByText(said.taken)).toBeVisible();
    await expect(page.getByRole('link', { name: t('accounts.takenSignIn') })).toHaveAttribute('href', '/SignIn');
    await box.fill(disabled.email);
    await send.click();
    await expect(page.getByText(t('errors.EMAIL_DISABLED'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('accounts.careLink') })).toHaveAttribute('href', '/CustomerCare');
  });
});
