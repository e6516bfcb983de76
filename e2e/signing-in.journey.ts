// The way in, the way back to where one was, and the way out.
import { expect, test } from './support/journey.ts';
import { signIn } from './support/people.ts';
import { seller } from './support/posts.ts';

test.beforeEach(async ({ product }) => product.account(seller));

test('whoever is sent to sign in comes back to the very address, query and hash included', async ({ page, t }) => {
  await page.goto('/user/my-inbox?filter=unread#first');
  await expect(page).toHaveURL(/\/SignIn\?return=/);
  await signIn(page, t, seller);
  await expect(page).toHaveURL(/\/user\/my-inbox\?filter=unread#first$/);
  await page.reload();
  await expect(page.getByRole('button', { name: t('shell.accountMenu') })).toBeVisible();
});

test('signing out forgets the token here and on the server, and leads home', async ({ page, product, t }) => {
  await page.goto('/SignIn');
  await signIn(page, t, seller);
  await expect(page).toHaveURL(`${product.url}/`);
  await page.getByRole('button', { name: t('shell.accountMenu') }).click();
  const token = await page.evaluate(() => localStorage.getItem('userToken'));
  await page.getByRole('button', { name: t('shell.signOut') }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: t('shell.signIn') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userToken'))).toBeNull();
  await expect.poll(async () => (await fetch(`${product.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
});
