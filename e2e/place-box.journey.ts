// A seller names the place as people call it; division, district and sub-district follow.
import { expect, languages, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { seller } from './support/posts.ts';
import { bengaliHome, fillContact, fillDetails, fillPrice, fillType, next, submit } from './support/wizard.ts';

const screens = { bn: { width: 360, height: 800 }, en: { width: 1280, height: 900 } };
const names = {
  bn: { typed: 'বনশ্রী', shown: 'বনশ্রী', around: 'রামপুরা' },
  en: { typed: 'banasree', shown: 'Banasree', around: 'Rampura' },
};

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng, viewport: screens[lng] });

    test('a home in Banasree is posted by that name alone, and shown by it', async ({ page, product, t }) => {
      const { typed, shown, around } = names[lng];
      const home = { ...bengaliHome, title: `${bengaliHome.title}, ${shown}`, photos: 1 };
      await product.account(seller);
      await signedIn(page, product, seller);
      await page.goto('/sellpost');
      await fillType(page, t, home);
      await next(page, t);
      const box = page.getByRole('combobox', { name: t('posting.place'), exact: true });
      await box.click();
      await box.pressSequentially(typed);
      await page
        .getByRole('option', { name: new RegExp(`^${shown}`) })
        .first()
        .click();
      await expect(box).toHaveValue(new RegExp(shown));
      await expect(page.getByRole('combobox', { name: t('areas.subDistrict') })).toHaveValue(new RegExp(around));
      await next(page, t);
      await fillPrice(page, t, home);
      await next(page, t);
      await fillDetails(page, t, home);
      await next(page, t);
      await fillContact(page, t, home);
      await next(page, t);
      await submit(page, t);
      await page.goto('/user/my-properties');
      await expect(page.getByRole('article').filter({ hasText: home.title })).toContainText(shown);
    });
  });
}
