// People who have told their phone or browser to write twice as large: everything is larger, and nothing leaves the screen.
// Pages take turns between the languages, as in every-page.journey.ts: this is the longest of all journeys.
import { chromium, type BrowserContext } from '@playwright/test';
import { browserLaunch } from './support/chromium.ts';
import { expect, languages, test } from './support/journey.ts';
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
];

/** What reaches out of the screen, by its text; nothing where the page fits. A pixel may be lost in rounding. */
const tooWide = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + 1) return [];
  const out = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1 && one.children.length === 0);
  return [`${scrollWidth} of ${clientWidth} px`, ...out.slice(0, 5).map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)} (${one.className})`)];
};

async function faultsOf(context: BrowserContext, paths: readonly string[], as?: { product: Product; account: typeof support }): Promise<string[]> {
  const faults: string[] = [];
  const page = await context.newPage();
  if (as) await signedIn(page, as.product, as.account);
  const settled = watchRequests(page);
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
    await settled();
    const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));
    if (size < 30) faults.push(`${path}: the text is ${size} px`);
    for (const found of await page.evaluate(tooWide)) faults.push(`${path}: ${found}`);
  }
  await page.close();
  return faults;
}

for (const [turn, lng] of languages.entries()) {
  const inTurn = (_: string, index: number): boolean => index % languages.length === turn;
  test.describe(lng, () => {
    test.use({ lng });

    test('text twice as large fits a phone', async ({ product }) => {
      test.setTimeout(300_000);
      const launch = await browserLaunch();
      const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=32'] });
      const context = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 800 } });
      if (lng !== 'bn') await context.addCookies([{ name: 'lng', value: lng, url: product.url }]);
      await product.account(support);
      const sell = await livePost(product);
      const html = await (await fetch(`${product.url}/Property-Buy-Sell-Details/${sell}`)).text();
      const ids = {
        sell,
        rent: sell,
        group: await liveOffer(product),
        firm: await publicFirm(product),
        owner: /\/ProfileDetails\/([\w-]+)/.exec(html)?.[1] ?? '',
      };
      const faults = [
        ...(await faultsOf(
          context,
          Object.values(publicScreens)
            .map((path) => path(ids))
            .filter(inTurn),
        )),
        ...(await faultsOf(context, signedInPaths.filter(inTurn), { product, account: support })),
      ];
      await browser.close();
      expect(faults).toEqual([]);
    });
  });
}
