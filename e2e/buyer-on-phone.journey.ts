// A buyer with a phone finds a home by its place, by touch and in Bengali: words, the map, another place, an area drawn with a finger, a
// post, its area's guide, and is told of the next home there. With mouse and keys: `buyer-on-map.journey.ts`.
import type { Page } from '@playwright/test';
import { letterTo } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { alive, searchBox, signIn } from './support/people.ts';
import { livePost } from './support/posts.ts';
import type { Account } from './support/product.ts';

// An area of its own: other journeys' posts are not waited for.
const place = { subDistrict: 'dhaka-hazaribagh', lat: '23.7345', lng: '90.3655' };
const title = 'হাজারীবাগে তিন বেডের খোলা ফ্ল্যাট';
const nextTitle = 'হাজারীবাগে দক্ষিণমুখী নতুন ফ্ল্যাট';
const person: Account = { email: 'buyer-on-phone@example.test', password: 'buyer-of-journeys', name: 'মাহমুদা খাতুন', role: 'user' };

type Spot = readonly [x: number, y: number];

/** A finger along these shares of the map, as the browser hears one: pointers, touches and what it makes of them. */
async function slide(page: Page, way: readonly Spot[]): Promise<void> {
  const box = await page.locator('.map-canvas').boundingBox();
  if (!box) throw new Error('There is no map to touch');
  const points = way.map(([x, y]) => ({ x: Math.round(box.x + box.width * x), y: Math.round(box.y + box.height * y) }));
  const finger = await page.context().newCDPSession(page);
  for (const [at, point] of points.entries()) {
    await finger.send('Input.dispatchTouchEvent', { type: at === 0 ? 'touchStart' : 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

const line = ([fromX, fromY]: Spot, [toX, toY]: Spot, steps = 6): Spot[] =>
  Array.from({ length: steps + 1 }, (_, at) => [fromX + ((toX - fromX) * at) / steps, fromY + ((toY - fromY) * at) / steps] as const);

const corners: readonly Spot[] = [
  [0.08, 0.32],
  [0.08, 0.9],
  [0.92, 0.9],
  [0.92, 0.32],
  [0.12, 0.32],
];
const around = corners.slice(1).flatMap((corner, at) => line(corners[at] ?? corner, corner));

test.use({ lng: 'bn', viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

test('words, map, search here, an area drawn by finger, post, guide, and the next home there is told by notice and letter', async ({ page, product, t }) => {
  test.setTimeout(150_000);
  await product.account(person);
  const id = await livePost(product, { ...place, postTitle: title, size: '1423' });

  await page.goto('/');
  await searchBox(page).tap();
  await searchBox(page).fill('হাজারীবাগ ৩ বেড ফ্ল্যাট');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/(property-search|Property-Buy-Sell)\?.*q=/);
  await page.getByRole('link', { name: t('search.onMap'), exact: true }).tap();
  await expect(page).toHaveURL(/\/property-search\/map\?/);
  const card = page.getByRole('article').getByRole('link', { name: title });
  await expect(card).toBeVisible();

  await slide(page, line([0.7, 0.5], [0.35, 0.5]));
  await page.getByRole('button', { name: t('canvas.searchHere') }).tap();
  await expect(page).toHaveURL(/[?&]bounds=/);
  await expect(card).toBeVisible();

  await page.getByRole('button', { name: t('canvas.draw') }).tap();
  await expect(page.getByRole('application', { name: t('canvas.draw') })).toBeVisible();
  await slide(page, around);
  await card.tap();
  await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/.*${id}`));
  await page.goBack();
  await expect(page).toHaveURL(/\/property-search\/map\?.*within=/);
  await expect(page.getByRole('link', { name: t('search.removeChip', { filter: t('search.chipWithin') }) })).toBeVisible();
  await card.tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('main').locator(`a[href="/Area/${place.subDistrict}"]`).first().tap();
  await expect(page).toHaveURL(new RegExp(`/Area/${place.subDistrict}$`));
  await page
    .getByRole('button', { name: t('guide.tell') })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/SignIn\?return=/);
  await signIn(page, t, person);
  await expect(page).toHaveURL(new RegExp(`/Area/${place.subDistrict}$`));
  await expect(toast(page, t('guide.tellDone'))).toBeVisible();

  const next = await livePost(product, { ...place, postTitle: nextTitle, size: '1687' });
  const letter = await letterTo(product, person.email);
  expect(letter.text).toContain(nextTitle);
  expect(letter.text).toContain(`/Property-Buy-Sell-Details/${next}`);
  await page.goto('/user/my-inbox');
  await alive(page);
  const row = page
    .getByRole('list', { name: t('notifications.title'), exact: true })
    .getByRole('article')
    .filter({ hasText: nextTitle });
  await row.getByRole('link').first().tap();
  await expect(page.getByRole('heading', { level: 1, name: nextTitle })).toBeVisible();
});
