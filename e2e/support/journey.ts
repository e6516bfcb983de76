// What every journey starts from: the product, a page in the wanted language, and an eye on what the browser complains about.
import { type Browser, type BrowserContext, type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { translatorOf } from '#i18n/compile.ts';
import { languageKey, type Language } from '#i18n/language.ts';
import type { Translate } from '#i18n/translate.ts';
import { alive } from './people.ts';
import { journeyProduct } from './journey-product.ts';
import type { Product } from './product.ts';

interface WorkerParts {
  product: Product;
}

interface Parts {
  /** The language that the journey's person has chosen; Bengali is no one's choice but the default. */
  lng: Language;
  t: Translate;
  /** A tab of someone else: own cookies, own storage, the same language. */
  visitor: Page;
  /** A third person's tab, for those who decide about posts. */
  staff: Page;
}

/** What the browser says about answers that are not 2xx; journeys look at those themselves. */
const isAboutAnAnswer = (text: string): boolean => text.startsWith('Failed to load resource');

/** What the router logs when it could not look ahead for pages that a link leads to, as happens to everyone without a connection. */
const isAboutLookingAhead = (text: string): boolean => text.startsWith('Failed to fetch manifest patches');

/** Every lost connection, in the browser's own words. */
const isAboutTheConnection = (text: string): boolean => text.includes('net::ERR_INTERNET_DISCONNECTED');

/** A content-policy violation, a failed hydration or a script's error is a defect on any page. */
export function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && ![isAboutAnAnswer, isAboutLookingAhead, isAboutTheConnection].some((isUsual) => isUsual(text)))
      complaints.push(`${page.url()}: ${text}`);
  });
}

/**
 * Lets anyone in front of this page wait for its scripts after opening it, as most people do without knowing. Those who
 * do not are told apart by `waitUntil: 'commit'`; a page without scripts is as it is at once.
 */
export function patient(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (options?.waitUntil !== 'commit') await alive(page);
    return answer;
  };
}

export async function speak(context: BrowserContext, url: string, lng: Language): Promise<void> {
  if (lng !== 'bn') await context.addCookies([{ name: languageKey, value: lng, url }]);
}

export interface Tab {
  page: Page;
  context: BrowserContext;
  /** What the browser has complained of. */
  complaints: string[];
}

/** Own cookies, own storage, and an eye on what the browser says; closed with its context. */
export async function openTab(browser: Browser, product: Product, lng: Language, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ baseURL: product.url, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  watch(page, complaints);
  patient(page);
  await speak(context, product.url, lng);
  return { page, context, complaints };
}

async function ownTab(browser: Browser, product: Product, lng: Language, use: (page: Page) => Promise<void>): Promise<void> {
  const { page, context, complaints } = await openTab(browser, product, lng);
  await use(page);
  await context.close();
  expect(complaints).toEqual([]);
}

export const test = base.extend<Parts, WorkerParts>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await journeyProduct();
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  lng: ['bn', { option: true }],
  t: async ({ lng }, use) => use(translatorOf(lng)),
  page: async ({ page, context, product, lng }, use) => {
    const complaints: string[] = [];
    watch(page, complaints);
    patient(page);
    await speak(context, product.url, lng);
    await use(page);
    expect(complaints).toEqual([]);
  },
  visitor: async ({ browser, product, lng }, use) => ownTab(browser, product, lng, use),
  staff: async ({ browser, product, lng }, use) => ownTab(browser, product, lng, use),
});

export { expect } from '@playwright/test';
export { languages } from '#i18n/language.ts';
