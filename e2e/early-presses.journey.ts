// Presses that come before the code that answers them: a slow line loses none.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { buyer, heart } from './support/my-posts.ts';
import { alive, signedIn } from './support/people.ts';
import { livePost } from './support/posts.ts';
import { issuedCode, publicFirm } from './support/reviews.ts';

/** Holds these files back until `come`. */
async function hold(page: Page, files: string): Promise<{ come: () => void; count: () => number }> {
  let [held, come] = [0, (): void => undefined];
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(files, async (route) => {
    held += 1;
    await coming;
    await route.continue();
  });
  return { come: () => come(), count: () => held };
}

test('a heart that is pressed before its code has come is filled when it comes', async ({ visitor, product, t }) => {
  const title = 'ধীর নেটের ফ্ল্যাট';
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await signedIn(visitor, product, buyer);
  const code = await hold(visitor, '**/assets/seller-card-*.js');
  await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
  await alive(visitor);
  await heart(visitor, t, title).click();
  await expect.poll(code.count).toBe(1);
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'false');
  code.come();
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'true');
  expect(code.count()).toBe(1);
});

test('a heart that is pressed before any script has come is filled when they come', async ({ visitor, product, t }) => {
  const title = 'আগেভাগে সেভ করা ফ্ল্যাট';
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await signedIn(visitor, product, buyer);
  const scripts = await hold(visitor, '**/assets/*.js');
  await visitor.goto(`/Property-Buy-Sell-Details/${id}`, { waitUntil: 'commit' });
  await heart(visitor, t, title).click();
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'false');
  scripts.come();
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'true');
});

test('two homes that are put side by side before any script has come are both there when they come', async ({ visitor, product, t }) => {
  const titles = ['আগেভাগে তুলনায় রাখা বাড়ি', 'আগেভাগে তুলনায় রাখা জমির পাশের বাড়ি'] as const;
  // An area of its own, where no other home comes between.
  for (const [at, postTitle] of titles.entries())
    await livePost(product, { postTitle, subDistrict: 'dhaka-kafrul', price: `${61 + 20 * at}00000`, size: `${910 + 300 * at}` });
  const scripts = await hold(visitor, '**/assets/*.js');
  await visitor.goto('/Property-Buy-Sell?subDistrict=dhaka-kafrul', { waitUntil: 'commit' });
  const toggles = titles.map((title) => visitor.getByRole('button', { name: t('posts.compare', { title }) }));
  for (const toggle of toggles) await toggle.click();
  for (const toggle of toggles) await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  scripts.come();
  for (const toggle of toggles) await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(visitor.getByRole('link', { name: t('posts.compareCount', { count: '২' }) })).toBeVisible();
});

test('a review code that is sent before its part has come is checked when it comes', async ({ visitor, product, t }) => {
  await product.account(buyer);
  const PostID = await publicFirm(product);
  const code = await issuedCode(product, PostID);
  await signedIn(visitor, product, buyer);
  const part = await hold(visitor, '**/assets/review-box-*.js');
  await visitor.goto(`/Interior-Details/${PostID}`);
  const box = visitor.getByRole('region', { name: t('reviews.writeTitle') });
  await box.getByLabel(t('reviews.code')).fill(code);
  await box.getByLabel(t('reviews.code')).press('Enter');
  await expect.poll(part.count).toBe(1);
  await expect(box.getByRole('button', { name: t('reviews.submit') })).toHaveCount(0);
  part.come();
  await expect(box.getByRole('button', { name: t('reviews.submit') })).toBeVisible();
  expect(part.count()).toBe(1);
});
