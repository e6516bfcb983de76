// A seller who is suspended while signed in: what they read, what others still see of them, what stays theirs, and the end of it.
import type { Page } from '@playwright/test';
import { accounts } from '#contracts/accounts/accounts.ts';
import { dayMs } from '#contracts/durations.ts';
import { formatter } from '#i18n/format.ts';
import { act } from './support/accounts.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { signedIn } from './support/people.ts';
import { flat, livePost, seller, send, tokenOf } from './support/posts.ts';
import type { Product } from './support/product.ts';

const reason = 'একই বাড়ির অনেক বিজ্ঞাপন';

const idOf = async (product: Product, token: string): Promise<string> =>
  (await send<{ userData: { id: string } }>(product, accounts.profile, { token })).userData.id;

/** Whether someone who looks for the post by its number finds it. */
const found = async (page: Page, id: number): Promise<number> => {
  await page.goto(`/property-search?q=${id}`);
  return page
    .getByRole('main')
    .getByRole('link', { name: flat['postTitle'] ?? '' })
    .count();
};

const lng = 'bn';
test.describe('in Bengali', () => {
  test.use({ lng, viewport: { width: 360, height: 800 } });

  test('a suspended seller reads why and until when, keeps what is theirs, and has everything back afterwards', async ({ page, visitor, product, t }) => {
    test.setTimeout(120_000);
    const id = await livePost(product);
    const elsewhere = await tokenOf(product, seller);
    const userId = await idOf(product, elsewhere);
    await signedIn(page, product, seller);
    await page.goto('/user/profile');
    await expect(page.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
    expect(await found(visitor, id)).toBeGreaterThan(0);

    const until = new Date(Date.now() + 3 * dayMs).toISOString();
    await act(product, seller.email, 'suspend', { until, reason });
    await page.goto('/user/my-properties');
    const date = formatter(lng).date(until);
    await expect(toast(page, `${t('errors.ACCOUNT_SUSPENDED')} ${t('shell.suspendedEnds', { date })}`)).toBeVisible();
    await expect(page).toHaveURL(`${product.url}/`);

    expect(await found(visitor, id)).toBe(0);
    await visitor.goto(`/ProfileDetails/${userId}`);
    await expect(visitor.getByRole('heading', { level: 1, name: seller.name })).toBeVisible();
    await expect(visitor.getByText(t('profile.notShown'))).toBeVisible();
    await expect(visitor.getByRole('heading', { name: t('profile.live') })).toHaveCount(0);

    await page.getByRole('button', { name: t('shell.accountMenu') }).click();
    await expect(page.getByText(t('shell.suspendedReason', { reason }))).toBeVisible();
    await expect(page.getByText(t('shell.suspendedUntil', { date }), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('shell.suspendedOwn') }).click();
    await expect(page).toHaveURL(/\/MyAccount$/);
    await page.getByRole('button', { name: t('profile.devicesEndOthers') }).click();
    await expect(toast(page, t('profile.devicesEnded'))).toBeVisible();
    await expect(send(product, accounts.profile, { token: elsewhere })).rejects.toThrow('401');
    const copy = page.waitForEvent('download');
    await page.getByRole('button', { name: t('profile.dataGet') }).click();
    expect((await copy).suggestedFilename()).toMatch(/^uthan-.*\.json$/);
    await expect(page.getByRole('button', { name: t('profile.deleteOpen') })).toBeVisible();

    await act(product, seller.email, 'restore');
    await page.goto('/MyAccount');
    await expect(page).toHaveURL(/\/user\/profile-settings$/);
    expect(await found(visitor, id)).toBeGreaterThan(0);
    await visitor.goto(`/ProfileDetails/${userId}`);
    await expect(visitor.getByRole('heading', { name: t('profile.live') })).toBeVisible();
  });
});
