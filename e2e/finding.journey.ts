// Around the search: what was seen before, and homes side by side.
import type { Page } from '@playwright/test';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { livePost, seller, send, tokenOf } from './support/posts.ts';

const large = 'Corner plot house beside the old banyan';
const small = 'Attic rooms above the tailor of Lalmatia';
const ids = { large: 0, small: 0 };

test.beforeAll(async ({ product }) => {
  ids.large = await livePost(product, { postTitle: large, price: '91000000', size: '4100', bedrooms: '6' });
  ids.small = await livePost(product, { postTitle: small, price: '3100000', size: '620', bedrooms: '1' });
});

const kept = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

/** A card of the list by its title. */
const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

const lng = 'bn';
test.describe('in Bengali', () => {
  test.use({ lng });

  test('homes are put side by side, and what differs is marked', async ({ page, t }) => {
    await page.goto('/Property-Buy-Sell?q=banyan');
    const toggle = card(page, large).getByRole('button', { name: t('posts.compare', { title: large }) });
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await page.goto(`/Property-Buy-Sell-Details/${ids.small}`);
    await page
      .getByRole('button', { name: t('posts.compare', { title: small }) })
      .filter({ visible: true })
      .click();
    await page.getByRole('link', { name: t('posts.compareCount', { count: formatter(lng).number(2) }) }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids.large},${ids.small}$`));
    await expect(page.getByRole('region', { name: t('compare.table') }).getByRole('columnheader')).toHaveCount(3);
    const beds = page.getByRole('row', { name: new RegExp(`^${t('fields.bedrooms')}`) });
    await expect(beds).toContainText(t('compare.differs'));
    await expect(beds.getByRole('cell')).toHaveText([formatter(lng).number(6), formatter(lng).number(1)]);
    const same = page.getByRole('row', { name: new RegExp(`^${t('fields.postedBy')}`) });
    await expect(same).toBeVisible();
    await page.getByRole('checkbox', { name: t('compare.onlyDifferent') }).check();
    await expect(same).toBeHidden();
    await page.getByRole('link', { name: t('compare.remove', { title: large }) }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    expect(await kept(page, 'comparedPosts')).toBe(`[${ids.small}]`);
    // An address without posts shows those that this device keeps.
    await page.goto('/compare');
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids.small}$`));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });

  test('what was looked at comes back in a row, without what is gone', async ({ page, product, t }) => {
    const soon = await livePost(product, { postTitle: `Soon withdrawn ${lng}` });
    for (const id of [soon, ids.small]) {
      await page.goto(`/Property-Buy-Sell-Details/${id}`);
      await expect.poll(() => kept(page, 'viewedPosts')).toContain(String(id));
    }
    await send(product, ownPosts.remove, { token: await tokenOf(product, seller), id: soon });
    await page.goto(`/Property-Buy-Sell-Details/${ids.large}`);
    const row = page.getByRole('region', { name: t('posts.viewed') });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(row.getByRole('link', { name: small })).toBeVisible();
    await expect(row.getByRole('article')).toHaveCount(1);
    await row.getByRole('button', { name: t('posts.viewedClear') }).click();
    await expect(row).toHaveCount(0);
  });

  test('a post that was withdrawn says so in its status and leads to others like it', async ({ page, product, t }) => {
    const gone = await livePost(product, { postTitle: `Withdrawn ${lng}`, price: '90000000', size: '4000' });
    await send(product, ownPosts.remove, { token: await tokenOf(product, seller), id: gone });
    const answer = await page.goto(`/Property-Buy-Sell-Details/${gone}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1, name: t('detail.goneTitle') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: t('detail.similar') })).toBeVisible();
    await expect(page.getByRole('link', { name: large })).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chips take off, homes stand side by side, and only what differs can be shown', async ({ page, t }) => {
    await page.goto(`/property-search?q=${encodeURIComponent('banyan 6 bed')}`);
    const beds = t('search.chipBeds', { count: formatter('bn').plain('6') });
    await page.getByRole('link', { name: t('search.removeTyped', { filter: beds, typed: '6 bed' }) }).click();
    await expect(page).toHaveURL(/q=banyan$/);
    await page.goto(`/compare?ids=${ids.large},${ids.small}`);
    await expect(page.getByRole('region', { name: t('compare.table') }).getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('checkbox', { name: t('compare.onlyDifferent') }).check();
    await expect(page.getByRole('row', { name: new RegExp(`^${t('fields.postedBy')}`) })).toBeHidden();
    await page.getByRole('link', { name: t('compare.remove', { title: small }) }).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${ids.large}$`));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('three homes are swiped past the names of their facts, and nothing else is wider than the screen', async ({ page, product, t }) => {
    const third = await livePost(product, { postTitle: 'Third of three beside each other' });
    await page.goto(`/compare?ids=${ids.large},${ids.small},${third}`);
    const table = page.getByRole('region', { name: t('compare.table') });
    await table.evaluate((element) => (element.scrollLeft = element.scrollWidth));
    await expect(table.getByRole('columnheader', { name: /Third of three/ })).toBeInViewport();
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('rowheader', { name: t('fields.bedrooms') })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});
