// What people do with their account: describe it, choose what others see, delete it, and lose the net in the meantime.
import { expect, test } from './support/journey.ts';
import { chooseArea, signedIn, signIn, tokenKey } from './support/people.ts';
import { seller } from './support/posts.ts';

test('an account is described, shown and deleted', async ({ page, product, visitor, t }) => {
  const member = { ...seller, email: 'nusrat@example.test' };
  await product.account(member);
  await page.goto('/SignIn?return=%2Fuser%2Fprofileedit');
  await signIn(page, t, member);
  await expect(page).toHaveURL(/\/user\/profileedit$/);

  await page.getByLabel(t('profile.bio')).fill('ঢাকায় থাকি, শিক্ষকতা করি।');
  await chooseArea(page, t('areas.subDistrict'), 'dhanm', 'ধানমন্ডি');
  await page.getByRole('button', { name: t('shell.save') }).click();
  await expect(page).toHaveURL(/\/user\/profile$/);
  await expect(page.getByText('ঢাকায় থাকি, শিক্ষকতা করি।')).toBeVisible();

  await page.goto('/user/profile-settings');
  await page.getByRole('switch', { name: t('profile.showEmail') }).check();
  await expect(page.getByText(t('errors.notice_settingsUpdated')).first()).toBeVisible();
  await page
    .getByRole('navigation', { name: t('profile.area') })
    .getByRole('link', { name: t('shell.myProfile') })
    .click();
  const address = await page.getByRole('link', { name: t('profile.asOthersSee') }).getAttribute('href');
  await visitor.goto(address ?? '');
  await expect(visitor.getByText(member.email)).toBeVisible();
  await expect(visitor.getByText('ধানমন্ডি')).toHaveCount(0);

  await page.goto('/user/profile-settings');
  await page.getByRole('button', { name: t('profile.deleteOpen') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('profile.deletePassword')).fill(member.password);
  await dialog.getByRole('textbox', { name: t('profile.deleteConfirm', { word: t('profile.deleteWord') }) }).fill(t('profile.deleteWord'));
  await dialog.getByRole('button', { name: t('profile.deleteDo') }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  expect((await visitor.goto(address ?? ''))?.status()).toBe(404);
});

// Overload and too many calls: `guard.layout.test.tsx`.
test('a member during silence stays signed in, loses nothing typed, and is back by itself', async ({ page, product, t }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
  await page.route('**/api/profile', (route) => route.abort());
  await page.goto('/user/profile');
  await expect(page.getByText(t('shell.sessionAway'))).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), tokenKey)).toBeTruthy();
  await page.unroute('**/api/profile');
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
  await page.goto('/user/profileedit');
  const bio = page.getByLabel(t('profile.bio'));
  await bio.fill('ঢাকায় থাকি।');
  await page.route('**/api/profile', (route) => route.abort());
  const refused = page.waitForRequest('**/api/profile');
  // The browser says this when it has a connection again.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await refused;
  await expect(bio).toHaveValue('ঢাকায় থাকি।');
  expect(await page.evaluate((key) => localStorage.getItem(key), tokenKey)).toBeTruthy();
});
