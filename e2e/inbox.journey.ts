// The inbox: what happens to a post is told, read, found, and deleted with a way back.
import { expect, test } from './support/journey.ts';
import { rejectPost, toast } from './support/my-posts.ts';
import { signedIn } from './support/people.ts';
import { approvePost, pendingPost } from './support/posts.ts';
import type { Account } from './support/product.ts';

const lng = 'en';
test.describe('in English', () => {
  test.use({ lng });
  const person: Account = { email: `inbox-${lng}@example.test`, password: 'inbox-of-journeys', name: 'রওশন আরা', role: 'user' };

  test('a decision lifts the badge, is read by following it, and the rest is marked, found and deleted', async ({ page, product, t }) => {
    test.setTimeout(120_000);
    await product.account(person);
    const waiting = (postTitle: string): Promise<number> => pendingPost(product, { postTitle }, 'sell', person);
    const [live, back] = [await waiting('ছাদবাগানের ফ্ল্যাট'), await waiting('পুকুরপাড়ের ফ্ল্যাট')];
    await approvePost(product, live);
    await rejectPost(product, back, 'photo', 'রান্নাঘরের ছবি দিন।');
    await signedIn(page, product, person);
    await page.goto('/');
    const bell = page.getByRole('banner').getByRole('link', { name: t('shell.inbox') });
    await expect(bell.getByText(t('shell.unread', { count: 4 }))).toBeAttached();

    await bell.click();
    const rows = page.getByRole('list', { name: t('notifications.title'), exact: true }).getByRole('article');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText(t('notifications.rejectedTitle'));
    await expect(rows.first()).toContainText('রান্নাঘরের ছবি দিন।');
    await page.getByRole('link', { name: t('notifications.detailsOf', { title: t('notifications.approvedTitle') }) }).click();
    await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/${live}$`));
    await expect(bell.getByText(t('shell.unread', { count: 3 }))).toBeAttached();
    await page.goBack();
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).not.toContainText(t('notifications.unreadMark'));

    // In the other script than the title is written in.
    const box = page.getByRole('searchbox', { name: t('notifications.find') });
    await box.fill('pukurparer');
    await expect(rows).toHaveCount(2);
    await box.fill('zzzz');
    await expect(page.getByRole('heading', { name: t('notifications.noneFoundTitle') })).toBeVisible();
    await page.getByRole('button', { name: t('notifications.clearFind') }).click();
    await expect(rows).toHaveCount(4);

    await page.getByRole('button', { name: t('notifications.markAll') }).click();
    await expect(bell.getByText(t('shell.unread', { count: 3 }))).toHaveCount(0);
    await page.getByRole('radio', { name: new RegExp(`^${t('notifications.view_unread')}`) }).check();
    await expect(page.getByRole('heading', { name: t('notifications.emptyUnreadTitle') })).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${t('notifications.view_all')}`) }).check();

    const gone = t('notifications.remove', { title: t('notifications.approvedTitle') });
    await page.getByRole('button', { name: gone }).click();
    await expect(rows).toHaveCount(3);
    await page.getByRole('button', { name: t('notifications.undo') }).click();
    await expect(rows).toHaveCount(4);
    await page.getByRole('checkbox', { name: t('notifications.chooseAll') }).check();
    const bulk = page.getByRole('region', { name: t('notifications.chosen', { count: 4 }) });
    await bulk.getByRole('button', { name: t('notifications.removeChosen') }).click();
    await page
      .getByRole('dialog', { name: t('notifications.removeTitle', { count: 4 }) })
      .getByRole('button', { name: t('shell.delete') })
      .click();
    await expect(page.getByRole('heading', { name: t('notifications.emptyTitle') })).toBeVisible();
    // Anyone who leaves before the message is gone has deleted all the same.
    await expect(toast(page, t('notifications.removed', { count: 4 }))).toBeVisible();
    await page.goto('/');
    await page.goto('/user/my-inbox');
    await expect(page.getByRole('heading', { name: t('notifications.emptyTitle') })).toBeVisible();
  });
});
