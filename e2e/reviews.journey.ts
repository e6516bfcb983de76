// A review proves itself, in Bengali on a phone: staff issue a code, the customer writes with it, staff approve, the firm's rating
// changes, its owner answers, and what the customer changes afterwards waits again.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { signedIn } from './support/people.ts';
import { photograph, support } from './support/posts.ts';
import type { Account } from './support/product.ts';
import { idOf, issuedCode, nokshi, publicFirm } from './support/reviews.ts';

const text = 'কিচেন কেবিনেটের ফিনিশিং চমৎকার, তবে হস্তান্তরে ১২ দিন দেরি হয়েছে।';
const answer = 'দেরির জন্য দুঃখিত, কাচের সরবরাহ আটকে গিয়েছিল।';
const changed = 'ফিনিশিং চমৎকার, দেরির কারণ বুঝিয়ে বলেছে।';
const lng = 'bn';
const customer: Account = { email: 'customer@example.test', password: 'customer-of-journeys', name: 'শারমিন আক্তার', role: 'user' };
const owner: Account = { email: 'firm@example.test', password: 'owner-of-journeys', name: 'সামিয়া রহমান', role: 'user' };
const name = nokshi.name[lng];
const width = 360;

test.use({ viewport: { width, height: 800 } });

test('a customer reviews a firm with a code and two photographs', async ({ page, staff, visitor, product, t }) => {
  test.setTimeout(120_000);
  for (const account of [support, customer, owner]) await product.account(account);
  const PostID = await publicFirm(product, { owner: await idOf(product, owner) });
  const code = await issuedCode(product, PostID);
  const path = `/Interior-Details/${PostID}`;

  await test.step('the code opens the form, and what is missing is told at its field', async () => {
    await signedIn(page, product, customer);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(t('interiors.noReviews')).first()).toBeVisible();
    const box = page.getByRole('region', { name: t('reviews.writeTitle') });
    await box.scrollIntoViewIfNeeded();
    await box.getByLabel(t('reviews.code')).fill('wrong');
    await box.getByRole('button', { name: t('reviews.codeNext') }).click();
    await expect(box.getByText(t('errors.field_reviewCode'))).toBeVisible();
    await box.getByLabel(t('reviews.code')).fill(` ${code.toLowerCase().replace('-', ' ')} `);
    await box.getByRole('button', { name: t('reviews.codeNext') }).click();
    await box.getByRole('button', { name: t('reviews.submit') }).click();
    await expect(box.getByText(t('errors.field_reviewRating'))).toBeVisible();
    await expect(box.getByText(t('errors.field_reviewRequired'))).toBeVisible();
    await box.getByRole('radio', { name: t('reviews.stars', { rating: 4.5 }), exact: true }).click();
    await box.getByLabel(t('reviews.textLabel')).fill(text);
    const buffers = await Promise.all([photograph(0), photograph(1)]);
    await box.getByLabel(t('reviews.photosAdd')).setInputFiles(buffers.map((buffer, at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    await expect(box.getByRole('img')).toHaveCount(2, { timeout: 30_000 });
    await box.getByRole('button', { name: t('reviews.submit') }).click();
    await expect(box.getByText(t('reviews.thanksText'))).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });

  await test.step('staff approve it, and everybody sees the rating', async () => {
    await signedIn(staff, product, support);
    await staff.goto('/admin/reviews');
    await staff.getByRole('button', { name: t('staffFirms.approveOf', { name: customer.name }) }).click();
    await expect(toast(staff, t('staffFirms.approved'))).toBeVisible();
    await visitor.goto(path);
    await expect(visitor.getByText(text)).toBeVisible();
    await expect(visitor.getByRole('main').getByText(formatter(lng).decimal(4.5, 1)).first()).toBeVisible();
    await expect(visitor.getByText(t('interiors.verifiedCount', { count: 1 }))).toBeVisible();
    await expect(visitor.getByRole('list', { name: t('reviews.photosOf', { name: customer.name }) }).getByRole('link')).toHaveCount(2);
  });

  await test.step('the owner answers it once, below the review', async () => {
    await signedIn(staff, product, owner);
    await staff.goto('/user/firm');
    await staff.getByRole('button', { name: t('staffFirms.ownAnswer'), exact: true }).click();
    await staff.getByLabel(t('staffFirms.response')).fill(answer);
    await staff.getByRole('button', { name: t('staff.send'), exact: true }).click();
    await expect(staff.getByRole('button', { name: t('staffFirms.ownAnswerChange') })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText(answer)).toBeVisible();
    await expect(visitor.getByText(t('reviews.responseOf', { name }))).toBeVisible();
  });

  await test.step('what the customer changes waits again, and the firm stands without it', async () => {
    await page.goto('/user/my-reviews');
    const card = page.getByRole('article').filter({ hasText: name });
    await expect(card.getByText(t('enums.reviewState_approved'), { exact: true })).toBeVisible();
    await card.getByRole('button', { name: t('reviews.myEditOf', { name }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(changed);
    await dialog.getByRole('button', { name: t('reviews.mySave') }).click();
    await expect(toast(page, t('errors.notice_reviewUpdated'))).toBeVisible();
    await expect(card.getByText(t('enums.reviewState_pending'), { exact: true })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('main').getByText(t('interiors.noReviews')).first()).toBeVisible();
    await expect(visitor.getByText(text)).toHaveCount(0);
  });
});
