// The way in, the way back to where one was, and the way out.
import { expect, test } from './support/journey.ts';
import { alive, signedIn, signIn } from './support/people.ts';
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

test('an address of another site is no way back', async ({ page, product, t }) => {
  await page.goto(`/SignIn?return=${encodeURIComponent('//evil.example')}`);
  await signIn(page, t, seller);
  await expect(page).toHaveURL(`${product.url}/`);
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

test('the staff area is no place for an ordinary member', async ({ page, product, t }) => {
  await signedIn(page, product, seller);
  await page.goto('/admin');
  await alive(page);
  await expect(page.getByRole('heading', { level: 1, name: t('shell.notFoundTitle') })).toBeVisible();
});

test('the email typed and the way back go along to a forgotten password and to registering, and return', async ({ page, t }) => {
  const email = () => page.getByLabel(t('accounts.email'), { exact: true });
  await page.goto('/SignIn?return=%2Fuser%2Fmy-saved-posts');
  await email().fill('typed-once@example.test');
  await page.getByRole('link', { name: t('accounts.forgotPassword') }).click();
  await expect(page).toHaveURL(/\/ForgotPassword\?return=/);
  await expect(email()).toHaveValue('typed-once@example.test');
  await page.getByRole('link', { name: t('accounts.backToSignIn') }).click();
  await expect(page).toHaveURL(/\/SignIn\?return=/);
  await expect(email()).toHaveValue('typed-once@example.test');
  await page.getByRole('link', { name: t('accounts.register') }).click();
  await expect(page).toHaveURL(/\/Register\?return=/);
  await expect(email()).toHaveValue('typed-once@example.test');
});
