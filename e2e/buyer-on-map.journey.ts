// A buyer finds a home by its place: words, the map, another place, an area of their own, a post, its area's guide, and an alert.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { searchBox, signIn } from './support/people.ts';
import { livePost } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

const place = { subDistrict: 'dhaka-lalbagh', lat: '23.7190', lng: '90.3880' };
const title = 'লালবাগ কেল্লার কাছে তিন বেডের ফ্ল্যাট';
test.beforeAll(async ({ product }) => void (await livePost(product, { ...place, postTitle: title, size: '1371' })));

type Way = readonly (readonly [x: number, y: number])[];

/** Shares of the map, in pixels of the page. */
async function onMap(page: Page, way: Way): Promise<{ x: number; y: number }[]> {
  const box = await page.locator('.map-canvas').boundingBox();
  return way.map(([x, y]) => ({ x: Math.round((box?.x ?? 0) + (box?.width ?? 0) * x), y: Math.round((box?.y ?? 0) + (box?.height ?? 0) * y) }));
}

/** A finger along the way. */
async function swipe(page: Page, way: Way): Promise<void> {
  const points = await onMap(page, way);
  const finger = await page.context().newCDPSession(page);
  for (const [at, point] of points.entries())
    await finger.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
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

const announced = ({ letters }: Product, { email }: Account, what: string): boolean =>
  letters.some(({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(what));

test.describe('on a phone, by touch', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('words, map, another place, an area drawn by finger, post, guide, and an alert whose letter comes', async ({ page, product, t }) => {
    const person: Account = { email: 'buyer-on-map@example.test', password: 'buyer-of-journeys', name: 'সালমা বেগম', role: 'user' };
    await product.account(person);
    await page.goto('/');
    await searchBox(page).fill('লালবাগে ৩ বেডের ফ্ল্যাট');
    await searchBox(page).press('Enter');
    await page.getByRole('link', { name: t('search.onMap'), exact: true }).tap();
    const card = page.getByRole('article').getByRole('link', { name: title });
    await expect(card).toBeVisible();
    const here = page.getByRole('button', { name: t('canvas.searchHere') });
    await expect(here).toBeHidden();
    await swipe(page, aside);
    await expect(page).not.toHaveURL(/bounds=/);
    await here.tap();
    // The place on the map takes the place of the one in the words.
    await expect(page).toHaveURL(/[?&]bounds=/);
    await expect(page.locator('input[name="q"]')).toHaveValue('৩ বেডের ফ্ল্যাট');
    await page.getByRole('button', { name: t('canvas.draw') }).tap();
    await expect(page.getByRole('application', { name: t('canvas.draw') })).toBeVisible();
    await swipe(page, around);
    await expect(page).toHaveURL(/[?&]within=/);
    const map = page.url();
    await card.tap();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('main').locator('a[href="/Area/dhaka-lalbagh"]').first().tap();
    await expect(page).toHaveURL(/\/Area\/dhaka-lalbagh$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(map);
    await page.getByRole('button', { name: t('search.save') }).tap();
    await expect(page).toHaveURL(/\/SignIn\?/);
    await signIn(page, t, person);
    await expect(page.getByText(t('search.saveDone'))).toBeVisible();
    await expect(page).toHaveURL(map);
    const fitting = 'আঁকা এলাকার ভেতরে নতুন ফ্ল্যাট';
    await livePost(product, { ...place, postTitle: 'আঁকা এলাকার বাইরে ফ্ল্যাট', subDistrict: 'dhaka-uttara', lat: '23.8740', lng: '90.4000', size: '1372' });
    await livePost(product, { ...place, postTitle: fitting, size: '1373' });
    await expect.poll(() => announced(product, person, fitting), { timeout: 30_000 }).toBe(true);
    expect(announced(product, person, 'এলাকার বাইরে')).toBe(false);
  });
});

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
