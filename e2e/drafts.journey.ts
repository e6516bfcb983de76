// A post that is begun and not finished: found again from another page, and in two tabs at once.
import type { Locator, Page } from '@playwright/test';
import { formatter } from '#i18n/format.ts';
import type { Translate } from '#i18n/translate.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import type { Account } from './support/product.ts';
import { bengaliHome, fillLocation, fillPrice, fillType, next, step } from './support/wizard.ts';

const draftCard = (page: Page, t: Translate): Locator => page.getByRole('article', { name: t('myPosts.draftTitle_sell') });

/** Throws the draft away on the page of one’s own posts. */
async function discard(page: Page, t: Translate): Promise<void> {
  await draftCard(page, t)
    .getByRole('button', { name: t('myPosts.draftDiscard') })
    .click();
  await page
    .getByRole('dialog', { name: t('myPosts.draftDiscardTitle') })
    .getByRole('button', { name: t('myPosts.draftDiscardYes') })
    .click();
}

const lng = 'bn';
test.describe('in Bengali, on a phone', () => {
  test.use({ lng, viewport: { width: 360, height: 800 } });
  const home = bengaliHome;
  const person: Account = { email: `drafts-${lng}@example.test`, password: 'drafts-of-journeys', name: 'রওশন আরা', role: 'user' };

  test('a draft is found on the page of one’s own posts, goes on where it was left with everything, and can be thrown away', async ({ page, product, t }) => {
    test.setTimeout(90_000);
    await product.account(person);
    await signedIn(page, product, person);
    await page.goto('/sellpost');
    await fillType(page, t, home);
    await fillLocation(page, t, home);
    await next(page, t, 'location');
    await fillPrice(page, t, home);
    await page.getByRole('button', { name: t('posting.later') }).click();
    await expect(page).toHaveURL(`${product.url}/`);

    await page.goto('/user/my-properties');
    const card = draftCard(page, t);
    await expect(card).toContainText(t('enums.propertyType_apartment'));
    await expect(card).toContainText(t('myPosts.draftPhotos', { count: home.photos }));
    // There are no posts yet, and that is not all there is to say.
    await expect(page.getByRole('heading', { name: t('myPosts.emptyTitle') })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await card.getByRole('link', { name: t('myPosts.draftGoOn') }).click();
    await expect(step(page, t, 'price')).toBeVisible();
    await expect(page.getByLabel(t('posting.price'), { exact: true })).toHaveValue(
      formatter(lng).number(Number(home.price.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)))),
    );
    await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(home.photos);

    await page.goto('/user/my-properties');
    await discard(page, t);
    await expect(card).toHaveCount(0);
    await page.goto('/sellpost');
    await expect(step(page, t, 'type')).toBeVisible();
    await expect(page.getByRole('radio', { name: t('enums.propertyType_apartment') })).not.toBeChecked();
  });
});

test.describe('in two tabs', () => {
  test.use({ viewport: { width: 360, height: 800 } });
  const person: Account = { email: 'drafts-tabs@example.test', password: 'drafts-of-journeys', name: 'রওশন আরা', role: 'user' };

  test('the older tab says that the draft was changed, writes over nothing, and can be kept all the same', async ({ page, context, product, t }) => {
    test.setTimeout(90_000);
    await product.account(person);
    await signedIn(page, product, person);
    await page.goto('/sellpost');
    await fillType(page, t, { ...bengaliHome, size: '1100' });
    const size = page.getByLabel(t('posting.size'), { exact: true });
    const kept = async (): Promise<string> => {
      const texts = await page.evaluate(() => Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('draft.sell.') ? [String(text)] : [])));
      return (JSON.parse(texts[0] ?? '{}') as { form?: { size?: string } }).form?.size ?? '';
    };
    await expect.poll(kept).toBe('1100');

    const second = await context.newPage();
    await second.goto('/sellpost');
    await second.getByLabel(t('posting.size'), { exact: true }).fill('2200');
    await expect.poll(kept).toBe('2200');
    const told = page.getByRole('alert').filter({ hasText: t('posting.elsewhere_written') });
    await expect(told).toBeVisible();
    await size.fill('3300');
    // What is kept a moment after typing is kept at once when the page is left.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    expect(await kept()).toBe('2200');

    await told.getByRole('button', { name: t('posting.elsewhereKeep') }).click();
    await expect(told).toHaveCount(0);
    await expect.poll(kept).toBe('3300');
    await expect(second.getByRole('alert').filter({ hasText: t('posting.elsewhere_written') })).toBeVisible();
    await second.getByRole('button', { name: t('posting.elsewhereOpen') }).click();
    await expect(second.getByLabel(t('posting.size'), { exact: true })).toHaveValue('৩,৩০০');

    await second.goto('/user/my-properties');
    await discard(second, t);
    await expect(page.getByRole('alert').filter({ hasText: t('posting.elsewhere_removed') })).toBeVisible();
  });
});
