// A post that is begun with photos on one phone and sent from another.
import type { Page } from '@playwright/test';
import { expect, openTab, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import type { Account } from './support/product.ts';
import { photograph } from './support/posts.ts';
import { bengaliHome, fillContact, fillDetails, fillLocation, fillPrice, fillType, next, step, submit } from './support/wizard.ts';

const home = { ...bengaliHome, photos: 2 };
const person: Account = { email: 'photos-of-drafts@example.test', password: 'drafts-of-journeys', name: 'রওশন আরা', role: 'user' };
const phone = { viewport: { width: 360, height: 800 } };

/** Has the browser say that its line is slow, until the page says otherwise. */
const slowLine = (page: Page) =>
  page.addInitScript(() => {
    const line = Object.assign(new EventTarget(), { effectiveType: '2g', saveData: false });
    Object.defineProperty(navigator, 'connection', { value: line });
  });

test.use(phone);

test('a draft with two photos goes on from a second phone, which sends both without their travelling again', async ({ page, browser, product, t }) => {
  test.setTimeout(120_000);
  await product.account(person);
  await signedIn(page, product, person);
  await page.goto('/sellpost');
  await fillType(page, t, home);
  await fillLocation(page, t, home);
  await next(page, t, 'location');
  await fillPrice(page, t, home);
  await page.getByRole('button', { name: t('photos.nameOf', { number: 2 }) }).click();
  await page.getByRole('menuitem', { name: t('enums.shot_kitchen') }).click();
  await expect(page.getByText(t('posting.photosInAccount'))).toBeVisible({ timeout: 30_000 });
  // The caption is saved with the next words at the latest.
  await page.getByRole('button', { name: t('posting.later') }).click();
  await expect(page.getByText(t('posting.laterKeptAll')).first()).toBeVisible();
  await page.goto('/user/my-properties');
  await expect(page.getByRole('article', { name: t('myPosts.draftTitle_sell') })).toContainText(t('myPosts.draftPhotos', { count: 2 }));

  const second = await openTab(browser, product, 'bn', phone);
  await signedIn(second.page, product, person);
  await second.page.goto('/sellpost');
  await expect(step(second.page, t, 'price')).toBeVisible();
  const pictures = second.page.getByRole('list', { name: t('posting.photosList') }).getByRole('img');
  await expect(pictures).toHaveCount(2, { timeout: 30_000 });
  await expect(second.page.getByRole('button', { name: t('photos.named', { number: 2, name: t('enums.shot_kitchen') }) })).toBeVisible();
  await expect.poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0))).toBe(true);
  await next(second.page, t, 'price');
  await fillDetails(second.page, t, home);
  await fillContact(second.page, t, home);
  await second.page.getByRole('button', { name: t('shell.next'), exact: true }).click();
  await expect(step(second.page, t, 'check')).toBeVisible();
  const sent = second.page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/posts/sell'));
  const PostID = await submit(second.page, t);
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
  expect(body).toContain('name="draftPhotos"');
  expect(body).not.toContain('filename=');

  const token = await second.page.evaluate(() => localStorage.getItem('userToken'));
  const own = await second.page.request.get(`/api/profile/getUserPost/${PostID}`, { headers: { authorization: `Bearer ${token}` } });
  const { post } = (await own.json()) as { post: { images: { shot?: string }[] } };
  expect(post.images.map(({ shot }) => shot)).toEqual([undefined, 'kitchen']);

  // On the first phone the draft is over: it says so.
  await page.goto('/sellpost');
  await expect(page.getByText(t('posting.account_gone'))).toBeVisible();
  expect(second.complaints).toEqual([]);
  await second.context.close();
});

test('on a slow line photos stay on the phone, until they are sent by a press', async ({ page, product, t }) => {
  test.setTimeout(90_000);
  const slow: Account = { ...person, email: 'slow-photos@example.test' };
  await product.account(slow);
  await signedIn(page, product, slow);
  await slowLine(page);
  let uploads = 0;
  page.on('request', (request) => void (request.url().includes('/photos/') && request.method() === 'PUT' && uploads++));
  await page.goto('/sellpost');
  await fillType(page, t, home);
  await fillLocation(page, t, home);
  await next(page, t, 'location');
  await page.getByLabel(t('posting.price'), { exact: true }).fill(home.price);
  await page.locator('#images').setInputFiles([{ name: 'home.jpg', mimeType: 'image/jpeg', buffer: await photograph() }]);
  await expect(page.getByText(t('posting.photosWait', { count: 1 }))).toBeVisible({ timeout: 30_000 });
  expect(uploads).toBe(0);
  await page.getByRole('button', { name: /^এখনই পাঠান/ }).click();
  await expect(page.getByText(t('posting.photosInAccount'))).toBeVisible({ timeout: 30_000 });
  expect(uploads).toBe(1);
});
