// The phone's Back button closes what covers the page and leaves it only then; what was opened from within is left as any page.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { alive } from './support/people.ts';
import { livePost } from './support/posts.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

const title = 'ফিরে আসার ফ্ল্যাট';
const list = '/Property-Buy-Sell?subDistrict=dhaka-jatrabari';
let id = 0;
test.beforeAll(async ({ product }) => {
  id = await livePost(product, { postTitle: title, subDistrict: 'dhaka-jatrabari' });
});

const post = () => new RegExp(`/Property-Buy-Sell-Details/${id}`);

async function openPost(page: Page): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: title }).first().tap();
  await expect(page).toHaveURL(post());
  await alive(page);
}

/** Presses Back once the history has its entries for as much as is open: they are made and left a moment later, sooner than a finger moves. */
async function back(page: Page, open: 0 | 1): Promise<void> {
  await page.waitForFunction((layers) => ((history.state as { layers?: number } | null)?.layers ?? 0) === layers, open);
  await page.goBack();
}

test('a picture in the whole window, then the sheet with the number, then the page itself', async ({ page, t }) => {
  await openPost(page);
  await page.getByRole('link', { name: t('detail.enlarge', { number: 1 }) }).tap();
  const viewer = page.locator('.yarl__root');
  await expect(viewer).toBeVisible();
  await back(page, 1);
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(post());

  await page.getByRole('button', { name: t('shell.call'), exact: true }).tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await back(page, 1);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(post());

  await back(page, 0);
  await expect(page).toHaveURL(/Property-Buy-Sell\?subDistrict=dhaka-jatrabari$/);
});

test('closed by its own button nothing is left to go back through', async ({ page, t }) => {
  await openPost(page);
  await page.getByRole('link', { name: t('detail.enlarge', { number: 1 }) }).tap();
  await page.getByRole('button', { name: t('shell.close') }).tap();
  await expect(page.locator('.yarl__root')).toHaveCount(0);
  await back(page, 0);
  await expect(page).toHaveURL(/Property-Buy-Sell\?subDistrict=dhaka-jatrabari$/);
});

test('the sheet of filters and the menu close, and what is opened from them comes right after the page', async ({ page, t }) => {
  await page.goto('/');
  await page.goto(list);
  await page
    .getByRole('link', { name: t('search.openFilters') })
    .first()
    .tap();
  const sheet = page.getByRole('dialog', { name: t('search.filters') });
  await expect(sheet).toBeVisible();
  await back(page, 1);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/dhaka-jatrabari$/);

  await page
    .getByRole('link', { name: t('search.openFilters') })
    .first()
    .tap();
  await sheet.getByRole('button', { name: t('search.clear'), exact: true }).tap();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/dhaka-jatrabari/);
  await back(page, 0);
  await expect(page).toHaveURL(/dhaka-jatrabari$/);
  // The other list has the post as well: what is pressed while that is still shown leads on from there.
  await expect(page.getByText(t('search.activeFilters', { count: 1 })).first()).toBeVisible();
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();

  await page.getByRole('button', { name: t('shell.mainMenu') }).tap();
  await page
    .getByRole('navigation', { name: t('shell.mainMenu') })
    .getByRole('link')
    .first()
    .tap();
  await expect(page).not.toHaveURL(/dhaka-jatrabari/);
  await back(page, 0);
  await expect(page).toHaveURL(/dhaka-jatrabari$/);
});
