// The main job: someone posts a home, support approves it, someone else finds it and gets the number to call.
import { toAsciiDigits } from '#i18n/digits.ts';
import { formatter } from '#i18n/format.ts';
import { expect, languages, test } from './support/journey.ts';
import { searchBox, signIn } from './support/people.ts';
import { seller, support } from './support/posts.ts';
import { bengaliHome, englishHome, fillAll, submit } from './support/wizard.ts';

/** Titles that no other journey writes: they may share the product and its queue. */
const homes = {
  bn: { ...bengaliHome, title: 'ধানমন্ডি লেকের ধারে রোদেলা ফ্ল্যাট, চারতলায়' },
  en: { ...englishHome, title: 'Sunny lakeside flat on the fourth floor in Uttara' },
};
/** The other script than the post's, and a way to write it that no post has. */
const foundBy = { bn: ['ধানমন্ডি লেক', 'dhanmondi'], en: ['Uttara lakeside', 'উত্তরা'] };

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng });
    const home = homes[lng];
    const number = toAsciiDigits(home.phone);

    test('a home is posted, approved, found in either script, and its owner can be called', async ({ page, visitor, staff, product, t }) => {
      test.setTimeout(120_000);
      await product.account(seller);
      await product.account(support);

      await page.goto('/sellpost');
      await expect(page).toHaveURL(/\/SignIn\?return=/);
      await signIn(page, t, seller);
      await expect(page).toHaveURL(/\/sellpost$/);
      await fillAll(page, t, home);
      const id = await submit(page, t);
      await expect(page.getByText(formatter(lng).plain(id), { exact: true })).toBeVisible();

      await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
      await expect(visitor.getByText(home.title)).toHaveCount(0);

      await staff.goto('/SignIn');
      await signIn(staff, t, support);
      await expect(staff).toHaveURL(/\/admin$/);
      await staff.getByRole('link', { name: new RegExp(home.title) }).click();
      await expect(staff.getByRole('heading', { level: 2, name: home.title })).toBeVisible();
      await staff.getByRole('button', { name: t('moderation.approve') }).click();
      await expect(staff.getByText(t('moderation.approved', { number: formatter(lng).plain(id) }), { exact: true })).toBeVisible();

      for (const words of foundBy[lng]) {
        await visitor.goto('/');
        await searchBox(visitor).fill(words);
        await searchBox(visitor).press('Enter');
        await expect(visitor).toHaveURL(/\/property-search\?/);
        await expect(visitor.getByRole('link', { name: home.title })).toBeVisible();
      }
      await visitor.getByRole('link', { name: home.title }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: home.title })).toBeVisible();
      expect(await visitor.content()).not.toContain(number);
      await visitor.getByRole('button', { name: t('detail.showNumber') }).click();
      await expect(visitor.getByRole('link', { name: t('detail.callNumber', { number: formatter(lng).phone(number) }) }).first()).toHaveAttribute(
        'href',
        `tel:${number}`,
      );
    });
  });
}
