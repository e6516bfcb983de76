// What an owner is told about looks at a post: true ones only.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { buyer, ownCard } from './support/my-posts.ts';
import { signedIn, watchRequests } from './support/people.ts';
import { livePost, seller } from './support/posts.ts';

/** Every call that counts a look, from now on. */
function looks(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/view')) told.push(request.url());
  });
  return told;
}

/** Opens a post and lets the time pass after which a look counts: the page is quiet once it has begun to count it. */
async function look(page: Page, open: () => Promise<unknown>): Promise<void> {
  const quiet = watchRequests(page);
  await open();
  await quiet();
  await page.clock.fastForward(5000);
}

test('whoever looks at a post counts once, however often they come, its owner never, who reads how many did', async ({ page, visitor, staff, product, t }) => {
  const title = 'যে ফ্ল্যাট লোকে দেখে';
  const id = await livePost(product, { postTitle: title });
  const address = `/Property-Buy-Sell-Details/${id}`;
  await product.account(buyer);
  await signedIn(staff, product, buyer);
  await signedIn(page, product, seller);
  for (const one of [visitor, staff, page]) await one.clock.install();
  for (const one of [visitor, staff]) {
    for (const open of [() => one.goto(address), () => one.reload()]) {
      const answered = one.waitForResponse((answer) => answer.url().endsWith(`/api/posts/${id}/view`));
      await look(one, open);
      expect((await answered).status()).toBe(200);
    }
  }
  const told = looks(page);
  await look(page, () => page.goto(address));
  const quiet = watchRequests(page);
  await page.goto('/user/my-properties?tab=allowed-sell');
  await quiet();
  expect(told).toEqual([]);
  await expect(ownCard(page, title)).toContainText(t('myPosts.views', { count: 2 }));
});
