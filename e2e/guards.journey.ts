// Doors in open tabs: people who are suspended or disabled in the meantime, two tabs of one person, and the way back.
import type { Page } from '@playwright/test';
import { formatter } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import { act } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { alive, searchBox, signedInOnce, signIn } from './support/people.ts';
import { seller } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

/** The specification's words, letter by letter. */
const said = { suspended: "Your Account is Suspended. You don't have access to this page.", disabled: 'This email is disabled.' };

const menu = (page: Page, t: Translate) => page.getByRole('button', { name: t('shell.accountMenu') });
const token = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('userToken'));

/** Opens the home page as a member who signed in earlier. */
async function come(page: Page, t: Translate, product: Product, who: Account): Promise<void> {
  await signedInOnce(page, product, who);
  await page.goto('/');
  await expect(menu(page, t)).toBeVisible();
}

async function openProfile(page: Page, t: Translate): Promise<void> {
  await menu(page, t).click();
  await page.getByRole('link', { name: t('shell.myProfile') }).click();
  await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
}

const lng = 'en';
test.describe('in English', () => {
  test.use({ lng });

  test('whoever is suspended in an open tab is sent back, reads why, and may look around', async ({ page, product, t }) => {
    const member = { ...seller, email: `suspended-${lng}@example.test` };
    await product.account(member);
    await come(page, t, product, member);
    await openProfile(page, t);
    const until = new Date(Date.now() + 3 * 86_400_000).toISOString();
    // The open tab hears of it by itself.
    await act(product, member.email, 'suspend', { until, reason: 'একই বাড়ির অনেক বিজ্ঞাপন' });
    const told = `${said.suspended} ${t('shell.suspendedEnds', { date: formatter(lng).date(until) })}`;
    await expect(toast(page, told)).toBeVisible();
    await expect(page.getByRole('list').getByRole('link', { name: t('shell.suspendedHelp') })).toHaveAttribute('href', '/CustomerCare');
    await expect(page).toHaveURL(`${product.url}/`);
    // The address changes first; a menu that is opened before the page has changed closes with the old one.
    await expect(searchBox(page)).toBeVisible();
    await menu(page, t).click();
    await expect(page.getByText('একই বাড়ির অনেক বিজ্ঞাপন')).toBeVisible();
    await expect(page.getByRole('link', { name: t('shell.myProfile') })).toHaveCount(0);
    expect(await token(page)).not.toBeNull();
  });

  test('whoever is disabled in an open tab is out at once, in every tab', async ({ page, product, t }) => {
    const member = { ...seller, email: `disabled-${lng}@example.test` };
    await product.account(member);
    await come(page, t, product, member);
    await openProfile(page, t);
    const other = await page.context().newPage();
    await other.goto('/user/profile');
    await expect(other.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
    // The live connection says so: no one presses anything. The tab that hears it first says why.
    const told = Promise.any([page, other].map((tab) => tab.getByRole('alert').filter({ hasText: said.disabled }).first().waitFor({ timeout: 20_000 })));
    await act(product, member.email, 'disable', { reason: 'Fraud' });
    await expect(page).toHaveURL(/\/SignIn\?return=/);
    await told;
    expect(await token(page)).toBeNull();
    await expect(other).toHaveURL(/\/SignIn\?return=/);
  });

  test('two tabs that refresh at once stay signed in with one token; signing out in one is seen in the other', async ({ page, product, t }) => {
    const member = { ...seller, email: `tabs-${lng}@example.test` };
    await product.account(member);
    await come(page, t, product, member);
    const other = await page.context().newPage();
    await Promise.all([page.goto('/user/profile'), other.goto('/user/profile')]);
    for (const _again of [1, 2]) {
      for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
      await Promise.all([page.reload(), other.reload()]);
    }
    for (const tab of [page, other]) await expect(menu(tab, t)).toBeVisible();
    expect(await token(page)).toBe(await token(other));
    const answer = await page.request.get('/api/profile/getSettings', { headers: { authorization: `Bearer ${await token(page)}` } });
    expect(answer.status()).toBe(200);

    await menu(page, t).click();
    await page.getByRole('button', { name: t('shell.signOut') }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(other).toHaveURL(/\/SignIn\?return=/);
    expect(await token(other)).toBeNull();
  });

  test('the back button does not run into the door again, before signing in and after', async ({ page, product, t }) => {
    await product.account(seller);
    await page.goto('/AboutUs');
    await alive(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.postAd') })
      .click();
    // The phone's menu, which is closed here, leads there too.
    await page.getByRole('banner').locator('a[href="/sellpost"]').filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/SignIn\?return=%2Fsellpost/);
    await page.goBack();
    await expect(page).toHaveURL(/\/AboutUs$/);
    await page.goForward();
    await expect(page).toHaveURL(/\/SignIn\?return=%2Fsellpost/);
    await signIn(page, t, seller);
    await expect(page).toHaveURL(/\/sellpost/);
    await page.goBack();
    await expect(page).toHaveURL(/\/AboutUs$/);
  });
});
