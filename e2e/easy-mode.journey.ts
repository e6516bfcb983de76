// Easy mode: larger letters, three filters and prices in words, on the way from home to the number to call, at twice the size on a phone.
import { takaInWords } from '#i18n/in-words.ts';
import { expect, languages, test } from './support/journey.ts';
import { alive } from './support/people.ts';
import { livePost } from './support/posts.ts';

/** A phone of 360 pixels at 200 %: half as many CSS pixels. */
const zoomed = { width: 180, height: 400 };

for (const lng of languages) {
  test.describe(lng, () => {
    test.use({ lng, viewport: { width: 360, height: 800 } });

    test('a buyer switches it on, filters, and reaches the number; nothing leaves the screen at 200 %', async ({ page, product, t }) => {
      test.setTimeout(90_000);
      const title = `সহজ মোডের ফ্ল্যাট ${lng}`;
      await livePost(product, { postTitle: title, price: '8500000' });
      await page.goto('/');
      const loaded = page.waitForEvent('load');
      await page
        .getByRole('contentinfo')
        .getByRole('switch', { name: t('shell.easyMode') })
        .click();
      await loaded;
      await expect(page.locator('html')).toHaveAttribute('data-easy', '');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');

      await page.setViewportSize(zoomed);
      await page.goto('/Property-Buy-Sell?q=' + encodeURIComponent(title));
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1);
      expect(await fits()).toBe(true);
      const card = page.getByRole('article').filter({ hasText: title });
      await expect(card.getByText(takaInWords(lng, 8_500_000))).toBeVisible();
      await alive(page);
      await page.locator('a[href="#filters"]').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('group', { name: t('search.bedrooms') })).toBeVisible();
      await expect(sheet.getByRole('group', { name: t('search.type') })).toBeHidden();
      await page.keyboard.press('Escape');
      await card.getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(await fits()).toBe(true);
      await page
        .locator('[data-part][data-hydrated]')
        .getByRole('button', { name: t('shell.call'), exact: true })
        .click();
      await expect(page.getByRole('dialog', { name: t('detail.callTitle') }).locator('a[href^="tel:"]')).toBeVisible();
    });
  });
}
