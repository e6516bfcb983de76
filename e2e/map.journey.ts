// The map as a way into the lists: by keyboard, by the table, and without any script.
import type { Page } from '@playwright/test';
import { expect, languages, test } from './support/journey.ts';
import { livePost } from './support/posts.ts';

const screens = { bn: { width: 360, height: 800 }, en: { width: 1280, height: 900 } };
const names = { bn: { dhaka: 'ঢাকা', dhanmondi: 'ধানমন্ডি' }, en: { dhaka: 'Dhaka', dhanmondi: 'Dhanmondi' } };
const dhaka = '/Property-Buy-Sell?division=dhaka&district=dhaka';

const title = 'মানচিত্র ধরে পাওয়া ফ্ল্যাট';
test.beforeAll(async ({ product }) => {
  await livePost(product, { postTitle: title });
});

const addressOf = (page: Page): string => page.url().replace(/^https?:\/\/[^/]+/, '');

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng, viewport: screens[lng] });

    test('arrows walk from district to district, and Enter opens the list that the filters lead to', async ({ page, t }) => {
      await page.goto('/Map');
      const country = page.getByRole('navigation', { name: t('maps.drawing') });
      const links = country.getByRole('link');
      await expect(links).toHaveCount(64);
      const one = country.getByRole('link', { name: new RegExp(`^${names[lng].dhaka}:`) });
      await one.focus();
      await expect(country.locator('a[tabindex="-1"]')).toHaveCount(63);
      await page.keyboard.press('ArrowLeft');
      await expect(one).not.toBeFocused();
      await expect(country.locator('a:focus')).toHaveCount(1);
      await page.keyboard.press('Home');
      await expect(one).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${dhaka.replace('?', '\\?')}$`));
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    });

    test('the table sorts and leads to the same address, and the colours show rates', async ({ page, t }) => {
      await page.goto('/Map');
      const table = page.getByRole('table');
      await expect(table.getByRole('columnheader', { name: t('maps.column_count') })).toHaveAttribute('aria-sort', 'descending');
      await table.getByRole('link', { name: t('maps.column_name') }).click();
      await expect(page).toHaveURL(/\/Map\?sort=name$/);
      await expect(table.getByRole('columnheader', { name: t('maps.column_name') })).toHaveAttribute('aria-sort', 'ascending');
      await page
        .getByRole('navigation', { name: t('maps.colours') })
        .getByRole('link', { name: t('maps.show_rate') })
        .click();
      await expect(page).toHaveURL(/\/Map\?show=rate&sort=name$/);
      await table.getByRole('link', { name: names[lng].dhaka, exact: true }).click();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      expect(addressOf(page)).toBe(dhaka);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a district, a tile and a purpose are links', async ({ page, t }) => {
    await page.goto('/Map');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('maps.purpose_rent'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/Map\?purpose=rent$/);
    await page.goto('/Map');
    await page
      .getByRole('list', { name: t('maps.city_dhaka') })
      .getByRole('link', { name: names.bn.dhanmondi })
      .click();
    await expect(page).toHaveURL(/\/Property-Buy-Sell\?division=dhaka&district=dhaka&subDistrict=dhaka-dhanmondi$/);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText(t('detail.locatorNote'))).toBeVisible();
  });
});
