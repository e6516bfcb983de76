// The map as a way into the lists: by keyboard, and without any script.
import { expect, test } from './support/journey.ts';
import { livePost } from './support/posts.ts';

const dhaka = '/Property-Buy-Sell?division=dhaka&district=dhaka';

const title = 'মানচিত্র ধরে পাওয়া ফ্ল্যাট';
test.beforeAll(async ({ product }) => {
  await livePost(product, { postTitle: title });
});

test('arrows walk from district to district on any screen, and Enter opens its panel, whose posts and list are a press away', async ({ page, t }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/Map?tab=country');
  const country = page.getByRole('navigation', { name: t('maps.drawing') });
  await expect(country.getByRole('link')).toHaveCount(64);
  const one = country.getByRole('link', { name: /^ঢাকা:/ });
  await one.focus();
  await expect(country.locator('a[tabindex="-1"]')).toHaveCount(63);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.keyboard.press('ArrowLeft');
    await expect(one).not.toBeFocused();
    await expect(country.locator('a:focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(one).toBeFocused();
  }
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: 'ঢাকা', exact: true });
  // Other journeys may have posted there since.
  await expect(panel.locator('a[href*="/Property-Buy-Sell-Details/"]').first()).toBeVisible();
  await panel.locator(`a[href="${dhaka}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${dhaka.replace('?', '\\?')}$`));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a district, a tile, a tab and a purpose are links', async ({ page, t }) => {
    await page.goto('/Map');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('maps.purpose_rent'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/Map\?purpose=rent$/);
    await page.getByRole('link', { name: t('maps.tab_country') }).click();
    await expect(page).toHaveURL(/\/Map\?tab=country&purpose=rent$/);
    await expect(page.getByRole('navigation', { name: t('maps.drawing') }).getByRole('link', { name: /^ঢাকা:/ })).toHaveAttribute(
      'href',
      dhaka.replace('Buy-Sell', 'Rent'),
    );
    await page.goto('/Map');
    await page
      .getByRole('list', { name: t('maps.city_dhaka') })
      .getByRole('link', { name: 'ধানমন্ডি' })
      .click();
    await expect(page).toHaveURL(/\/Property-Buy-Sell\?division=dhaka&district=dhaka&subDistrict=dhaka-dhanmondi$/);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText(t('detail.locatorNote'))).toBeVisible();
  });
});
