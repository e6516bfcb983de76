// Every screen on sheets to look at: one sheet a screen and width, on it both languages in light and dark. A screen that fails
// is told and the others are made nevertheless.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { alive, tokenKey } from '#e2e/support/people.ts';
import { startProduct } from '#e2e/support/product.ts';
import { languageKey, languages, type Language } from '#i18n/language.ts';
import { allScreens, type Screen, screenVisitors, type Visitors } from './all-screens.ts';

const usualFolder = path.resolve(import.meta.dirname, '../../.cache/screens');

const widths = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
] as const;
type Size = (typeof widths)[number];

const themes = ['light', 'dark'] as const;
/** Pages are rendered by the same processor that loads them: more at once only wait for each other. */
const atOnce = 2;
const gap = 24;
const labelHeight = 28;
const sheetWidthMax = 2400;

interface Stage {
  url: string;
  visitors: Visitors;
}

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

/** A page that goes on asking or has a picture that never comes is photographed as it is. */
const settleMaxMs = 15_000;

interface Look {
  screen: Screen;
  place: string;
  lng: Language;
}

/** Opens the page once and makes it wider step by step: loading it again for each width takes four times as long. */
async function shotsOf(browser: Browser, { url, visitors }: Stage, { screen, place, lng }: Look): Promise<Map<Size, Shot[]>> {
  const context = await browser.newContext({ viewport: widths[0], baseURL: url, timezoneId: 'Asia/Dhaka', reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: languageKey, value: lng, url }, ...(screen.easy ? [{ name: 'easy', value: '1', url }] : [])]);
    const token = screen.as && visitors.tokens[screen.as];
    if (token) await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [tokenKey, token] as const);
    const page = await context.newPage();
    await page.goto(place);
    const shots = new Map<Size, Shot[]>();
    for (const size of widths) {
      await page.setViewportSize(size);
      await Promise.race([settle(page).catch(() => undefined), sleep(settleMaxMs)]);
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        shots.set(size, [...(shots.get(size) ?? []), { png: await page.screenshot({ fullPage: true }), label: `${screen.name} · ${lng} · ${colorScheme}` }]);
      }
    }
    return shots;
  } finally {
    await context.close();
  }
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

/** Both languages of one screen, then its sheet of each width. */
async function sheetsOf(browser: Browser, stage: Stage, screen: Screen, folder: string): Promise<void> {
  const place = screen.place(stage.visitors.ids);
  const looks = [];
  for (const lng of languages) looks.push(await shotsOf(browser, stage, { screen, place, lng }));
  for (const size of widths) {
    const file = `${screen.name}-${size.width}.webp`;
    const shots = looks.flatMap((look) => look.get(size) ?? []);
    await montage(shots, size, path.join(folder, file));
  }
}

export interface SheetOptions {
  /** Only the screens of these names. */
  wanted: readonly string[];
  /** Where the sheets go instead of .cache/screens. */
  folder?: string | undefined;
}

/** Makes the sheets and prints where they lie and which screens failed; returns how many did. The pages must be built. */
export async function makeContactSheets({ wanted, folder = usualFolder }: SheetOptions): Promise<number> {
  const unknown = wanted.filter((name) => !allScreens.some((screen) => screen.name === name));
  if (unknown.length > 0) throw new Error(`Unknown screen: ${unknown.join(', ')}. Known: ${allScreens.map(({ name }) => name).join(', ')}; or readme.`);
  mkdirSync(folder, { recursive: true });
  const product = await startProduct({ demo: true });
  const browser = await chromium.launch(await browserLaunch());
  const failed: string[] = [];
  try {
    const stage = { url: product.url, visitors: await screenVisitors(product) };
    const left = allScreens.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    const work = async (): Promise<void> => {
      for (let screen = left.shift(); screen; screen = left.shift()) {
        try {
          await sheetsOf(browser, stage, screen, folder);
          console.log(screen.name);
        } catch (error) {
          failed.push(screen.name);
          console.error(`${screen.name} FAILED: ${(error as Error).message}`);
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await product.close();
  }
  console.log(`The sheets are in ${folder}${failed.length > 0 ? `, but for ${failed.join(', ')}` : ''}.`);
  return failed.length;
}
