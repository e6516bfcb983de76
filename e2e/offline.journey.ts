// Without a connection: what was read and saved is there with its time, what is done waits, and is done once afterwards.
import type { BrowserContext, Page } from '@playwright/test';
import { notifications } from '#contracts/notices/notifications.ts';
import { saved } from '#contracts/search/saved.ts';
import { expect, test } from './support/journey.ts';
import { signedIn, watchRequests } from './support/people.ts';
import { livePost, send, tokenOf } from './support/posts.ts';
import { bengaliHome, fillAll } from './support/wizard.ts';
import type { Account, Product } from './support/product.ts';

test.use({ serviceWorkers: 'allow' });

const account = (name: string): Account => ({ email: `${name}@example.test`, password: 'offline-of-journeys', name: 'রওশন আরা', role: 'user' });

/** Until the worker answers for this page. */
const controlled = (page: Page): Promise<unknown> => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Until these paths are among the kept. */
async function kept(page: Page, cache: string, ...paths: string[]): Promise<void> {
  const keys = (): Promise<string[]> => page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache);
  await expect.poll(keys, { timeout: 20_000 }).toEqual(expect.arrayContaining(paths.map((path) => path.toLowerCase())));
}

async function disconnect(context: BrowserContext, page: Page, off: boolean): Promise<void> {
  await context.setOffline(off);
  await page.waitForFunction((wanted) => navigator.onLine !== wanted, off);
}

/** How much this device has stored. */
const rowsOf = (page: Page, database: string, store: string): Promise<number> =>
  page.evaluate(
    ([databaseName, storeName]) =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open(databaseName, 1);
        request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
        request.onsuccess = () => {
          const count = request.result.transaction(storeName).objectStore(storeName).count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
    [database, store] as const,
  );

/** Every call that saves a post, from now on. */
function presses(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === saved.save.path) sent.push(request.method());
  });
  return sent;
}

const savedNumbers = async (product: Product, token: string): Promise<number[]> =>
  (await send<{ saved: { postId: number }[] }>(product, saved.ids, { token })).saved.map(({ postId }) => postId);

test('saved posts and viewed ones are read, and what is saved and read without a connection is done once', async ({ page, context, product, t }) => {
  test.setTimeout(120_000);
  const person = account('offline');
  await product.account(person);
  const [first, second] = [await livePost(product), await livePost(product)];
  const token = await tokenOf(product, person);
  await send(product, saved.save, { token, json: { postId: first, type: 'sell' } });
  await signedIn(page, product, person);
  await page.goto(`/Property-Buy-Sell-Details/${second}`);
  await controlled(page);
  await kept(page, 'viewed-1', `/Property-Buy-Sell-Details/${second}`);
  await kept(page, 'saved-1', `/Property-Buy-Sell-Details/${first}`);
  await kept(page, 'frames-1', '/offline', '/user/my-saved-posts', '/user/my-inbox');
  await page.goto('/user/my-saved-posts');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);

  await disconnect(context, page, true);
  await page.reload();
  await expect(page.getByText(t('shell.offline')).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByText((t('shell.offlineAsOf', { time: '@' }).split('@')[0] ?? '').trim()).first()).toBeVisible();
  // The page of what is saved, which was never opened here.
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/${first}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`/Property-Buy-Sell-Details/${second}`);
  const heart = page.locator(`[data-heart="${second}"]:visible`).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(page.getByText(t('shell.offlineWaiting', { count: 1 }))).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await savedNumbers(product, token)).toEqual([first]);
  // It is still pressed after a reload, and a page that is not kept says so.
  await page.reload();
  await expect(page.locator(`[data-heart="${second}"]:visible`).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/AboutUs');
  await expect(page.getByRole('heading', { level: 1, name: t('offline.title') })).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="/Property-Buy-Sell-Details/${second}"]`)).toBeVisible();

  await page.goto(`/Property-Buy-Sell-Details/${second}`);
  const [sent, quiet] = [presses(page), watchRequests(page)];
  await disconnect(context, page, false);
  await expect.poll(() => savedNumbers(product, token)).toEqual([first, second]);
  await expect.poll(() => rowsOf(page, 'kept-actions', 'actions')).toBe(0);
  await page.reload();
  await expect(page.locator(`[data-heart="${second}"]:visible`).first()).toHaveAttribute('aria-pressed', 'true');
  await quiet();
  expect(sent).toHaveLength(1);
  expect(await savedNumbers(product, token)).toEqual([first, second]);
});

// Its frame and its words are in the language that was chosen, also without a connection.
test.describe('in English', () => {
  test.use({ lng: 'en' });

  test('what was read in the inbox without a connection is read on the server afterwards', async ({ page, context, product, t }) => {
    test.setTimeout(120_000);
    const person = account('reader-offline');
    await product.account(person);
    const token = await tokenOf(product, person);
    const unread = async (): Promise<number> => (await send<{ unreadCount: number }>(product, notifications.unreadCount, { token })).unreadCount;
    await product.query(
      `insert into notifications (id, user_id, kind, data, cause, is_read)
       select gen_random_uuid(), id, 'text', '{"kind": "post_approved", "title": {"bn": "কথা", "en": "Words"}, "message": {"bn": "কথা", "en": "Words"}, "link": "/"}', 'offline', false from users where email = $1`,
      [person.email],
    );
    await signedIn(page, product, person);
    await page.goto('/user/my-inbox');
    await controlled(page);
    await expect(page.getByRole('article')).toHaveCount(1);
    await kept(page, 'frames-1', '/user/my-inbox');
    expect(await unread()).toBe(1);
    await disconnect(context, page, true);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: t('notifications.markAll') }).click();
    await expect(page.getByText(t('shell.offlineWaiting', { count: 1 }))).toBeVisible();
    expect(await unread()).toBe(1);
    await disconnect(context, page, false);
    await expect.poll(unread).toBe(0);
  });
});

test('a finished post that was sent without a connection becomes one post, from whatever page is open by then', async ({ page, context, product, t }) => {
  test.setTimeout(120_000);
  const person = account('poster-offline');
  await product.account(person);
  await signedIn(page, product, person);
  await page.goto('/sellpost');
  await controlled(page);
  await kept(page, 'frames-1', '/user/my-saved-posts');
  await fillAll(page, t, bengaliHome);
  await disconnect(context, page, true);
  await page
    .locator('form')
    .getByRole('button', { name: t('posting.submit') })
    .click();
  await expect(page.getByText(t('shell.offlineWaiting', { count: 1 }))).toBeVisible();
  await page.goto('/user/my-saved-posts');
  const sent = page.waitForResponse('**/api/posts/sell');
  await disconnect(context, page, false);
  expect((await sent).status()).toBe(201);
  await expect(page.getByText(t('errors.notice_postUploaded'), { exact: true })).toBeVisible();
  await page.goto('/user/my-properties');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('nothing of one person is left for the next', async ({ page, product, t }) => {
  test.setTimeout(120_000);
  const person = account('leaver-offline');
  await product.account(person);
  const id = await livePost(product);
  await send(product, saved.save, { token: await tokenOf(product, person), json: { postId: id, type: 'sell' } });
  await page.goto('/');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), ['userToken', await tokenOf(product, person)] as const);
  await page.reload();
  await controlled(page);
  await kept(page, 'saved-1', `/Property-Buy-Sell-Details/${id}`);
  await page.getByRole('button', { name: t('shell.accountMenu') }).click();
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  const left = async (): Promise<unknown[]> => [
    await page.evaluate(async () => (await caches.keys()).includes('saved-1')),
    await rowsOf(page, 'kept-answers', 'answers'),
    await rowsOf(page, 'kept-actions', 'actions'),
  ];
  await expect.poll(left).toEqual([false, 0, 0]);
});

test('the site can be installed: a worker for all of it, and a manifest with what browsers ask for', async ({ page, product }) => {
  await page.goto('/DownloadApp');
  await controlled(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${product.url}/`);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
