// People who have told their phone or browser to write twice as large: everything is larger, and nothing leaves the screen.
// Every page is looked at in both languages with the text of the page doubled; and, in turns, in a browser whose own size is doubled,
// where the widths that styles ask about grow as well.
import { chromium, type BrowserContext } from '@playwright/test';
import { browserLaunch } from './support/chromium.ts';
import { expect, languages, speak, test } from './support/journey.ts';
import { liveOffer } from './support/groups.ts';
import { alive, signedIn, watchRequests } from './support/people.ts';
import { livePost, support } from './support/posts.ts';
import type { Product } from './support/product.ts';
import { publicScreens } from './support/public-screens.ts';
import { publicFirm } from './support/reviews.ts';

const signedInPaths = [
  '/sellpost',
  '/add-rent-post',
  '/user/profile',
  '/user/profileedit',
  '/user/profile-settings',
  '/user/my-properties',
  '/user/my-inbox',
  '/user/my-saved-posts',
  '/user/shortlists',
  '/user/shortlists/new',
  '/user/saved-searches',
  '/user/my-reviews',
  '/user/api-keys',
  '/user/firm',
  '/admin',
  '/admin/users',
  '/admin/dashboard',
  '/admin/log',
  '/admin/reviews',
  '/admin/review-codes',
  '/admin/interests',
  '/admin/groups',
  '/admin/groups/new',
  '/admin/interiors',
  '/admin/interiors/new',
  '/admin/blog',
  '/admin/blog/new',
  '/admin/comments',
];

/** What reaches out of the screen, by its text; nothing where the page fits. A pixel may be lost in rounding. */
const tooWide = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const isClipped = (one: Element | null): boolean =>
    one !== null && one !== document.body && (getComputedStyle(one).overflowX !== 'visible' || isClipped(one.parentElement));
  const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && !isClipped(one.parentElement));
  const innermost = out.filter((one) => !out.some((other) => other !== one && one.contains(other)));
  const named = innermost
    .slice(0, 5)
    .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)} (${one.getAttribute('class')}) in (${one.parentElement?.className})`);
  return [`${scrollWidth} of ${clientWidth} px`, ...named];
};

interface Looked {
  context: BrowserContext;
  /** Whether the pages write twice as large by themselves. */
  doubled: boolean;
  as?: { product: Product; account: typeof support };
}

async function faultsOf(paths: readonly string[], { context, doubled, as }: Looked): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  if (as) await signedIn(page, as.product, as.account);
  const settled = watchRequests(page);
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
    if (doubled) await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    await settled();
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    if (size < 30) faults.push(`${path}: the text is ${size} px`);
    for (const found of await page.evaluate(tooWide)) faults.push(`${path}: ${found}`);
  }
  await page.close();
  return faults;
}

/** What fills the pages: sums that are long in words, land, a home to let, an offer and a firm. */
async function somethingOfEach(product: Product) {
  await product.account(support);
  const sell = await livePost(product, { price: '5642000', size: '1225' });
  const land = {
    propertyType: 'land',
    price: '75175000',
    landSize: '12.5',
    landUnits: 'katha',
    landCategory: 'residential',
    size: '',
    bedrooms: '',
    bathrooms: '',
    condition: '',
    constructionStatus: '',
  };
  const plot = await livePost(product, { ...land, postTitle: 'পূর্বাচলে ১২.৫ কাঠার কর্নার প্লট' });
  const rent = await livePost(product, { price: '130000', priceUnits: 'perMonth' }, 'rent');
  const html = await (await fetch(`${product.url}/Property-Buy-Sell-Details/${sell}`)).text();
  const ids = { sell, rent, group: await liveOffer(product), firm: await publicFirm(product), owner: /\/ProfileDetails\/([\w-]+)/.exec(html)?.[1] ?? '' };
  const others = [`/Property-Buy-Sell-Details/${plot}`, `/compare?ids=${sell},${plot},${rent}`, '/compare', '/Loan-And-Registration-Cost'];
  return [...Object.values(publicScreens).map((path) => path(ids)), ...others];
}

test.describe.configure({ mode: 'parallel' });

for (const [turn, lng] of languages.entries()) {
  const inTurn = (_: string, index: number): boolean => index % languages.length === turn;
  for (const doubled of [true, false]) {
    test(`text twice as large fits a phone, ${doubled ? 'written so by the page' : 'by the choice of the browser'}: ${lng}`, async ({ product }) => {
      test.setTimeout(300_000);
      const publicPaths = await somethingOfEach(product);
      const launch = await browserLaunch();
      const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), ...(doubled ? [] : ['--blink-settings=defaultFontSize=32'])] });
      const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 800 } });
      await speak(context, product.url, lng);
      const some = (paths: readonly string[]): string[] => paths.filter((path, index) => doubled || inTurn(path, index));
      const faults = [
        ...(await faultsOf(some(publicPaths), { context, doubled })),
        ...(await faultsOf(some(signedInPaths), { context, doubled, as: { product, account: support } })),
      ];
      await browser.close();
      expect(faults).toEqual([]);
    });
  }
}
