// What an owner is told about looks at a post: true ones only.
import type { Page } from '@playwright/test';
import { ownPosts } from '#contracts/own-posts.ts';
import { expect, test } from './support/journey.ts';
import { buyer, ownCard } from './support/owning.ts';
import { signedIn, watchRequests } from './support/people.ts';
import { livePost, seller, send, tokenOf } from './support/posts.ts';

/** Every call that counts a look, from now on. */
function looks(page: Page): string[] {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/view')) told.push(request.url());
  });
  return told;
}

const lookAnswered = (page: Page, id: number) => page.waitForResponse((answer) => answer.url().endsWith(`/api/posts/${id}/view`));

test('whoever looks at a post counts once, however often they come, and its owner reads how many did', async ({ page, visitor, staff, product, t }) => {
  const title = 'যে ফ্ল্যাট লোকে দেখে';
  const id = await livePost(product, { postTitle: title });
  const address = `/Property-Buy-Sell-Details/${id}`;
  await product.account(buyer);
  await signedIn(staff, product, buyer);
  for (const one of [visitor, staff]) {
    const answered = lookAnswered(one, id);
    await one.goto(address);
    expect((await answered).status()).toBe(200);
    const again = lookAnswered(one, id);
    await one.reload();
    expect((await again).status()).toBe(200);
  }
  await signedIn(page, product, seller);
  await page.goto('/user/my-properties?tab=allowed-sell');
  await expect(ownCard(page, title)).toContainText(t('owning.views', { count: 2 }));
});

test('the owner, and a page that nobody sees, tell no look', async ({ page, visitor, product }) => {
  const id = await livePost(product, { postTitle: 'যে ফ্ল্যাট কেউ দেখেনি' });
  const address = `/Property-Buy-Sell-Details/${id}`;
  await signedIn(page, product, seller);
  // As a tab in the background, until somebody turns to it.
  await visitor.addInitScript(() => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' }));
  const told = [looks(page), looks(visitor)];
  const quiet = [page, visitor].map((one) => watchRequests(one));
  await Promise.all([page.goto(address), visitor.goto(address)]);
  for (const silence of quiet) {
    await silence();
    await page.waitForTimeout(2000);
  }
  expect(told).toEqual([[], []]);

  const answered = lookAnswered(visitor, id);
  await visitor.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await answered).status()).toBe(200);
  const { counts } = (await send<{ post: { counts: object } }>(product, ownPosts.get, { token: await tokenOf(product, seller), id })).post;
  expect(counts).toMatchObject({ views: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('who calls is told who answers: the owner, an agent or a developer', async ({ page, product, t }) => {
    for (const [postedBy, title] of [
      ['owner', 'callTitle'],
      ['agent', 'callTitle_agent'],
      ['developer', 'callTitle_developer'],
    ] as const) {
      const id = await livePost(product, { postTitle: `ফোন ধরবেন ${t(`enums.postedBy_${postedBy}`)}`, postedBy });
      await page.goto(`/Property-Buy-Sell-Details/${id}`);
      // Before hydration the press is an ordinary form's, and the page that answers has the number in it.
      await page
        .locator('[data-part][data-hydrated]')
        .getByRole('button', { name: t('shell.call') })
        .click();
      await expect(page.getByRole('dialog', { name: t(`detail.${title}`) })).toBeVisible();
    }
  });
});
