// An unsent post when its owner signs out, on a device that others may use: asked about, kept for a day, or removed.
import type { Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { expect, test } from './support/journey.ts';
import { signedInOnce, signIn } from './support/people.ts';
import { seller } from './support/posts.ts';
import { bengaliHome, fillLocation, fillPrice, fillType, next, step } from './support/wizard.ts';

test.use({ viewport: { width: 360, height: 800 } });

const draftsOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft.')));

/** Under how many keys photos are kept. */
const photosOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('posting');
        opening.onerror = () => reject(opening.error ?? new Error('IndexedDB did not open'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('photos').objectStore('photos').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );

async function signOut(page: Page, t: Translate): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: t('shell.accountMenu') }).click();
  await page.getByRole('button', { name: t('shell.signOut'), exact: true }).click();
}

test('signing out asks what becomes of a draft: kept it is there again, removed it is gone with its photos', async ({ page, product, t }) => {
  test.setTimeout(120_000);
  await product.account(seller);
  await signedInOnce(page, product, seller);
  await page.goto('/sellpost');
  await fillType(page, t, bengaliHome);
  await fillLocation(page, t, bengaliHome);
  await next(page, t, 'location');
  await fillPrice(page, t, bengaliHome);
  await expect.poll(() => draftsOf(page)).toHaveLength(1);

  await signOut(page, t);
  const dialog = page.getByRole('dialog', { name: t('shell.draftsTitle') });
  await dialog.getByRole('button', { name: t('shell.close') }).click();
  await expect(page.getByRole('button', { name: t('shell.accountMenu') })).toBeVisible();
  await signOut(page, t);
  await dialog.getByRole('button', { name: t('shell.draftsKeep') }).click();
  await expect(page.getByRole('button', { name: t('shell.accountMenu') })).toHaveCount(0);
  await page.reload();
  expect(await draftsOf(page)).toHaveLength(1);

  await page.goto('/SignIn?return=%2Fsellpost');
  await signIn(page, t, seller);
  await expect(step(page, t, 'price')).toBeVisible();
  await expect(page.getByRole('list', { name: t('posting.photosList') }).getByRole('img')).toHaveCount(bengaliHome.photos);
  expect(await photosOf(page)).toBe(1);

  await signOut(page, t);
  await dialog.getByRole('button', { name: t('shell.draftsRemove') }).click();
  await expect(page.getByRole('button', { name: t('shell.accountMenu') })).toHaveCount(0);
  await expect.poll(() => draftsOf(page)).toEqual([]);
  await expect.poll(() => photosOf(page)).toBe(0);
  await page.reload();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([]);
});

test('a draft that was kept is removed a day later by whichever page is opened', async ({ page, product, t }) => {
  await product.account(seller);
  await signedInOnce(page, product, seller);
  await page.goto('/sellpost');
  await fillType(page, t, bengaliHome);
  await expect.poll(() => draftsOf(page)).toHaveLength(1);
  await signOut(page, t);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shell.draftsKeep') })
    .click();
  await expect(page.getByRole('button', { name: t('shell.accountMenu') })).toHaveCount(0);
  await page.evaluate(() => {
    const marks = JSON.parse(localStorage.getItem('draftsLeft') ?? '{}') as Record<string, number>;
    localStorage.setItem('draftsLeft', JSON.stringify(Object.fromEntries(Object.keys(marks).map((id) => [id, Date.now() - 86_400_000]))));
  });
  await page.goto('/AboutUs');
  await page.keyboard.press('Tab');
  await expect.poll(() => draftsOf(page)).toEqual([]);
});
