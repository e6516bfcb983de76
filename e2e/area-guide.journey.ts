// The guide of an area: one press, and its person is told of new posts there.
import { expect, test } from './support/journey.ts';
import { toast } from './support/my-posts.ts';
import { alive, signIn } from './support/people.ts';
import { letterTo } from './support/accounts.ts';
import { livePost } from './support/posts.ts';
import type { Account } from './support/product.ts';

for (const lng of ['bn', 'en'] as const) {
  test.describe(lng, () => {
    test.use({ lng, viewport: { width: 360, height: 800 } });
    const person: Account = { email: `area-${lng}@example.test`, password: 'area-of-journeys', name: 'মাহমুদা খাতুন', role: 'user' };
    // Areas of their own: other journeys' posts are not waited for.
    const area = lng === 'bn' ? { id: 'dhaka-kotwali', name: 'কোতোয়ালী' } : { id: 'dhaka-sutrapur', name: 'Sutrapur' };

    test('whoever is signed out presses once, signs in and is told; the page shows that again, and another press ends it', async ({ page, product, t }) => {
      await product.account(person);
      const tell = page.getByRole('button', { name: t('guide.tell') });
      const stop = page.getByRole('button', { name: `${t('guide.told')} ${t('guide.tellStop')}` });
      await page.goto(`/Area/${area.id}`);
      await alive(page);
      await tell.first().click();
      await expect(page).toHaveURL(/\/SignIn\?return=/);
      await signIn(page, t, person);
      await expect(page).toHaveURL(new RegExp(`/Area/${area.id}$`));
      await expect(toast(page, t('guide.tellDone'))).toBeVisible();
      await expect(stop).toBeFocused();
      await page.reload();
      await expect(stop).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await livePost(product, { postTitle: `${area.name} ফ্ল্যাট`, subDistrict: area.id, size: lng === 'bn' ? '2810' : '2820' });
      expect((await letterTo(product, person.email)).subject).toContain(area.name);
      await stop.press('Enter');
      await expect(toast(page, t('guide.tellStopped'))).toBeVisible();
      await expect(tell).toHaveCount(2);
      await page.reload();
      await expect(tell).toHaveCount(2);
    });
  });
}
