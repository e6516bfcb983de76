// Streets from a file of the operator's own: under the prices of a search and the place of a post, and a map without them where they fail.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { putTiles } from '#server/maps/tiles/stored-tiles.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { dhakaTiles, tilesFile } from '#server/testing/tiles.ts';
import { expect, test as base } from './support/journey.ts';
import { freshProduct } from './support/journey-product.ts';
import { livePost } from './support/posts.ts';
import type { Product } from './support/product.ts';

const name = 'streets.pmtiles';

/** The file lies beside its folder for a moment, as an operator's does. */
async function giveStreets({ dataDir }: Product): Promise<void> {
  const file = path.join(dataDir, name);
  writeFileSync(file, await tilesFile({ ...dhakaTiles, zoomMin: 10, zoomMax: 16 }));
  await putTiles(openStorage(undefined, dataDir), name, file);
  rmSync(file);
}

const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await freshProduct({ mapTiles: name });
      await giveStreets(product);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const title = 'রাস্তার মানচিত্রে ধানমন্ডির ফ্ল্যাট';
let id = 0;
test.beforeAll(async ({ product }) => {
  id = await livePost(product, { postTitle: title, lat: '23.7461', lng: '90.3742' });
});

/** Those that have come, and are pictures. */
const streetsShown = (page: Page): Promise<number> =>
  page.locator('.map-tiles img').evaluateAll((tiles) => tiles.filter((tile) => (tile as HTMLImageElement).naturalWidth > 0).length);

test.describe('on a phone, at night', () => {
  test.use({ lng: 'en', viewport: { width: 360, height: 800 }, colorScheme: 'dark', hasTouch: true });

  test('they lie under prices and places, and name whom they are of', async ({ page, t }) => {
    const ranges: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/map-tiles/')) ranges.push(request.headers()['range'] ?? 'all of it');
    });
    await page.goto('/property-search/map?purpose=sell');
    await expect.poll(() => streetsShown(page)).toBeGreaterThan(3);
    await expect(page.locator('.map-canvas').getByText('2.78 crore')).toBeVisible();
    expect(ranges.filter((range) => !/^bytes=\d+-\d+$/.test(range))).toEqual([]);
    const credit = page.getByText('Streets of a test');
    await expect(credit.first()).toBeHidden();
    await page.getByText(t('canvas.credit'), { exact: true }).tap();
    await expect(credit.first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await page.goto(`/Property-Buy-Sell-Details/${id}`);
    await page.getByRole('button', { name: t('canvas.move') }).tap();
    await expect.poll(() => streetsShown(page)).toBeGreaterThan(3);
  });
});

test.describe('in Bengali, where they do not come', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the map is the drawing, and says so', async ({ page, t }) => {
    await page.route('**/map-tiles/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/property-search/map?purpose=sell');
    await expect(page.getByText(t('canvas.streetsMissing'))).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('.map-canvas').getByText('২.৭৮ কোটি')).toBeVisible();
    await expect(page.getByText('Streets of a test')).toBeHidden();
  });
});
