// The queue of support: cleared by keyboard alone, and by two at once.
import { formatter } from '#i18n/format.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { otherSeller, pendingPost, support } from './support/posts.ts';
import type { Account } from './support/product.ts';

const colleague: Account = { email: 'colleague@example.test', password: 'colleague-of-journeys', name: 'রুবিনা ইয়াসমিন', role: 'support' };

// Twenty once are enough: in the other language five show its words.
for (const [lng, count] of [
  ['bn', 20],
  ['en', 5],
] as const) {
  test.describe(lng, () => {
    test.use({ lng, viewport: { width: 1280, height: 900 } });

    test(`${count} posts are decided by keyboard alone: approved, taken back once, sent back with two reasons`, async ({ page, product, t }) => {
      test.setTimeout(120_000);
      await product.query(`update posts set state = 'rejected' where state = 'pending'`, []);
      const ids: number[] = [];
      // One account has at most fifty posts, and other journeys of the same product post as well.
      const poster: Account = { ...otherSeller, email: `queue-${lng}@example.test` };
      for (let nth = 1; nth <= count; nth++)
        ids.push(await pendingPost(product, { postTitle: `${lng} ${nth}: রোদেলা ফ্ল্যাট`, size: String(900 + nth) }, 'sell', poster));
      await product.account(support);
      await signedIn(page, product, support);
      await page.goto('/admin');
      const title = page
        .getByRole('region', { name: t('moderation.preview') })
        .getByRole('heading', { level: 2 })
        .last();
      const { keyboard } = page;
      // A key that is pressed while the list is read again is let go: it is fresh once its buttons can be pressed.
      const opened = async (nth: number): Promise<void> => {
        await expect(title).toHaveText(`${lng} ${nth}: রোদেলা ফ্ল্যাট`);
        await expect(page.getByRole('button', { name: t('moderation.reject') })).toBeEnabled();
      };

      await opened(1);
      await keyboard.press('j');
      await opened(2);
      await keyboard.press('k');
      await opened(1);
      await keyboard.press('a');
      await opened(2);
      await keyboard.press('u');
      await opened(1);
      for (let nth = 1; nth <= count; nth++) {
        await opened(nth);
        if (nth % 5 !== 0) {
          await keyboard.press('a');
          continue;
        }
        const dialog = page.getByRole('dialog');
        await keyboard.press('r');
        await expect(dialog.getByRole('checkbox', { name: t('moderation.reason_photo'), exact: true })).toBeFocused();
        await keyboard.press('Space');
        await keyboard.press('Tab');
        await keyboard.press('Space');
        await keyboard.press('Control+Enter');
        await expect(dialog).toBeHidden();
      }
      await expect(page.getByText(t('moderation.emptyPending'))).toBeVisible({ timeout: 20_000 });
      await expect.poll(async () => (await page.request.get(`${product.url}/api/posts/${ids[0]}`)).status()).toBe(200);
      expect((await page.request.get(`${product.url}/api/posts/${ids[4]}`)).status()).toBe(404);
    });
  });
}

test.describe('two at once', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the second opens another post, and cannot decide on what the first has open', async ({ page, staff, product, t, lng }) => {
    await product.query(`update posts set state = 'rejected' where state = 'pending'`, []);
    const first = await pendingPost(product, { postTitle: 'প্রথমে যেটি খোলে' });
    await pendingPost(product, { postTitle: 'যেটি খালি থাকে' });
    for (const account of [support, colleague]) await product.account(account);
    await signedIn(page, product, support);
    await signedIn(staff, product, colleague);
    const titleOf = (who: typeof page) =>
      who
        .getByRole('region', { name: t('moderation.preview') })
        .getByRole('heading', { level: 2 })
        .last();
    const claimed = page.waitForResponse(`**/api/admin/posts/${first}/claim`);
    await page.goto('/admin');
    await expect(titleOf(page)).toHaveText('প্রথমে যেটি খোলে');
    await claimed;

    await staff.goto('/admin');
    await expect(titleOf(staff)).toHaveText('যেটি খালি থাকে');
    await expect(staff.getByText(t('moderation.colleagueReads', { name: support.name }))).toBeVisible();
    await staff.goto(`/admin?post=${first}`);
    await expect(staff.getByText(t('moderation.colleagueHas', { name: support.name }))).toBeVisible();
    await expect(staff.getByRole('button', { name: t('moderation.approve') })).toBeHidden();

    await expect(page.getByRole('button', { name: t('moderation.approve') })).toBeEnabled();
    await page.keyboard.press('a');
    await expect(page.getByText(t('moderation.approved', { number: formatter(lng).plain(first) }), { exact: true })).toBeVisible();
    await staff.goto('/admin');
    await expect(titleOf(staff)).toHaveText('যেটি খালি থাকে');
    await expect(staff.getByRole('link', { name: /প্রথমে যেটি খোলে/ })).toHaveCount(0);
  });
});
