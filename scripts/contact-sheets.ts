// Every public screen on sheets to look at: one sheet a screen and width, on it both languages in light and dark.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { alive } from '#e2e/support/people.ts';
import { type Product, startProduct } from '#e2e/support/product.ts';
import { publicIds, publicScreens as screens } from '#e2e/support/public-screens.ts';
import { languageKey, languages, type Language } from '#i18n/language.ts';

const folder = path.resolve(import.meta.dirname, '../.cache/screens');

const widths = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;
type Size = (typeof widths)[number];

const themes = ['light', 'dark'] as const;
/** Pages are rendered by the same processor that loads them: more at once only wait for each other. */
const atOnce = 2;
const gap = 24;
const labelHeight = 28;
const sheetWidthMax = 2400;

interface Shot {
  png: Buffer;
  label: string;
}

/** Pictures are fetched when they come into sight, parts of pages too: goes once down the page and back. */
async function settle(page: Page): Promise<void> {
  await alive(page);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every((image) => image.complete || !image.checkVisibility()));
}

async function shotsOf(browser: Browser, { url }: Product, { place, size, lng }: { place: string; size: Size; lng: Language }): Promise<Shot[]> {
  const { width, height } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: url,
    timezoneId: 'Asia/Dhaka',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: languageKey, value: lng, url }]);
  const page = await context.newPage();
  await page.goto(place);
  await settle(page);
  const shots: Shot[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    shots.push({ png: await page.screenshot({ fullPage: true }), label: `${lng} · ${colorScheme}` });
  }
  await context.close();
  return shots;
}

const labelOf = (label: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${labelHeight}"><text x="0" y="19" font-family="sans-serif" font-size="15" fill="#333">${label}</text></svg>`,
  );

/** Side by side under their labels. */
async function montage(shots: readonly Shot[], size: Size, file: string): Promise<void> {
  const width = Math.min(size.width, Math.floor((sheetWidthMax - gap) / shots.length - gap));
  const pictures = await Promise.all(shots.map(({ png }) => sharp(png).resize({ width }).toBuffer({ resolveWithObject: true })));
  const tallest = Math.max(...pictures.map(({ info }) => info.height));
  const left = (at: number): number => gap + at * (width + gap);
  await sharp({ create: { width: left(shots.length), height: tallest + labelHeight + 2 * gap, channels: 3, background: '#b9c2bd' } })
    .composite(
      pictures.flatMap(({ data }, at) => [
        { input: labelOf(shots[at]?.label ?? '', width), left: left(at), top: gap / 2 },
        { input: data, left: left(at), top: labelHeight + gap / 2 },
      ]),
    )
    .webp({ quality: 88 })
    .toFile(file);
}

/** Makes the sheets, all or those whose names are `wanted`, and prints where they lie. The pages must be built. */
export async function makeContactSheets(wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in screens));
  if (unknown.length > 0) throw new Error(`Unknown screen: ${unknown.join(', ')}. Known screens: ${Object.keys(screens).join(', ')}; or readme.`);
  mkdirSync(folder, { recursive: true });
  const product = await startProduct({ demo: true });
  const browser = await chromium.launch(await browserLaunch());
  try {
    const ids = await publicIds(product);
    const names = Object.keys(screens).filter((name) => wanted.length === 0 || wanted.includes(name));
    const sheets = names.flatMap((name) => widths.map((size) => ({ name, size })));
    const work = async (): Promise<void> => {
      for (let sheet = sheets.shift(); sheet; sheet = sheets.shift()) {
        const { name, size } = sheet;
        const place = screens[name]?.(ids) ?? '/';
        const shots: Shot[] = [];
        for (const lng of languages) shots.push(...(await shotsOf(browser, product, { place, size, lng })));
        const file = `${name}-${size.width}.webp`;
        await montage(shots, size, path.join(folder, file));
        console.log(file);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await product.close();
  }
  console.log(`The sheets are in ${folder}`);
}
