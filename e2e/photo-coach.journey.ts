// A photo that is too dark: said in a sentence, mended where the difference is seen, named by a tap, and shown with its name.
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/journey.ts';
import { signedIn } from './support/people.ts';
import { approvePost } from './support/posts.ts';
import type { Account } from './support/product.ts';
import { bengaliHome, fillContact, fillDetails, fillLocation, fillType, next, step, submit } from './support/wizard.ts';

/** Somebody new each time: what an account posted before is proposed to it. */
const personOf = (testId: string): Account => ({
  email: `photo-coach-${testId.slice(-8)}@example.test`,
  password: 'coach-of-journeys',
  name: 'রওশন আরা',
  role: 'user',
});

/** A room as a phone sees it: walls, floor, a bed, a window with a grille, and the grain of a sensor. */
const drawnRoom = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
  <rect width="1280" height="960" fill="#cfc6b4"/>
  <path d="M0 960 260 640H1280V960Z" fill="#8d6b4a"/><path d="M0 0 260 120V640L0 960Z" fill="#b3a992"/>
  <rect x="620" y="170" width="330" height="300" fill="#e9f1f4"/>
  <path d="M703 170V470M785 170V470M868 170V470M620 320H950" stroke="#5b5348" stroke-width="9"/>
  <rect x="430" y="520" width="560" height="230" rx="24" fill="#7a9a86"/><rect x="450" y="480" width="170" height="80" rx="24" fill="#efe7da"/>
  <rect x="1060" y="250" width="180" height="470" fill="#6b4a32"/><circle cx="1085" cy="490" r="11" fill="#d8c79a"/>
</svg>`;

async function room(light: number): Promise<Buffer> {
  const grain = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 22 } } })
    .png()
    .toBuffer();
  const grained = await sharp(Buffer.from(drawnRoom))
    .composite([{ input: grain, blend: 'soft-light' }])
    .png()
    .toBuffer();
  return sharp(grained).removeAlpha().linear(light, 0).jpeg({ quality: 90 }).toBuffer();
}

/** How bright a picture on the page is, from 0 to 255. */
const brightness = (picture: Locator): Promise<number> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 24 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 32, 24);
    const pixels = Array.from(pen?.getImageData(0, 0, 32, 24).data ?? []);
    return pixels.reduce<number>((sum, value, at) => sum + (at % 4 === 3 ? 0 : value), 0) / (32 * 24 * 3);
  });

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

test('a dark photo is mended by touch, seen before and after, and named; its name is the caption of the post', async ({ page, product, t }, {
  testId,
  retry,
}) => {
  test.setTimeout(180_000);
  const person = personOf(`${testId}-${retry}`);
  await product.account(person);
  await signedIn(page, product, person);
  await page.goto('/sellpost');
  await fillType(page, t, bengaliHome);
  await fillLocation(page, t, bengaliHome);
  await next(page, t, 'location');
  await expect(step(page, t, 'price')).toBeVisible();
  await page.getByLabel(t('posting.price'), { exact: true }).fill(bengaliHome.price);
  const pictures = page.getByRole('list', { name: t('posting.photosList') }).getByRole('img');
  const file = async (name: string, light: number) => ({ name, mimeType: 'image/jpeg', buffer: await room(light) });
  await page.locator('#images').setInputFiles([await file('dark.jpg', 0.24)]);
  await expect(page.getByText(t('photos.finding_dark'), { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: t('photos.mendOf', { number: 1 }) }).tap();
  const sheet = page.getByRole('dialog', { name: t('photos.mendTitle') });
  const [before, after] = [sheet.getByRole('img', { name: t('photos.mendBefore') }), sheet.getByRole('img', { name: t('photos.mendAfter') })];
  await expect(after).toBeVisible({ timeout: 30_000 });
  const dark = await brightness(before);
  expect((await brightness(after)) - dark).toBeGreaterThan(40);
  await sheet.getByRole('button', { name: t('photos.mendUse') }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(t('photos.mended'), { exact: true })).toBeVisible({ timeout: 30_000 });
  expect((await brightness(pictures.first())) - dark).toBeGreaterThan(40);
  await expect(page.getByText(t('photos.finding_dark'), { exact: true })).toHaveCount(0);

  // Taken back and mended again: nothing is lost by trying.
  await page.getByRole('button', { name: t('photos.mendUndo') }).tap();
  await expect(page.getByText(t('photos.finding_dark'), { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: t('photos.mendOf', { number: 1 }) }).tap();
  await sheet.getByRole('button', { name: t('photos.mendUse') }).tap({ timeout: 30_000 });
  await expect(page.getByText(t('photos.mended'), { exact: true })).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: t('photos.nameOf', { number: 1 }) }).tap();
  await page.getByRole('menuitem', { name: t('enums.shot_bedroom'), exact: true }).tap();
  await expect(page.getByRole('button', { name: t('photos.named', { number: 1, name: t('enums.shot_bedroom') }) })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await next(page, t, 'price');
  await fillDetails(page, t, bengaliHome);
  await fillContact(page, t, bengaliHome);
  await page.getByRole('button', { name: t('shell.next'), exact: true }).tap();
  await expect(step(page, t, 'check')).toBeVisible();
  const id = await submit(page, t);
  await approvePost(product, id);

  await page.goto(`/Property-Buy-Sell-Details/${id}`);
  const gallery = page.getByRole('link', { name: `${t('enums.shot_bedroom')}: ${t('detail.enlarge', { number: 1 })}` });
  await expect(gallery).toBeVisible();
  // Kept as mended: bright in the post too.
  expect((await brightness(page.getByRole('img', { name: t('enums.shot_bedroom') }).first())) - dark).toBeGreaterThan(40);
  await gallery.tap();
  await expect(page.getByRole('dialog').getByText(t('enums.shot_bedroom')).first()).toBeVisible();
});
