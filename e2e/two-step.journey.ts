// Signing in with an authenticator app, on a phone in English: turned on in the settings, asked for with the next sign-in, and a recovery
// code for whoever has lost the phone with the app.
import type { Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { appCode } from '#server/testing/authenticator.ts';
import { expect, test } from './support/journey.ts';
import { alive, signIn } from './support/people.ts';
import type { Account } from './support/product.ts';

const person: Account = { email: 'cautious@example.test', password: 'cautious-of-journeys', name: 'Nasrin Akter', role: 'support' };

async function signOut(page: Page, t: Translate): Promise<void> {
  await page.goto('/');
  await alive(page);
  await page.getByRole('button', { name: t('shell.accountMenu') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
}

test.use({ lng: 'en', viewport: { width: 360, height: 800 } });

test('the app’s code is asked for after the password, a used one is refused, a recovery code opens once', async ({ page, product, t }) => {
  test.setTimeout(90_000);
  await product.account(person);
  await page.goto('/SignIn');
  await signIn(page, t, person);
  await expect(page).toHaveURL(/\/admin/);

  await page.goto('/user/profile-settings#two-step');
  const section = page.getByRole('region', { name: t('twoStep.title') });
  await section.getByRole('button', { name: t('twoStep.begin') }).click();
  const secret = ((await section.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = section.getByLabel(t('accounts.codeLabel'));
  await code.pressSequentially('000000');
  await expect(section.getByText(t('twoStep.wrongCode'))).toBeVisible();
  const used = appCode(secret);
  await code.pressSequentially(used);
  await expect(section.getByText(t('twoStep.codesTitle'))).toBeVisible();
  const [recovery = ''] = await section.getByRole('listitem').allTextContents();
  await section.getByRole('button', { name: t('twoStep.codesDone') }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await signOut(page, t);
  await page.goto('/SignIn');
  await signIn(page, t, person);
  await expect(page.getByRole('heading', { level: 1, name: t('accounts.secondHeading') })).toBeVisible();
  const second = page.locator('#second-step');
  await second.getByLabel(t('accounts.codeLabel')).pressSequentially(used);
  await expect(second.getByText(t('accounts.secondWrong'))).toBeVisible();
  // As if a while had passed since the last code.
  await product.query('update authenticators set last_step = 0', []);
  await second.getByLabel(t('accounts.codeLabel')).pressSequentially(appCode(secret));
  await expect(page).toHaveURL(/\/admin/);

  await signOut(page, t);
  await page.goto('/SignIn');
  await signIn(page, t, person);
  await second.getByRole('button', { name: t('accounts.toRecovery') }).click();
  await second.getByLabel(t('accounts.recoveryLabel')).fill(recovery);
  await second.getByRole('button', { name: t('shell.signIn') }).click();
  await expect(page).toHaveURL(/\/admin/);
  await signOut(page, t);
  await page.goto('/SignIn');
  await signIn(page, t, person);
  await second.getByRole('button', { name: t('accounts.toRecovery') }).click();
  await second.getByLabel(t('accounts.recoveryLabel')).fill(recovery);
  await second.getByRole('button', { name: t('shell.signIn') }).click();
  await expect(second.getByText(t('accounts.recoveryWrong'))).toBeVisible();
});
