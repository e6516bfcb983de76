// The pictures of the README, taken from a freshly started demo, in both languages, on a phone and on a desk.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { alive, signedIn, watchRequests } from '#e2e/support/people.ts';
import { seller, support } from '#e2e/support/posts.ts';
import { drawnPosts, type Seen } from '#e2e/support/drawn-posts.ts';
import { type Product, startProduct } from '#e2e/support/product.ts';
import { bengaliHome, englishHome, fillLocation, fillType, next, step } from '#e2e/support/wizard.ts';
import { translatorOf } from '#i18n/compile.ts';
import { languageKey, languages, type Language } from '#i18n/language.ts';
import { screenshots } from '#server/site/manifest.ts';
import type { Translate } from '#i18n/translate.ts';

const folder = path.resolve(import.meta.dirname, '../../docs/pictures');
/** Those that the manifest shows are served too. */
const screenshotFolder = path.resolve(import.meta.dirname, '../../public/screenshots');
const bytesMax = 60_000;
/** Without a request, before a page counts as whole. */
const quietMs = 500;
/** The six of the manifest together stay below 300 kB. */
const screenshotBytesMax = 48_000;

const screens = {
  phone: { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, width: 540, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, width: 1280, isMobile: false, hasTouch: false },
} as const;
type Screen = keyof typeof screens;

interface Shot {
  page: Page;
  product: Product;
  lng: Language;
  t: Translate;
  posts: readonly Seen[];
}

/** Six pictures of the demo's own, as someone would choose them from a phone. */
async function photos({ product, posts }: Shot): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const sources = posts.flatMap(({ images }) => images.slice(0, 1)).slice(0, 3);
  return Promise.all(
    sources.map(async ({ src }, at) => {
      const bytes = await (await fetch(new URL(src, product.url))).arrayBuffer();
      return { name: `home-${at + 1}.jpg`, mimeType: 'image/jpeg', buffer: await sharp(Buffer.from(bytes)).jpeg().toBuffer() };
    }),
  );
}

let posters = 0;

async function posting(shot: Shot): Promise<void> {
  const { page, product, lng, t } = shot;
  const home = lng === 'bn' ? bengaliHome : englishHome;
  // A draft goes on where its account left it: each picture is begun by another.
  const person = { ...seller, email: `poster-${posters++}@example.test` };
  await product.account(person);
  await signedIn(page, product, person);
  await page.goto('/sellpost');
  await fillType(page, t, home);
  await next(page, t, 'type');
  await fillLocation(page, t, home);
  await next(page, t, 'location');
  await step(page, t, 'price').waitFor();
  await page.getByLabel(t('posting.price'), { exact: true }).fill(home.price);
  const files = await photos(shot);
  await page.locator('#images').setInputFiles(files);
  await page
    .getByRole('list', { name: t('posting.photosList') })
    .getByRole('img')
    .nth(files.length - 1)
    .waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

const shots: Readonly<Record<string, (shot: Shot) => Promise<unknown>>> = {
  home: ({ page }) => page.goto('/'),
  results: ({ page }) => page.goto('/Property-Buy-Sell'),
  detail: ({ page, posts }) => page.goto(`/Property-Buy-Sell-Details/${posts[0]?.PostID}`),
  posting,
  async admin({ page, product }) {
    await signedIn(page, product, support);
    await page.goto('/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
};

/** Waits for what is in sight: fonts and pictures. */
async function settle(page: Page, quiet: () => Promise<void>): Promise<void> {
  await alive(page);
  await quiet();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight),
  );
}

/** The best quality that keeps the file small. */
async function small(png: Buffer, width: number, max = bytesMax): Promise<Buffer> {
  const resized = sharp(png).resize({ width, withoutEnlargement: true });
  for (let quality = 86; quality > 30; quality -= 6) {
    const bytes = await resized.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= max) return bytes;
  }
  throw new Error('The picture cannot be made small enough.');
}

async function take(
  browser: Browser,
  product: Product,
  posts: readonly Seen[],
  { name, lng, screen }: { name: string; lng: Language; screen: Screen },
): Promise<void> {
  const { width, ...device } = screens[screen];
  const context = await browser.newContext({ ...device, baseURL: product.url, locale: 'bn-BD', timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce' });
  await context.addCookies([{ name: languageKey, value: lng, url: product.url }]);
  const page = await context.newPage();
  const quiet = watchRequests(page, quietMs);
  await shots[name]?.({ page, product, lng, t: translatorOf(lng), posts });
  await settle(page, quiet);
  const png = await page.screenshot();
  const bytes = await small(png, width);
  const file = `${name}-${lng}-${screen}.webp`;
  writeFileSync(path.join(folder, file), bytes);
  if (screenshots.some((one) => one.name === name && one.screen === screen))
    writeFileSync(path.join(screenshotFolder, file), await small(png, width, screenshotBytesMax));
  console.log(`${(bytes.length / 1000).toFixed(0).padStart(3)} kB  ${file}`);
  await context.close();
}

/** Takes the pictures into docs/pictures, all or those whose names are `wanted`. The pages must be built. */
export async function takeReadmePictures(wanted: readonly string[]): Promise<void> {
  for (const one of [folder, screenshotFolder]) mkdirSync(one, { recursive: true });
  const product = await startProduct({ demo: true });
  const browser = await chromium.launch(await browserLaunch());
  try {
    await product.account(seller);
    await product.account(support);
    const posts = await drawnPosts(product);
    for (const name of Object.keys(shots).filter((one) => wanted.length === 0 || wanted.includes(one))) {
      for (const lng of languages) for (const screen of Object.keys(screens) as Screen[]) await take(browser, product, posts, { name, lng, screen });
    }
  } finally {
    await browser.close();
    await product.close();
  }
}
