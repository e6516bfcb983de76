// One's own reviews, in Bengali on a phone: changed, they wait again; deleted, they are gone; staff decide in their own area.
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { signedIn } from './support/people.ts';
import { seller, support } from './support/posts.ts';
import { nokshi, publicFirm, shownReview } from './support/reviews.ts';

const text = 'রান্নাঘরের কেবিনেটের ফিনিশিং চমৎকার। '.repeat(9).trim();
const name = nokshi.name.bn;

test.use({ viewport: { width: 360, height: 800 } });

test('a review is read whole, edited, approved again by staff, and deleted', async ({ page, staff, product, t }) => {
  test.setTimeout(120_000);
  for (const account of [seller, support]) await product.account(account);
  await signedIn(page, product, seller);
  await page.goto('/user/my-reviews');
  await expect(page.getByText(t('reviews.myEmpty'))).toBeVisible();

  const PostID = await publicFirm(product);
  await shownReview(product, seller, PostID, text);
  await page.reload();
  const card = page.getByRole('article');
  await expect(card.getByText(t('enums.reviewState_approved'), { exact: true })).toBeVisible();
  await card.getByRole('button', { name: t('reviews.myMore') }).click();
  await expect(card.getByText(text)).toBeVisible();
  await card.getByRole('button', { name: t('reviews.myShowImages', { count: 1 }) }).click();
  await expect(card.getByRole('img', { name: t('reviews.myImage', { number: 1 }) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await card.getByRole('button', { name: t('reviews.myEditOf', { name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reviews.mySave') })
    .click();
  await expect(page.getByRole('dialog').getByText(t('errors.notice_reviewUnchanged'))).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('ফিনিশিং ভালো, সময়মতো শেষ হয়েছে।');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reviews.photoRemove', { number: 1 }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reviews.mySave') })
    .click();
  await expect(toast(page, t('errors.notice_reviewUpdated'))).toBeVisible();
  await expect(card.getByText(t('enums.reviewState_pending'), { exact: true })).toBeVisible();

  await signedIn(staff, product, support);
  await staff.goto('/admin/reviews');
  await expect(staff.getByText('ফিনিশিং ভালো, সময়মতো শেষ হয়েছে।')).toBeVisible();
  await staff.getByRole('button', { name: t('staffFirms.approveOf', { name: seller.name }) }).click();
  await expect(toast(staff, t('staffFirms.approved'))).toBeVisible();
  await page.reload();
  await expect(card.getByText(t('enums.reviewState_approved'), { exact: true })).toBeVisible();

  await card.getByRole('button', { name: t('reviews.myRemoveOf', { name }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('reviews.myRemove') })
    .click();
  await expect(toast(page, t('errors.notice_reviewDeleted'))).toBeVisible();
  await expect(page.getByText(t('reviews.myEmpty'))).toBeVisible();
});
