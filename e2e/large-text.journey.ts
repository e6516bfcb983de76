// People who have told their phone or browser to write twice as large: everything is larger, and nothing leaves the screen.
// Every page is looked at in both languages and in both ways: opened in a browser whose own size is doubled, where the widths that styles
// ask about grow as well, and then with the text of the page doubled.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
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

const usualSize = 16;

/** As the choice of a size in the settings of the browser: it outlasts the page. */
const chooseSize = (devtools: CDPSession, standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } });

/** What is wrong with the page as it is now, each with its path and the way. */
async function faultsNow(page: Page, what: string): Promise<string[]> {
  const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
  const faults = await page.evaluate(tooWide);
  return [...(size < 30 ? [`the text is ${size} px`] : []), ...faults].map((fault) => `${what}: ${fault}`);
}

async function faultsOf(context: BrowserContext, paths: readonly string[], signIn: (page: Page) => Promise<void>): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  await signIn(page);
  const settled = watchRequests(page);
  const devtools = await context.newCDPSession(page);
  for (const path of paths) {
    await chooseSize(devtools, 2 * usualSize);
    await page.goto(path);
    await alive(page);
    await settled();
    faults.push(...(await faultsNow(page, `${path}, doubled by the browser`)));
    await chooseSize(devtools, usualSize);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    // What listens to widths draws itself with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await settled();
    faults.push(...(await faultsNow(page, `${path}, doubled by the page`)));
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

for (const lng of languages) {
  test(`text twice as large fits a phone, by the choice of the browser and written so by the page: ${lng}`, async ({ browser, product }) => {
    test.setTimeout(300_000);
    const publicPaths = await somethingOfEach(product);
    const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 800 } });
    await speak(context, product.url, lng);
    const faults = [
      ...(await faultsOf(context, publicPaths, async () => {})),
      ...(await faultsOf(context, signedInPaths, (page) => signedIn(page, product, support))),
    ];
    await context.close();
    expect(faults).toEqual([]);
  });
}
