// To a post and back to the list: the address, the page and the place on it stay, whatever was pressed how quickly.
import type { Page, Route } from '@playwright/test';
import { limits } from '#contracts/limits.ts';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { expect, test } from './support/journey.ts';
import { alive } from './support/people.ts';
import { livePost, otherSeller, seller, send, tokenOf } from './support/posts.ts';

const title = 'Verandah over the boat landing';
const list = '/Property-Buy-Sell?subDistrict=dhaka-sutrapur&bedMin=4&sort=priceAsc';
let id = 0;

test.beforeAll(async ({ product }) => {
  for (const floor of ['ground', 'first', 'second', 'third'])
    await livePost(
      product,
      {
        postTitle: `Rooms by the landing, ${floor} floor`,
        subDistrict: 'dhaka-sutrapur',
        bedrooms: '4',
        price: '61000000',
        size: '2750',
      },
      'sell',
      otherSeller,
    );
  id = await livePost(product, { postTitle: title, subDistrict: 'dhaka-sutrapur', bedrooms: '5', price: '67000000', size: '3250' });
});

const onItsWay = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await route.continue();
};

/** Longer than a form of filters waits before it tells what was typed. */
const settle = (page: Page) => page.waitForTimeout(2 * limits.search.debounceMs);

test('back from a post the list has the address and the order it had, and forward the post is there again', async ({ page, product, t }) => {
  await page.goto(list);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`Details/${id}$`));
  for (let turn = 0; turn < 2; turn++) {
    await page.goBack();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await settle(page);
    expect(page.url()).toBe(product.url + list);
    await expect(page.getByRole('combobox', { name: t('search.sortBy') })).toHaveValue('priceAsc');
    await expect(page.getByRole('article').last().getByRole('link')).toHaveText(title);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

const lng = 'bn';
test.describe('in Bengali', () => {
  test.use({ lng });

  test('a post that its owner has hidden says that it may come back, and leads to others like it', async ({ page, product, t }) => {
    const hidden = await livePost(product, { postTitle: `Away ${lng}`, subDistrict: 'dhaka-sutrapur', price: '66000000' });
    await send(product, ownPosts.setState, { token: await tokenOf(product, seller), id: hidden, json: { state: 'hidden' } });
    const answer = await page.goto(`/Property-Buy-Sell-Details/${hidden}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: t('detail.awayTitle') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: t('detail.similar') })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('the list stands where it stood, also when it is slow in coming', async ({ page }) => {
    await page.goto(list);
    const link = page.getByRole('link', { name: title });
    await link.scrollIntoViewIfNeeded();
    await alive(page);
    await page.route(/\.data/, onItsWay(700));
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(800);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.goBack();
    await expect(link).toBeInViewport();
    await settle(page);
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(40);
  });

  test('the form of the page stands in for the sheet of filters before any script and where that cannot come, and makes room once applied', async ({
    page,
    t,
  }) => {
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (come = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await coming;
      await route.continue();
    });
    await page.route('**/assets/filter-sheet-*.js', (route) => route.abort());
    await page.goto('/Property-Buy-Sell?subDistrict=dhaka-sutrapur', { waitUntil: 'commit' });
    await page.locator('a[href="#filters"]').click();
    const form = page.getByRole('form', { name: t('search.filters') });
    await expect(form).toBeVisible();
    await form.getByRole('textbox', { name: t('search.sizeMin') }).fill('3000');
    come();
    await alive(page);
    await expect(page).toHaveURL(/sizeMin=3000/);
    await expect(form.getByRole('textbox', { name: t('search.sizeMin') })).toHaveValue(/^[3৩]/);
    await form.locator('button[type=submit]').click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('link', { name: title })).toBeInViewport();
    await expect(page.getByRole('article')).toHaveCount(1);
    for (const least of ['3100', '3200']) {
      await page.locator('a[href="#filters"]').click();
      await expect(form).toBeVisible();
      await form.getByRole('textbox', { name: t('search.sizeMin') }).fill(least);
      await form.locator('button[type=submit]').click();
      await expect(form).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`sizeMin=${least}$`));
      await expect(page.getByRole('article')).toHaveCount(1);
    }
  });
});
