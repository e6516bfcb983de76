// The tools: with scripts the answer follows what is typed, without them a plain form does; the address holds it all.
import { defaultRates, monthlyInstalment } from '#contracts/buying-costs.ts';
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { alive } from './support/people.ts';

const fmt = formatter('bn');

test('land is typed as people say it, shared by its address, and what it costs follows', async ({ page, t }) => {
  await page.goto('/Tools');
  await alive(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('tools.landShort') })
    .click();
  await expect(page).toHaveURL(/\/Land-Unit-Converter$/);
  await page.getByLabel(t('tools.amount')).fill('৩ কাঠা ৮ ছটাক');
  await expect(page).toHaveURL(/amount=3\.5/);
  const answer = page.getByRole('region', { name: t('tools.allMeasures') });
  await expect(answer.getByText('৫.৭৯ শতক', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('tools.amount'))).toHaveValue('৩.৫');
  await page.getByRole('link', { name: t('tools.reset') }).click();
  await expect(answer.getByText('৮.২৬ শতক', { exact: true })).toBeVisible();
});

test('each assumption about costs can be changed and reset', async ({ page, t }) => {
  await page.goto('/Loan-And-Registration-Cost?price=10000000&size=1600&rate=11');
  await alive(page);
  const total = page.getByRole('region', { name: t('buyingCosts.total') });
  await expect(total.getByText(fmt.takaExact(11_290_000))).toBeVisible();
  await expect(page.locator('#answer').getByText(fmt.takaExact(72_253), { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: t('buyingCosts.fee_gain') }).fill('৩');
  await expect(total.getByText(fmt.takaExact(11_090_000))).toBeVisible();
  await expect(page).toHaveURL(/gain=3/);
  await page.getByRole('link', { name: t('tools.reset') }).click();
  await expect(page).toHaveURL(/\/Loan-And-Registration-Cost$/);
  await expect(page.getByRole('textbox', { name: t('buyingCosts.fee_gain') })).toHaveValue('৫');
});

test('papers are ticked off with the keyboard and stay ticked', async ({ page, t }) => {
  await page.goto('/Document-Checklist/Rent');
  await alive(page);
  const receipt = page.getByRole('checkbox', { name: t('documents.receipt') });
  await receipt.focus();
  await page.keyboard.press('Space');
  await expect(receipt).toBeChecked();
  await page.reload();
  await expect(receipt).toBeChecked();
  await page.getByRole('link', { name: t('documents.kind_land') }).click();
  await expect(page).toHaveURL(/\/Document-Checklist\/Land$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain form answers as well', async ({ page, t }) => {
    await page.goto('/Land-Unit-Converter');
    await page.getByLabel(t('tools.amount')).fill('৮ শতক');
    await page.getByRole('button', { name: t('tools.calculate') }).click();
    await expect(page).toHaveURL(/amount=/);
    await expect(page.getByText('৪.৮৪ কাঠা', { exact: true })).toBeVisible();
    await page.goto('/Loan-And-Registration-Cost');
    await page.getByLabel(t('buyingCosts.price')).fill('১ কোটি');
    await page.getByRole('button', { name: t('tools.calculate') }).click();
    await expect(page.locator('#answer').getByText(fmt.takaExact(monthlyInstalment(7_000_000, defaultRates.loan.rate, 240)), { exact: true })).toBeVisible();
  });
});
