// While a page is on its way: what the pressed card knows is shown at once, Back returns to the list, and nothing moves as the page comes.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { alive } from './support/people.ts';
import { livePost } from './support/posts.ts';

/** Holds back what pages are made of; returns what lets it through. */
async function holdData(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\.data/, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

test.use({ lng: 'bn', viewport: { width: 360, height: 800 } });

test('a pressed post shows its card until it comes, and Back gives it up', async ({ page, product, t }) => {
  const title = 'ধীর লাইনের ফ্ল্যাট';
  await livePost(product, { postTitle: title, price: '8500000' });
  await page.goto('/Property-Buy-Sell?q=' + encodeURIComponent(title));
  await alive(page);
  const list = page.url();
  const release = await holdData(page);
  const link = page.getByRole('article').getByRole('link', { name: title });
  // The list is taken over after the frame: until then its links load whole pages.
  await expect.poll(() => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
  await link.click();
  const cover = page.getByRole('region', { name: t('shell.loading') });
  await expect(cover.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0)).toBe(1);
  await page.goBack();
  await expect(cover).toBeHidden();
  await expect(link).toBeInViewport();
  expect(page.url()).toBe(list);

  await link.click();
  await expect(cover.getByRole('heading', { level: 1, name: title })).toBeVisible();
  release();
  await page.waitForURL(/Details/);
  await expect(cover).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
});
