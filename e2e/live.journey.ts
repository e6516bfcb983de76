// What happens to someone's posts and inbox is in every tab of theirs at once: no one reloads anything here.
import type { Page, WebSocketRoute } from '@playwright/test';
import { posts } from '#contracts/posts/posts.ts';
import type { Translate } from '#i18n/translate.ts';
import { expect, test } from './support/journey.ts';
import { alive, signedIn } from './support/people.ts';
import { approvePost, flat, photograph, send, tokenOf } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

/** A post of this person, which waits. */
async function submit(product: Product, person: Account, postTitle: string): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...flat, postTitle })) form.append(name, value);
  form.append('images', new Blob([new Uint8Array(await photograph())], { type: 'image/jpeg' }), 'home.jpg');
  return (await send<{ PostID: number }>(product, posts.submitSell, { token: await tokenOf(product, person), form })).PostID;
}

const bellOf = (page: Page, t: Translate) => page.getByRole('banner').getByRole('link', { name: t('shell.inbox') });
const rowsOf = (page: Page, t: Translate) => page.getByRole('list', { name: t('notifications.title'), exact: true }).getByRole('article');

/** Opens a page as someone, and waits until it hears what happens. */
async function connected(page: Page, product: Product, person: Account, address: string): Promise<void> {
  await signedIn(page, product, person);
  const joined = page.waitForEvent('websocket', { predicate: (socket) => socket.url().includes('/socket.io/') });
  await page.goto(address);
  const socket = await joined;
  await socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('roomJoined') }).catch(() => undefined);
  await alive(page);
}

const person: Account = { email: 'live@example.test', password: 'live-of-journeys', name: 'রওশন আরা', role: 'user' };

test('an approval lifts the bell of every tab; read or deleted in one, it is so in the other', async ({ page, visitor, product, t }) => {
  test.setTimeout(90_000);
  await product.account(person);
  const [first, second] = [await submit(product, person, 'ছাদবাগানের ফ্ল্যাট'), await submit(product, person, 'পুকুরপাড়ের ফ্ল্যাট')];
  await connected(page, product, person, '/user/my-properties');
  await connected(visitor, product, person, '/user/my-inbox');
  await expect(page.getByRole('tab', { name: t('myPosts.tab_nonApprovedUserSellPosts') })).toContainText('২');

  // That both were received was told before.
  await approvePost(product, first);
  await expect(bellOf(page, t).getByText(t('shell.unread', { count: 3 }))).toBeAttached();
  await expect(page).toHaveTitle(/^\(৩\) /);
  await expect(page.getByRole('tab', { name: t('myPosts.tab_approvedUserSellPosts') })).toBeVisible();
  await expect(rowsOf(visitor, t)).toHaveCount(3);
  await approvePost(product, second);
  await expect(rowsOf(visitor, t)).toHaveCount(4);
  await expect(bellOf(page, t).getByText(t('shell.unread', { count: 4 }))).toBeAttached();

  await visitor
    .getByRole('link', { name: t('notifications.detailsOf', { title: t('notifications.approvedTitle') }) })
    .first()
    .click();
  await expect(bellOf(page, t).getByText(t('shell.unread', { count: 3 }))).toBeAttached();
  await expect(visitor).toHaveURL(/\/Property-Buy-Sell-Details\//);
  await visitor.goBack();
  await visitor
    .getByRole('button', { name: t('notifications.remove', { title: t('notifications.approvedTitle') }) })
    .first()
    .click();
  await visitor
    .getByRole('button', { name: t('shell.dismiss') })
    .first()
    .click();
  await expect(rowsOf(visitor, t)).toHaveCount(3);
  await bellOf(page, t).click();
  await expect(rowsOf(page, t)).toHaveCount(3);
});

test.describe('in English', () => {
  test.use({ lng: 'en' });

  test('a connection that drops comes back by itself, with what was told meanwhile', async ({ page, product, t }) => {
    test.setTimeout(60_000);
    const other: Account = { ...person, email: 'dropped@example.test' };
    await product.account(other);
    const id = await submit(product, other, 'বারান্দাওয়ালা ফ্ল্যাট');
    const links: WebSocketRoute[] = [];
    let isAway = false;
    await page.routeWebSocket(/\/socket\.io\//, (link) => {
      if (isAway) return void link.close();
      links.push(link);
      link.connectToServer();
    });
    await signedIn(page, product, other);
    await page.goto('/user/my-inbox');
    await expect(rowsOf(page, t)).toHaveCount(1);
    await expect.poll(() => links.length).toBe(1);
    isAway = true;
    await links[0]?.close();
    await approvePost(product, id);
    isAway = false;
    await expect(rowsOf(page, t)).toHaveCount(2);
    await expect(bellOf(page, t).getByText(t('shell.unread', { count: 2 }))).toBeAttached();
  });
});
