// Staff look after people: find someone, stop them with a reason, let them in again, give a role; all of it in the log.
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { alive, signedIn } from './support/people.ts';
import { seller, support } from './support/posts.ts';

const lng = 'en';
test.describe('in English', () => {
  test.use({ lng, viewport: { width: 1280, height: 900 } });

  test('support suspends somebody with a reason, who reads it, and lets them in again', async ({ page, visitor, product, t }) => {
    test.setTimeout(90_000);
    const member = { ...seller, email: `watched-${lng}@example.test`, name: 'মাহমুদা খাতুন' };
    await product.account(support);
    await product.account(member);
    await signedIn(page, product, support);
    await signedIn(visitor, product, member);
    await page.goto('/admin');
    await page
      .getByRole('navigation', { name: t('moderation.nav') })
      .getByRole('link', { name: t('moderation.navUsers') })
      .click();
    await alive(page);
    const box = page.getByRole('textbox', { name: t('members.searchLabel') });
    await box.fill(member.email);
    await box.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: member.email });
    const menu = row.getByRole('button', { name: t('members.menuOf', { name: member.name }) });
    await menu.click();
    await page.getByRole('menuitem', { name: t('members.suspend') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('members.suspend') }).click();
    await expect(dialog.getByText(t('errors.field_required'))).toBeVisible();
    await dialog.getByRole('button', { name: t('members.ready_repeated') }).click();
    await dialog.getByRole('button', { name: t('members.suspend') }).click();
    await expect(toast(page, t('errors.notice_accountSuspended'))).toBeVisible();
    await expect(row.getByText(t('members.reasonIs', { reason: t('members.ready_repeated') }))).toBeVisible();

    await visitor.goto('/user/profile');
    await expect(visitor.getByRole('list').getByText(t('errors.ACCOUNT_SUSPENDED'))).toBeVisible();
    await visitor.getByRole('button', { name: t('shell.accountMenu') }).click();
    await expect(visitor.getByText(t('members.ready_repeated'))).toBeVisible();

    await menu.click();
    await page.getByRole('menuitem', { name: t('members.restore') }).click();
    await dialog.getByRole('button', { name: t('members.restore') }).click();
    await expect(toast(page, t('errors.notice_accountRestored'))).toBeVisible();
    await menu.click();
    await expect(page.getByRole('menuitem', { name: t('members.restore') })).toHaveCount(0);
    await page.getByRole('menuitem', { name: t('members.history') }).click();
    await expect(page.getByRole('listitem').getByText(t('moderation.action_user_suspend'))).toBeVisible();
    await expect(page.getByRole('listitem').getByText(t('moderation.action_user_restore'))).toBeVisible();
    await visitor.goto('/user/profile');
    await expect(visitor.getByRole('heading', { level: 1, name: member.name })).toBeVisible();
  });
});
