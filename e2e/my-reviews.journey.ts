// One's own reviews, in both languages: changed, they wait again; deleted, they are gone; staff decide in their own area.
import { sixteenFlats } from './support/groups.ts';
import { expect, languages, test } from './support/journey.ts';
import { toast } from './support/owning.ts';
import { chooseArea, signedIn } from './support/people.ts';
import { seller, support } from './support/posts.ts';
import { nokshi, publicFirm, shownReview } from './support/reviews.ts';

const text = 'রান্নাঘরের কেবিনেটের ফিনিশিং চমৎকার। '.repeat(9).trim();

for (const lng of languages) {
  test.describe(lng, () => {
    const name = nokshi.name[lng];
    test.use({ lng, viewport: { width: 360, height: 800 } });

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
  });
}

test('staff issue a code that is shown once, and void it', async ({ page, product, t }) => {
  await product.account(support);
  const PostID = await publicFirm(product);
  await signedIn(page, product, support);
  await page.goto('/admin/review-codes');
  await page.getByLabel(t('staffFirms.codeFirm')).fill(String(PostID));
  await page.getByRole('textbox', { name: t('staffFirms.codeProject'), exact: true }).fill('Office');
  await page.getByRole('button', { name: t('staffFirms.codeIssue') }).click();
  await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
  await page
    .getByRole('button', { name: t('staffFirms.codeVoidOf', { name: nokshi.name.bn }) })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('staffFirms.codeVoid'), exact: true })
    .click();
  await expect(toast(page, t('staffFirms.codeVoided'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeHidden();
});

test.describe('in English', () => {
  test.use({ lng: 'en', viewport: { width: 360, height: 800 } });

  test('staff publish a group offer after what is missing was told', async ({ page, product, t }) => {
    await product.account(support);
    await signedIn(page, product, support);
    await page.goto('/admin/groups');
    await page.getByRole('link', { name: t('staffFirms.groupNew') }).click();
    await page.getByRole('button', { name: t('staffFirms.publish') }).click();
    await expect(page.getByRole('alert').getByText(t('staffFirms.checkFields'))).toBeVisible();

    const { title, about, developBy, landSqft, storeys, flatSizeMin, flatSizeMax, booking, landInstalments, buildInstalments } = sixteenFlats;
    const typed = { developBy, landSqft, storeys, flatSizeMin, flatSizeMax, booking, landInstalments, buildInstalments };
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(String(value));
    for (const [name, value] of Object.entries(sixteenFlats.price)) await page.locator(`[name="price.${name}"]`).fill(String(value));
    for (const one of languages) {
      await page.locator(`[name="title.${one}"]`).fill(title[one]);
      await page.locator(`[name="about.${one}"]`).fill(about[one]);
    }
    await chooseArea(page, t('areas.subDistrict'), 'uttara', /^(উত্তরা|Uttara)/);
    await page
      .getByRole('group', { name: t('staffFirms.partLedger') })
      .getByRole('button', { name: t('staffFirms.addRow') })
      .click();
    await page.getByRole('button', { name: t('staffFirms.publish') }).click();
    await expect(toast(page, t('staffFirms.published'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible();
    await page.goto('/Group-Wise-Building');
    await expect(page.getByRole('link', { name: title.en }).first()).toBeVisible();
  });
});
