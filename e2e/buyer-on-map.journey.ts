// A buyer finds a home by its place: words, the map, another place, an area of their own, a post and its area's guide.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { livePost } from './support/posts.ts';

const place = { subDistrict: 'dhaka-lalbagh', lat: '23.7190', lng: '90.3880' };
const title = 'লালবাগ কেল্লার কাছে তিন বেডের ফ্ল্যাট';
test.beforeAll(async ({ product }) => void (await livePost(product, { ...place, postTitle: title, size: '1371' })));

type Way = readonly (readonly [x: number, y: number])[];

/** Shares of the map, in pixels of the page. */
async function onMap(page: Page, way: Way): Promise<{ x: number; y: number }[]> {
  const box = await page.locator('.map-canvas').boundingBox();
  return way.map(([x, y]) => ({ x: Math.round((box?.x ?? 0) + (box?.width ?? 0) * x), y: Math.round((box?.y ?? 0) + (box?.height ?? 0) * y) }));
}

async function drag(page: Page, way: Way): Promise<void> {
  const [first, ...others] = await onMap(page, way);
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.up();
}

const aside: Way = [
  [0.7, 0.6],
  [0.6, 0.6],
  [0.5, 0.6],
  [0.4, 0.6],
];
const around: Way = [
  [0.06, 0.42],
  [0.06, 0.6],
  [0.06, 0.92],
  [0.5, 0.92],
  [0.92, 0.92],
  [0.92, 0.6],
  [0.92, 0.42],
  [0.5, 0.42],
  [0.1, 0.42],
];

test.describe('on a desktop, by mouse and keys', () => {
  test.use({ lng: 'en', viewport: { width: 1280, height: 900 } });

  test('words, map, search as it is moved, an area drawn by mouse, post and guide', async ({ page, t }) => {
    await page.goto('/property-search?q=3+bed+flat+lalbagh');
    await page.getByRole('link', { name: t('search.onMap'), exact: true }).click();
    const card = page.getByRole('article').getByRole('link', { name: title });
    await expect(card).toBeVisible();
    await drag(page, aside);
    await page.getByRole('button', { name: t('canvas.searchHere') }).press('Enter');
    await expect(page).toHaveURL(/[?&]bounds=/);
    const before = page.url();
    await drag(page, [...aside].reverse());
    await page.getByRole('checkbox', { name: t('canvas.asMoved') }).press('Space');
    await expect(page).not.toHaveURL(before);
    await expect(page.getByRole('button', { name: t('canvas.searchHere') })).toBeHidden();
    await page.getByRole('button', { name: t('canvas.draw') }).click();
    await drag(page, around);
    await expect(page).toHaveURL(/[?&]within=/);
    await expect(page.getByRole('link', { name: t('search.removeChip', { filter: t('search.chipWithin') }) })).toBeVisible();
    await card.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('main').locator('a[href="/Area/dhaka-lalbagh"]').first().click();
    await expect(page).toHaveURL(/\/Area\/dhaka-lalbagh$/);
  });
});
