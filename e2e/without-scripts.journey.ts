// Slow connections and old phones: what must work before, or without, any script.
import { ownPosts } from '#contracts/own-posts.ts';
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { searchBox } from './support/people.ts';
import { flat, livePost, seller, send, tokenOf } from './support/posts.ts';

test.use({ javaScriptEnabled: false });

/** Other journeys post homes to the same product. */
const title = 'লেকের পাড়ে স্ক্রিপ্ট ছাড়া দেখা ফ্ল্যাট';
let id = 0;
test.beforeAll(async ({ product }) => {
  id = await livePost(product, { postTitle: title, primaryContact: '01000000764' });
});

test('a home is found, read and called about', async ({ page, t }) => {
  await page.goto('/');
  await searchBox(page).fill('dhanmondi');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/property-search\?.*q=dhanmondi/);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/${id}$`, 'i'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(flat['description'] ?? '')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: t('detail.pictures') })
      .locator('img')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: t('detail.showNumber') }).click();
  await expect(page.getByRole('link', { name: t('detail.callNumber', { number: formatter('bn').phone('01000000764') }) })).toBeVisible();
});

test('the number of a home that is sold meanwhile is not given, and the page says why', async ({ page, product, t }) => {
  const sold = await livePost(product, { postTitle: 'পাতা খোলার পর বিক্রি হওয়া ফ্ল্যাট', primaryContact: '01000000765' });
  await page.goto(`/Property-Buy-Sell-Details/${sold}`);
  await send(product, ownPosts.setState, { token: await tokenOf(product, seller), id: sold, json: { state: 'sold' } });
  const answer = page.waitForResponse((one) => one.request().method() === 'POST');
  await page.getByRole('button', { name: t('detail.showNumber') }).click();
  expect((await answer).status()).toBe(410);
  await expect(page.getByText(t('detail.contactTaken'))).toBeVisible();
  expect(await page.content()).not.toContain('01000000765');
});

test('the results are filtered and sorted by plain forms', async ({ page, t }) => {
  await page.goto('/Property-Buy-Sell?priceMax=1000');
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  // By its words too: other journeys post homes there, and a page shows twelve.
  await page.goto(`/Property-Buy-Sell?subDistrict=dhaka-dhanmondi&sort=priceAsc&q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page).toHaveTitle(/\S/);
  expect(t.lng).toBe('bn');
});

test('signing in and posting say plainly what they need', async ({ request, t }) => {
  // A driven browser does not draw <noscript>, so the document is read.
  for (const path of ['/SignIn', '/sellpost']) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<noscript>.*?<\/noscript>/s)?.[0], path).toContain(t('shell.needsScript'));
  }
});
