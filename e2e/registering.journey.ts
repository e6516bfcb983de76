// From an email to an account, in Bengali on a phone: `register.page.test.tsx` has the English and everything that goes wrong on the way.
import type { Page } from '@playwright/test';
import { measureWords } from '#i18n/measures.ts';
import type { Translate } from '#i18n/translate.ts';
import { askForCode, codeFor, giveCode, letterTo, wrongCode } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { alive } from './support/people.ts';

/** The specification's words. */
const said = { wrong: 'কোডটি ভুল অথবা এর মেয়াদ শেষ', verified: 'ইমেইল যাচাই হয়েছে', registered: 'নিবন্ধন সম্পন্ন হয়েছে' };
const password = 'nodir-par-77';

async function complete(page: Page, t: Translate, name: string): Promise<void> {
  await page.getByLabel(t('accounts.name'), { exact: true }).fill(name);
  await page.getByRole('radio', { name: t('enums.gender_male'), exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: measureWords.bn.dateParts.day }).selectOption('05');
  await page.getByRole('combobox', { name: measureWords.bn.dateParts.month }).selectOption('03');
  await page.getByRole('combobox', { name: measureWords.bn.dateParts.year }).selectOption('1994');
  await page.getByLabel(t('accounts.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('accounts.confirmPassword')).fill(password);
  await page.getByRole('button', { name: t('accounts.finish') }).click();
}

test.use({ viewport: { width: 360, height: 800 } });

test('a visitor registers with the code of a letter, and reloads on the way', async ({ page, product, t }) => {
  test.setTimeout(120_000);
  const email = 'register@example.test';
  await page.goto('/Register');
  await alive(page);
  await page.getByRole('button', { name: t('accounts.sendCode') }).click();
  await expect(page.getByText(t('errors.field_emailRequired'))).toBeVisible();
  await askForCode(page, t, email);
  const letter = await letterTo(product, email);
  for (const text of [letter.text, letter.html]) expect(text).toContain('আপনার ইমেইল যাচাই করুন');
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
  await complete(page, t, 'মোঃ. রফিকুল ইসলাম');
  await expect(toast(page, said.registered)).toBeVisible();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'মোঃ রফিকুল ইসলাম' })).toBeVisible();
  await page.goto('/Register');
  await expect(page).toHaveURL(/\/user\/profile$/);
});
