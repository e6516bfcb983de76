// How many presses and typed fields a flat with three photographs takes, on a phone: counted here, not estimated.
import type { Page } from '@playwright/test';
import { Hand } from './support/hand.ts';
import { expect, test } from './support/journey.ts';
import { alive, signedIn } from './support/people.ts';
import { pendingPost } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';
import { postByHand } from './support/post-by-hand.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

async function begin(page: Page, product: Product, who: Account): Promise<void> {
  await product.account(who);
  await product.query('update users set phone = $1 where email = $2', ['01000000742', who.email]);
  await signedIn(page, product, who);
}

const person = (name: string): Account => ({ email: `${name}@example.test`, password: 'taps-of-journeys', name: 'রওশন আরা', role: 'user' });

test('a first post takes at most 20 presses and 4 typed fields', async ({ page, product, t }) => {
  test.setTimeout(90_000);
  await begin(page, product, person('taps-first'));
  await page.goto('/sellpost');
  await alive(page);
  const hand = new Hand();
  await postByHand(page, t, hand, true);
  process.stdout.write(`A first post: ${hand.taps} presses, ${hand.typed} typed fields.\n`);
  expect([hand.taps <= 20, hand.typed <= 4]).toEqual([true, true]);
});

test('who posted before needs at most 17 presses and 3 typed fields, as the last answers are proposed', async ({ page, product, t }) => {
  test.setTimeout(90_000);
  const who = person('taps-again');
  await begin(page, product, who);
  await pendingPost(product, {}, 'sell', who);
  await page.goto('/sellpost');
  await alive(page);
  const hand = new Hand();
  await postByHand(page, t, hand, false);
  process.stdout.write(`Posted before: ${hand.taps} presses, ${hand.typed} typed fields.\n`);
  expect([hand.taps <= 17, hand.typed <= 3]).toEqual([true, true]);
});
