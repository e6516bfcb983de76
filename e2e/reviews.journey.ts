// A review proves itself: staff issue a code, the customer writes with it, staff approve, and the firm's rating changes.
import { interiors } from '#contracts/interiors.ts';
import { reviews } from '#contracts/reviews.ts';
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { alive, signIn, signedIn } from './support/people.ts';
import { photograph, send, support, tokenOf } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';

const customer: Account = { email: 'customer@example.test', password: 'customer-of-journeys', name: 'শারমিন আক্তার', role: 'user' };
const text = 'কিচেন কেবিনেটের ফিনিশিং চমৎকার, তবে হস্তান্তরে ১২ দিন দেরি হয়েছে।';

/** A firm with a code for one of its projects, as staff make them. */
async function firmWithCode(product: Product, name: { bn: string; en: string }): Promise<{ PostID: number; code: string; token: string }> {
  await product.account(support);
  await product.account(customer);
  const token = await tokenOf(product, support);
  const fields = {
    name,
    about: { bn: 'বাসা আর ফার্নিচারের নকশা করি।', en: 'We design homes and furniture.' },
    categories: ['home'],
    tiers: ['budgetFriendly'],
    services: ['modularKitchen'],
    startingPrice: { bn: '৳১,৬০০/বর্গফুট থেকে', en: 'From Tk 1,600/sqft' },
    division: 'dhaka',
    district: 'dhaka',
    subDistrict: 'dhaka-uttara',
    areasServed: ['dhaka'],
    phone: '01000000452',
    gallery: [],
  };
  const { PostID } = await send<{ PostID: number }>(product, interiors.create, { token, json: fields });
  const { code } = await send<{ code: string }>(product, reviews.issueCode, { token, json: { PostID, project: 'বাসার কিচেন', month: '2026-03' } });
  return { PostID, code, token };
}

async function approveAll(product: Product, token: string): Promise<void> {
  const { items } = await send<{ items: { _id: string; revision: number }[] }>(product, reviews.staffList, { token });
  for (const { _id, revision } of items) {
    const approve = { ...reviews.approve, path: `/api/admin/reviews/${_id}/approve` as const };
    await send(product, approve, { token, json: { revision } });
  }
}

test.describe('in Bengali, on a phone', () => {
  test.use({ lng: 'bn', viewport: { width: 360, height: 800 } });
  test('a customer reviews a firm with a code and two photographs, and once approved the rating changes', async ({ page, visitor, product, t }) => {
    test.setTimeout(120_000);
    const { PostID, code, token } = await firmWithCode(product, { bn: 'নকশী ইন্টেরিয়র', en: 'Nokshi Interior' });
    await signedIn(page, product, customer);
    await page.goto(`/Interior-Details/${PostID}`);
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
    const buffer = await photograph();
    await box.getByLabel(t('reviews.photosAdd')).setInputFiles([1, 2].map((at) => ({ name: `${at}.jpg`, mimeType: 'image/jpeg', buffer })));
    await expect(box.getByRole('img')).toHaveCount(2, { timeout: 30_000 });
    await box.getByRole('button', { name: t('reviews.submit') }).click();
    await expect(box.getByText(t('reviews.thanksText'))).toBeVisible({ timeout: 30_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await approveAll(product, token);
    await visitor.goto(`/Interior-Details/${PostID}`);
    await expect(visitor.getByText(text)).toBeVisible();
    await expect(visitor.getByRole('main').getByText(formatter('bn').decimal(4.5, 1)).first()).toBeVisible();
    await expect(visitor.getByText(t('interiors.verifiedCount', { count: 1 }))).toBeVisible();
  });
});

test.describe('in English', () => {
  test.use({ lng: 'en' });
  test('whoever is signed out signs in first, and comes back to the code as it was typed', async ({ page, product, t }) => {
    const { PostID, code } = await firmWithCode(product, { bn: 'আলোছায়া স্টুডিও', en: 'Alochhaya Studio' });
    await page.goto(`/Interior-Details/${PostID}`);
    const box = page.getByRole('region', { name: t('reviews.writeTitle') });
    await box.scrollIntoViewIfNeeded();
    await expect(box.getByText(t('reviews.writeSignIn'))).toBeVisible();
    await box.getByLabel(t('reviews.code')).fill(code);
    await box.getByRole('button', { name: t('reviews.codeNext') }).click();
    await expect(page).toHaveURL(/\/SignIn\?return=/i);
    await signIn(page, t, customer);
    await expect(page).toHaveURL(new RegExp(`/Interior-Details/${PostID}`));
    await alive(page);
    await box.scrollIntoViewIfNeeded();
    await expect(box.getByLabel(t('reviews.code'))).toHaveValue(code);
    await box.getByRole('button', { name: t('reviews.codeNext') }).click();
    await expect(box.getByRole('button', { name: t('reviews.submit') })).toBeVisible();
  });
});
