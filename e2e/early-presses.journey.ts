// Presses that come before the code that answers them: a slow line loses none.
import { expect, test } from './support/journey.ts';
import { buyer, heart } from './support/owning.ts';
import { alive, signedIn } from './support/people.ts';
import { livePost } from './support/posts.ts';
import { issuedCode, publicFirm } from './support/reviews.ts';

test('a heart that is pressed before its code has come is filled when it comes', async ({ visitor, product, t }) => {
  const title = 'ধীর নেটের ফ্ল্যাট';
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await signedIn(visitor, product, buyer);
  let held = 0;
  await visitor.route('**/assets/seller-card-*.js', async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
  await alive(visitor);
  await heart(visitor, t, title).click();
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'true');
  expect(held).toBe(1);
});

test('a heart that is pressed before any script has come is filled when they come', async ({ visitor, product, t }) => {
  const title = 'আগেভাগে সেভ করা ফ্ল্যাট';
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await signedIn(visitor, product, buyer);
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await visitor.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await visitor.goto(`/Property-Buy-Sell-Details/${id}`, { waitUntil: 'commit' });
  await heart(visitor, t, title).click();
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'false');
  come();
  await expect(heart(visitor, t, title)).toHaveAttribute('aria-pressed', 'true');
});

test('a review code that is sent before its part has come is checked when it comes', async ({ visitor, product, t }) => {
  await product.account(buyer);
  const PostID = await publicFirm(product);
  const code = await issuedCode(product, PostID);
  await signedIn(visitor, product, buyer);
  let held = 0;
  await visitor.route('**/assets/review-box-*.js', async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await visitor.goto(`/Interior-Details/${PostID}`);
  const box = visitor.getByRole('region', { name: t('reviews.writeTitle') });
  await box.getByLabel(t('reviews.code')).fill(code);
  await box.getByLabel(t('reviews.code')).press('Enter');
  await expect(box.getByRole('button', { name: t('reviews.submit') })).toBeVisible();
  expect(held).toBe(1);
});
