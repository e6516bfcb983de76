// A report of fraud, from the buyer who sends it to the one who decides and back.
import { reports } from '#contracts/staff/reports.ts';
import { expect, test } from './support/journey.ts';
import { buyer, toast } from './support/my-posts.ts';
import { alive, signedIn } from './support/people.ts';
import { livePost, send, support, tokenOf } from './support/posts.ts';

const lng = 'bn';
test.describe('in Bengali', () => {
  test.use({ lng, viewport: { width: 360, height: 800 } });

  test('a buyer reports fraud, support sees it at once and takes the post down, and the buyer is told', async ({ page, visitor, product, t }) => {
    test.setTimeout(120_000);
    const title = 'আগাম টাকা চাওয়া ফ্ল্যাট';
    const note = 'দেখার আগেই টাকা চেয়েছেন';
    const reporter = { ...buyer, email: `reporter-${lng}@example.test` };
    await product.account(reporter);
    await product.account(support);
    const id = await livePost(product, { postTitle: title });

    await signedIn(visitor, product, reporter);
    await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
    const open = visitor.getByRole('button', { name: t('reports.open_post') });
    await open.scrollIntoViewIfNeeded();
    await open.click();
    const dialog = visitor.getByRole('dialog', { name: t('reports.title_post') });
    await dialog.getByRole('radio', { name: t('enums.reportReason_fraud') }).check();
    await dialog.getByLabel(t('reports.note')).fill(note);
    await dialog.getByRole('button', { name: t('reports.send') }).click();
    await expect(toast(visitor, t('errors.notice_reportReceived'))).toBeVisible();

    await signedIn(page, product, support);
    await page.goto('/admin');
    await page.getByRole('combobox', { name: t('moderation.states') }).selectOption('reported');
    await page
      .getByRole('list', { name: new RegExp(t('moderation.state_reported')) })
      .getByRole('link', { name: title })
      .click();
    const panel = page.getByRole('region', { name: t('moderation.preview') });
    await expect(panel.getByText(t('enums.reportReason_fraud'))).toBeVisible();
    await expect(panel.getByText(note)).toBeVisible();
    await panel.getByRole('button', { name: t('moderation.cancel') }).click();
    const cancel = page.getByRole('dialog');
    await cancel.getByRole('checkbox', { name: t('moderation.reason_prohibited') }).check();
    await cancel.getByRole('button', { name: t('moderation.cancel') }).click();
    await expect(cancel).toBeHidden();
    await page.goto('/admin?status=reported');
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);

    const gone = await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
    expect(gone?.status()).toBe(410);
    await visitor.goto('/user/my-inbox');
    await alive(visitor);
    await expect(visitor.getByText(t('notifications.reportText_upheld', { title }))).toBeVisible();
  });
});

test('a report about nothing is dismissed, and the post stays', async ({ page, request, product, t }) => {
  const title = 'ঠিকঠাক ফ্ল্যাট';
  await product.account(support);
  const id = await livePost(product, { postTitle: title });
  await product.account(buyer);
  await send(product, reports.post, { token: await tokenOf(product, buyer), id, json: { reason: 'photo' } });
  await signedIn(page, product, support);
  await page.goto(`/admin?status=reported&post=${id}`);
  await page.getByRole('button', { name: t('moderation.reportsDismiss') }).click();
  await expect(page.getByRole('button', { name: t('moderation.reportsDismiss') })).toBeHidden();
  expect((await request.get(`/Property-Buy-Sell-Details/${id}`)).status()).toBe(200);
});
