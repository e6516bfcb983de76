// Numbers of a post, typed as people say them.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { seller } from './support/posts.ts';
import { bengaliHome as home, fillLocation, next } from './support/wizard.ts';

test.use({ viewport: { width: 360, height: 800 } });

test.beforeEach(async ({ page, product }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
});

test('numbers are read as people say them, and what cannot be read is refused at its box', async ({ page, t }) => {
  await page.goto('/sellpost');
  await page.getByRole('radio', { name: t('enums.propertyType_land') }).check();
  const land = page.getByRole('textbox', { name: t('posting.landSize') });
  await land.pressSequentially('৩ কাঠা ৮ ছটাক');
  await expect(land).toHaveValue('৩ কাঠা ৮ ছটাক');
  await land.blur();
  await expect(land).toHaveValue('৩.৫');
  await land.fill('৫,৫');
  await land.blur();
  await expect(land).toHaveValue('৫,৫');
  await expect(land).toHaveAccessibleDescription(t('errors.field_land'));
  await land.fill('২ বিঘা');
  await land.blur();
  await expect(page.getByLabel(t('posting.landUnits'))).toHaveValue('bigha');

  await page.getByRole('radio', { name: t('enums.propertyType_apartment') }).check();
  const size = page.getByLabel(t('posting.size'), { exact: true });
  await size.pressSequentially('1250.5');
  await next(page, t);
  await expect(size).toHaveValue('১,২৫০.৫');
  await expect(size).toHaveAccessibleDescription(t('errors.field_integer'));
  await size.fill('');
  await size.pressSequentially('1250 sft');
  await expect(page.getByText(`= ${formatter('bn').area(1250)}`)).toBeVisible();
  const beds = page.getByLabel(t('posting.bedrooms'), { exact: true });
  await beds.pressSequentially('3a');
  await beds.blur();
  await expect(beds).toHaveAccessibleDescription(t('errors.field_number'));
  await beds.fill(home.bedrooms);
  await page.getByLabel(t('posting.bathrooms'), { exact: true }).fill(home.bathrooms);
  await next(page, t);
  await fillLocation(page, t, home);
  await next(page, t);

  const price = page.getByLabel(t('posting.price'), { exact: true });
  for (const [typed, shown, words] of [
    ['৯৫ লাখ', '৯৫,০০,০০০', 'পঁচানব্বই লাখ টাকা'],
    ['1.2 crore', '১,২০,০০,০০০', 'এক কোটি বিশ লাখ টাকা'],
    ['সাড়ে তিন লাখ', '৩,৫০,০০০', 'তিন লাখ পঞ্চাশ হাজার টাকা'],
  ] as const) {
    await price.fill('');
    await price.pressSequentially(typed);
    await expect(price).toHaveValue(typed);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByText(`= ৳${shown}`)).toBeVisible();
    await price.blur();
    await expect(price).toHaveValue(shown);
  }
  // Commas that we put there do not come between; the caret stays where somebody types.
  await price.press('End');
  await price.press('Backspace');
  await price.press('Home');
  await price.press('ArrowRight');
  await price.pressSequentially('৫');
  await expect(price).toHaveValue('৩৫৫০০০');
  await price.fill('৯৫');
  await page.getByRole('button', { name: '৯৫ লাখ' }).click();
  await expect(price).toHaveValue('৯৫,০০,০০০');
});
