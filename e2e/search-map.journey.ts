// A search on the map: by touch on a phone, and with mouse and keys on a desktop. What a part of it does alone: `search-map.test.tsx`.
import { expect, test } from './support/journey.ts';
import { livePost } from './support/posts.ts';

const title = 'মানচিত্রে পিন দেওয়া ফ্ল্যাট';
const place = { subDistrict: 'dhaka-dhanmondi', lat: '23.7461', lng: '90.3742' };
let id = 0;
test.beforeAll(async ({ product }) => {
  id = await livePost(product, { ...place, postTitle: title, price: '9750000' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('from the list to the map: a price is tapped, its post is first, and Back finds the map again', async ({ page, t }) => {
    await page.goto('/Property-Buy-Sell?subDistrict=dhaka-dhanmondi&priceMin=9700000&priceMax=9800000');
    await page.getByRole('link', { name: t('search.onMap'), exact: true }).click();
    await expect(page).toHaveURL(/\/property-search\/map\?/);
    const price = page.getByRole('button', { name: t('canvas.markPrice', { price: '৯৭ লাখ ৫০ হাজার' }) }).getByText('৯৭.৫ লাখ');
    await price.tap();
    const card = page.getByRole('article').first().getByRole('link', { name: title });
    await card.tap();
    await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/.*${id}`));
    await page.goBack();
    await expect(price).toBeVisible();
  });
});

test.describe('on a desktop', () => {
  test.use({ lng: 'en', viewport: { width: 1280, height: 900 } });

  test('an area is drawn with the keys, is a chip of the map and of the list, and is taken off again', async ({ page, t }) => {
    await page.goto('/property-search/map?subDistrict=dhaka-dhanmondi');
    await page.getByRole('button', { name: t('canvas.draw') }).press('Enter');
    await expect(page.getByRole('application', { name: t('canvas.draw') })).toBeFocused();
    const corner = async (key: string, times: number): Promise<void> => {
      for (let n = 0; n < times; n++) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    };
    await corner('ArrowUp', 9);
    await corner('ArrowLeft', 9);
    await corner('ArrowDown', 18);
    await corner('ArrowRight', 18);
    await page.getByRole('button', { name: t('canvas.drawDone') }).click();
    await expect(page).toHaveURL(/[?&]within=/);
    const chip = page.getByRole('link', { name: t('search.removeChip', { filter: t('search.chipWithin') }) });
    await expect(chip).toBeVisible();
    await page.getByRole('link', { name: t('canvas.list'), exact: true }).click();
    await expect(page).toHaveURL(/\/property-search\?.*within=/);
    await expect(chip).toBeVisible();
    await chip.click();
    await expect(page).not.toHaveURL(/within=/);
  });
});

test.describe('without a connection', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, serviceWorkers: 'allow' });

  test('a map that was opened opens again, with its names and what it showed', async ({ page, context, t }) => {
    const address = '/property-search/map?subDistrict=dhaka-dhanmondi&priceMin=9700000&priceMax=9800000';
    await page.goto(address);
    const price = page.getByRole('button', { name: t('canvas.markPrice', { price: '৯৭ লাখ ৫০ হাজার' }) }).getByText('৯৭.৫ লাখ');
    await expect(price).toBeVisible();
    const isKept = () => page.evaluate(async () => navigator.serviceWorker.controller !== null && (await (await caches.open('maps-1')).keys()).length > 0);
    await expect.poll(isKept).toBe(true);
    await page.reload();
    await expect(price).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(price).toBeVisible();
    await expect(page.locator('.map-name').first()).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(t('canvas.marksFailed'));
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
