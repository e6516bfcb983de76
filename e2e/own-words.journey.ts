// Searching in one's own words: dictated sentences, a number read out, words of tenants.
import { formatter } from '#i18n/format.ts';
import { expect, languages, test } from './support/journey.ts';
import { searchBox } from './support/people.ts';
import { livePost } from './support/posts.ts';

const title = 'ছাদসহ খোলামেলা ফ্ল্যাট, মোহাম্মদপুর';
let number = 0;

test.beforeAll(async ({ product }) => {
  number = await livePost(product, { postTitle: title, price: '18000', priceUnits: 'perMonth', bedrooms: '3', subDistrict: 'dhaka-mohammadpur' }, 'rent');
});

const dictated = {
  bn: 'আমি মোহাম্মদপুরে তিন রুমের একটা ফ্ল্যাট ভাড়া নিতে চাই বিশ হাজার টাকার মধ্যে',
  en: 'I want to rent a three bedroom flat in Mohammadpur within twenty thousand taka',
};

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng });

    test('a dictated sentence finds what it asks for, and tells how it was understood', async ({ page, t }) => {
      await page.goto('/property-search');
      await searchBox(page).fill(dictated[lng]);
      await searchBox(page).press('Enter');
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      const beds = t('search.chipBeds', { count: formatter(lng).plain('3') });
      await expect(page.getByRole('list', { name: t('search.chips') })).toContainText(beds);
    });
  });
}

test('a number that was read out shows its post in any tab', async ({ page }) => {
  for (const read of [`post no ${number}`, `বিজ্ঞাপন নম্বর ${formatter('bn').plain(String(number))}`]) {
    for (const purpose of ['sell', 'rent']) {
      await page.goto(`/property-search?purpose=${purpose}&q=${encodeURIComponent(read)}`);
      await expect(page.getByRole('link', { name: title })).toBeVisible();
    }
  }
});

test('words of tenants are looked up among what is to rent, and words against the tab offer the other one', async ({ page, t }) => {
  await page.goto('/property-search?q=bachelor+basa+mohammadpur');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.goto('/property-search?purpose=sell&q=basa+vara+mohammadpur');
  await page.locator(`a[href*="purpose=rent"][href*="vara"]`).last().click();
  await expect(page).toHaveURL(/purpose=rent/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText(t('search.saidRent'))).toHaveCount(0);
});
