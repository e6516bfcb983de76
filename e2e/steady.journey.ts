// A page that arrives slowly must not jump under the finger that is about to press.
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#i18n/language.ts';
import { expect, languages, openTab, test } from './support/journey.ts';
import { watchRequests } from './support/people.ts';
import { livePost, otherSeller } from './support/posts.ts';
import type { Product } from './support/product.ts';

/** Less than a reader notices: a hundredth of the screen. */
const shiftMax = 0.01;
/** Bytes a second and milliseconds: a poor mobile connection. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
/** Over such a connection one request follows another only after some time. */
const quietMs = 500;

/** Written in English, so that the English page needs no Bengali face. */
const inEnglish = { postTitle: 'South-facing flat beside the lake', description: 'Four minutes on foot from the lake. 3 bed, 3 bath, 2 balconies.' };

let id = 0;
test.beforeAll(async ({ product }) => {
  for (let posted = 0; posted < 3; posted++) id = await livePost(product, { ...inEnglish, price: String(9_000_000 + posted) }, 'sell', otherSeller);
});

const pages = [
  ['home', () => '/'],
  ['results', () => '/Property-Buy-Sell'],
  ['the map', () => '/Map'],
  ['what buying costs', () => '/Loan-And-Registration-Cost'],
  ['a post', () => `/Property-Buy-Sell-Details/${id}`],
] as const;

/** Adds up what moved without anyone pressing anything. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}

/** How far the page moves while it arrives in a browser that was never here, over a slow connection of its own. */
async function shiftOf(browser: Browser, product: Product, lng: Language, path: string): Promise<{ shift: number; complaints: string[] }> {
  const { page, context, complaints } = await openTab(browser, product, lng, { viewport: { width: 360, height: 800 } });
  const settled = watchRequests(page, quietMs);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow);
  const shifted = await watchShifts(page);
  const visit = async (): Promise<number> => {
    await devtools.send('Network.clearBrowserCache');
    await page.goto(path);
    await settled();
    await page.evaluate(() => document.fonts.ready);
    return shifted();
  };
  const first = await visit();
  // In which order the faces arrive differs from visit to visit: then the one in the middle of three counts.
  const visits = first < shiftMax ? [first] : [first, await visit(), await visit()].toSorted((a, b) => a - b);
  await context.close();
  return { shift: visits.at(visits.length >> 1) ?? Infinity, complaints };
}

for (const lng of languages) {
  test(`no page moves while it arrives over a slow connection: ${lng}`, async ({ browser, product }) => {
    // Nearly all of it is waiting for the connection: all wait at once.
    await Promise.all(
      pages.map(async ([name, path]) => {
        const { shift, complaints } = await shiftOf(browser, product, lng, path());
        expect.soft(shift, `${name}: how far it moves`).toBeLessThan(shiftMax);
        expect.soft(complaints, `${name}: complaints of the browser`).toEqual([]);
      }),
    );
  });
}
