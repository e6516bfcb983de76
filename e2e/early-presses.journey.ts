// Presses that come before the code that answers them: a slow line loses none.
import { expect, test } from './support/journey.ts';
import { buyer, heart } from './support/owning.ts';
import { alive, signedIn } from './support/people.ts';
import { livePost } from './support/posts.ts';

test('a heart that is pressed before its code has come is filled when it comes', async ({ stranger, product, t }) => {
  const title = 'ধীর নেটের ফ্ল্যাট';
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await signedIn(stranger, product, buyer);
  let held = 0;
  await stranger.route('**/assets/seller-card-*.js', async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await stranger.goto(`/Property-Buy-Sell-Details/${id}`);
  await alive(stranger);
  await heart(stranger, t, title).click();
  await expect(heart(stranger, t, title)).toHaveAttribute('aria-pressed', 'true');
  expect(held).toBe(1);
});

test('a heart that is pressed before any script has come is filled when they come', async ({ stranger, product, t }) => {
  const title = 'আগেভাগে সেভ করা ফ্ল্যাট';
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await signedIn(stranger, product, buyer);
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await stranger.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await stranger.goto(`/Property-Buy-Sell-Details/${id}`, { waitUntil: 'commit' });
  await heart(stranger, t, title).click();
  await expect(heart(stranger, t, title)).toHaveAttribute('aria-pressed', 'false');
  come();
  await expect(heart(stranger, t, title)).toHaveAttribute('aria-pressed', 'true');
});
