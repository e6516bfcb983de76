// The tools without scripts, where a plain form answers; `tools.page.test.tsx` has them with scripts.
import { defaultRates, monthlyInstalment } from '#contracts/buying-costs.ts';
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';

const fmt = formatter('bn');

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
