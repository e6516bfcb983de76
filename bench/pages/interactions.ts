// How long a phone takes to answer what people do most (Interaction to Next Paint, as browsers measure it), with a processor six times
// slower, on the demo: from the press until the next picture, the page loaded and at rest before.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { translatorOf } from '#i18n/compile.ts';
import type { Translate } from '#i18n/translate.ts';
import { browserLaunch } from '#e2e/support/chromium.ts';
import { openTab } from '#e2e/support/journey.ts';
import { searchBox, signedIn, watchRequests } from '#e2e/support/people.ts';
import { type Account, type Product, startProduct } from '#e2e/support/product.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { median } from './rounds.ts';

const slower = 6;
const rounds = 5;
const quietMs = 1500;
/** What Core Web Vitals call good is 200. */
const goalMs = 150;
const t: Translate = translatorOf('bn');
const person: Account = { email: 'interacts@example.test', password: 'interactions-of-people', name: 'রওশন আরা', role: 'user' };

interface Interaction {
  name: string;
  path: string;
  /** Where it is pressed: scrolled to and left at rest before. */
  at?: (page: Page) => Locator;
  act: (page: Page) => Promise<void>;
}

const results = '/Property-Buy-Sell?district=dhaka';

const nextPage = (page: Page): Locator => page.getByRole('link', { name: t('shell.pageNext') }).first();

const interactions: readonly Interaction[] = [
  {
    name: 'types into the search box of the first page',
    path: '/',
    act: async (page) => {
      await searchBox(page).tap();
      await page.keyboard.type('মিরপুর 3 bed', { delay: 80 });
    },
  },
  {
    name: 'types into the search box of a list',
    path: results,
    act: async (page) => {
      await searchBox(page).tap();
      await page.keyboard.type('mirpur 3 bed', { delay: 80 });
    },
  },
  { name: 'opens the filters', path: results, act: (page) => page.locator('a[href="#filters"]').first().tap() },
  { name: 'presses a heart', path: results, act: (page) => page.locator('article button[aria-label^="সেভ"]').first().tap() },
  {
    name: 'goes to the next page',
    path: results,
    at: nextPage,
    act: (page) => nextPage(page).tap(),
  },
  { name: 'opens a post', path: results, act: (page) => page.locator('article a[href*="-Details/"]').first().tap() },
];

type Seen = { durations: number[] };

/** Milliseconds of the slowest interaction; browsers report none that took less than 16. */
async function measured(browser: Browser, product: Product, { path, at, act }: Interaction): Promise<number> {
  const { page, context } = await openTab(browser, product, 'bn', { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, locale: 'bn-BD' });
  try {
    await signedIn(page, product, person);
    const settled = watchRequests(page, quietMs);
    await page.goto(path);
    await settled();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.evaluate(() => {
      const seen: Seen = { durations: [] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId) seen.durations.push(entry.duration);
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    await at?.(page).scrollIntoViewIfNeeded();
    if (at) await page.waitForTimeout(quietMs);
    await act(page);
    await page.waitForTimeout(quietMs);
    return await page.evaluate(() => Math.max(16, ...(globalThis as unknown as { seen: Seen }).seen.durations));
  } finally {
    await context.close();
  }
}

const product = await startProduct({ demo: true });
const browser = await chromium.launch(await browserLaunch());
try {
  await product.account(person);
  const rows: string[][] = [];
  for (const interaction of interactions) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await measured(browser, product, interaction));
    const row = [interaction.name, `**${rounded(median(times))}**`, rounded(Math.max(...times)), median(times) <= goalMs ? 'yes' : 'no'];
    rows.push(row);
    console.log(row.join(' · '));
  }
  writePart(
    'interactions',
    'How soon a phone answers',
    `Interaction to Next Paint as the browser reports it, in Bengali on a phone of 360×800 with a processor ${slower} times slower, on the demo, the page at rest before, ${rounds} rounds with a fresh browser context each; of several presses the slowest. Goal: ${goalMs} ms.\n\n${table(['someone …', 'median ms', 'slowest ms', 'within the goal'], rows)}`,
  );
} finally {
  await browser.close();
  await product.close();
}
