// Editing a post where something goes wrong.
import { expect, test } from './support/journey.ts';
import { backToAnswers, changePart, sendEdit } from './support/owning.ts';
import { signedIn } from './support/people.ts';
import { livePost, seller } from './support/posts.ts';

test('an edit that the server cannot take is called that, and goes through with the next try', async ({ page, product, t }) => {
  const id = await livePost(product, { postTitle: 'বদলাতে গিয়ে আটকানো ফ্ল্যাট' });
  await signedIn(page, product, seller);
  await page.goto(`/user/Edit-Sell-Post/${id}`);
  await changePart(page, t, 'details');
  await page.getByLabel(t('posting.postTitle'), { exact: true }).fill('বদলানো শিরোনাম');
  await backToAnswers(page, t);
  await page.route('**/updateUserPosts/**', (route) => route.fulfill({ status: 500, json: { success: false, error: 'INTERNAL', message: '' } }));
  await page.getByRole('button', { name: t('owning.submitEdit') }).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors.notice_postUpdateFailed') })).toBeVisible();
  await page.unroute('**/updateUserPosts/**');
  await sendEdit(page, t);
});
