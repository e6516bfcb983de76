// Photos in the posting form: named, looked at on the device, mended, put in order; their names in the post that others read.
import type { Locator, Page } from '@playwright/test';
import type { Translate } from '#i18n/translate.ts';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { approvePost, seller, support } from './support/posts.ts';
import { roomPhoto } from './support/room-photos.ts';
import { bengaliHome, englishHome, fillContact, fillDetails, fillLocation, fillType, next, step, submit, type Home } from './support/wizard.ts';

test.beforeEach(async ({ page, product }) => {
  await product.account(seller);
  await signedIn(page, product, seller);
});

const tiles = (page: Page, t: Translate): Locator => page.getByRole('list', { name: t('posting.photosList') });

async function addPhotos(page: Page, t: Translate, photos: readonly Buffer[]): Promise<void> {
  const before = await tiles(page, t).getByRole('img').count();
  await page.locator('#images').setInputFiles(photos.map((buffer, at) => ({ name: `${before + at}.jpg`, mimeType: 'image/jpeg', buffer })));
  await expect(tiles(page, t).getByRole('img')).toHaveCount(before + photos.length, { timeout: 30_000 });
}

async function toPhotos(page: Page, t: Translate, home: Home): Promise<void> {
  await page.goto('/sellpost');
  await fillType(page, t, home);
  await next(page, t);
  await fillLocation(page, t, home);
  await next(page, t);
  await page.getByLabel(t('posting.price'), { exact: true }).fill(home.price);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a tilted and a dark photo are mended, named and put in order, and their names are read in the post', async ({ page, visitor, staff, product, t }) => {
    test.setTimeout(120_000);
    await toPhotos(page, t, bengaliHome);
    await addPhotos(page, t, [await roomPhoto({ lean: 6 }), await roomPhoto({ light: 0.2, room: 1 })]);
    await expect(page.getByText(t('photos.finding_tilted'))).toBeVisible();
    await expect(page.getByText(t('photos.finding_dark'))).toBeVisible();

    await page.getByRole('button', { name: t('photos.mendOf', { number: 1 }) }).click();
    await expect(page.getByRole('img', { name: t('photos.mendAfter') })).toBeVisible();
    await page.getByRole('button', { name: t('photos.mendUse') }).click();
    await expect(page.getByText(t('photos.mended'))).toBeVisible();
    await expect(page.getByText(t('photos.finding_tilted'))).toHaveCount(0);
    await page.getByRole('button', { name: t('photos.mendUndo') }).click();
    await expect(page.getByText(t('photos.finding_tilted'))).toBeVisible();
    await page.getByRole('button', { name: t('photos.mendOf', { number: 1 }) }).click();
    await page.getByRole('button', { name: t('photos.mendUse') }).click();

    await page.getByRole('button', { name: t('photos.nameOf', { number: 1 }) }).click();
    await page.getByRole('menuitem', { name: t('enums.shot_bath') }).click();
    await page.getByRole('button', { name: t('photos.nameOf', { number: 2 }) }).click();
    await page.getByRole('menuitem', { name: t('enums.shot_living') }).click();
    await expect(page.getByRole('button', { name: t('photos.shotHave', { name: t('enums.shot_living') }) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: t('photos.named', { number: 2, name: t('enums.shot_living') }) })).toBeVisible();

    await next(page, t);
    await fillDetails(page, t, bengaliHome);
    await next(page, t);
    await fillContact(page, t, bengaliHome);
    await next(page, t);
    await expect(step(page, t, 'check')).toBeVisible();
    const id = await submit(page, t);

    await product.account(support);
    await signedIn(staff, product, support);
    await staff.goto(`/admin?post=${id}`);
    await expect(staff.getByText(t('moderation.findings'))).toBeVisible();
    await approvePost(product, id);
    await visitor.goto(`/Property-Buy-Sell-Details/${id}`);
    const gallery = visitor.getByRole('region', { name: t('detail.pictures') });
    await expect(gallery.getByText(t('enums.shot_bath'), { exact: true })).toBeVisible();
    await expect(gallery.getByRole('link', { name: `${t('enums.shot_living')}: ${t('detail.enlarge', { number: 2 })}` })).toBeAttached();
    const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"ImageObject"');
  });
});

test.describe('on a desktop, by keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 }, lng: 'en' });

  test('a photo is named, a shot is looked up and a better order taken and undone', async ({ page, t }) => {
    await toPhotos(page, t, englishHome);
    await addPhotos(page, t, [await roomPhoto(), await roomPhoto({ room: 1 })]);
    await page.getByRole('button', { name: t('photos.shotLack', { name: t('enums.shot_kitchen') }) }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('photos.tip_wet'))).toBeVisible();
    await page.keyboard.press('Escape');

    for (const [number, shot] of [
      [1, 'bath'],
      [2, 'living'],
    ] as const) {
      await page.getByRole('button', { name: t('photos.nameOf', { number }) }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: t(`enums.shot_${shot}`) }).focus();
      await page.keyboard.press('Enter');
    }
    const first = (name: 'bath' | 'living'): Locator => page.getByRole('button', { name: t('photos.named', { number: 1, name: t(`enums.shot_${name}`) }) });
    await page.getByRole('button', { name: t('photos.arrange') }).focus();
    await page.keyboard.press('Enter');
    await expect(first('living')).toBeVisible();
    await page.getByRole('button', { name: t('photos.arrangeUndo') }).focus();
    await page.keyboard.press('Enter');
    await expect(first('bath')).toBeVisible();
  });
});
