// Slow connections and old phones: what must work before, or without, any script. What plain HTTP can ask is in scripts/pages/without-scripts.test.ts.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { searchBox } from './support/people.ts';
import { flat, livePost } from './support/posts.ts';

test.use({ javaScriptEnabled: false });

/** Other journeys post homes to the same product: one of the same size would stand for this one in the list. */
const title = 'লেকের পাড়ে স্ক্রিপ্ট ছাড়া দেখা ফ্ল্যাট';
let id = 0;
test.beforeAll(async ({ product }) => {
  id = await livePost(product, { postTitle: title, size: '1637', primaryContact: '01000000764' });
});

test('a home is found, read and called about', async ({ page, t }) => {
  await page.goto('/');
  // With a word of its title: other journeys fill the first page of Dhanmondi.
  await searchBox(page).fill('dhanmondi স্ক্রিপ্ট');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/property-search\?.*q=dhanmondi/);
  // A list that another journey asked for may lack for some seconds what has just been approved.
  await expect(async () => {
    await page.reload();
    await page.getByRole('link', { name: title }).click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(`/Property-Buy-Sell-Details/${id}$`, 'i'));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(flat['description'] ?? '')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: t('detail.pictures') })
      .locator('img')
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: t('detail.showNumber') }).click();
  await expect(page.getByRole('link', { name: t('detail.callNumber', { number: formatter('bn').phone('01000000764') }) }).first()).toBeVisible();
});
