// What holds on every page: no barrier that a machine can find, nothing wider than the screen, one main heading, a title, colours that can
// be read in both themes. Pages take turns between Bengali on a phone and English on a desk; those whose layout differs most are looked at
// in both, and by axe in the dark as well. What the browser complains of is reported with its page.
import type { Browser, Page } from '@playwright/test';
import { publicPages } from '#contracts/pages/public-pages.ts';
import type { Language } from '#i18n/language.ts';
import { saved } from '#contracts/search/saved.ts';
import { savedSearches } from '#contracts/search/saved-searches.ts';
import { violationsOf } from './support/axe.ts';
import { liveOffer } from './support/groups.ts';
import { expect, languages, openTab, type Tab, test } from './support/journey.ts';
import { signedIn, watchRequests } from './support/people.ts';
import { livePost, pendingPost, seller, send, support, tokenOf } from './support/posts.ts';
import type { Account, Product } from './support/product.ts';
import { unlistedPairs } from './support/painted.ts';
import { misplaced } from './support/reading-order.ts';
import { idOf, publicFirm, shownReview } from './support/reviews.ts';

// The longest of all: one worker walks in Bengali, the other in English.
test.describe.configure({ mode: 'parallel' });

/** Most pages take a second; a busy machine is slow, not wrong. */
const pageMs = 20_000;
const people = [
  ['signed out', undefined],
  ['seller', seller],
  ['support', support],
] as const;

const screens = { bn: { width: 360, height: 800 }, en: { width: 1280, height: 900 } };
const ids = { live: 0, pending: 0, offer: 0, firm: 0 };

test.beforeAll(async ({ product }) => {
  await product.account(support);
  ids.live = await livePost(product);
  await send(product, saved.save, { token: await tokenOf(product, seller), json: { postId: ids.live, type: 'sell' } });
  await send(product, savedSearches.save, { token: await tokenOf(product, seller), json: { query: { purpose: 'rent', bedMin: 2 }, name: 'দুই বেডের বাসা' } });
  ids.offer = await liveOffer(product);
  ids.firm = await publicFirm(product, { owner: await idOf(product, seller) });
  await shownReview(product, support, ids.firm, 'রান্নাঘরের কেবিনেটের ফিনিশিং চমৎকার।');
  ids.pending = await pendingPost(product, { description: 'ফোন করুন 01700000000 নম্বরে।' });
});

interface Place {
  name: string;
  path: () => string;
  /** Needs this account's token. */
  as?: Account;
  /** Looked at in both languages and on both screens. */
  both?: true;
}

const beforeSigningIn = ['/Register', '/ForgotPassword', '/ResetPassword/abc'];

const named: readonly Place[] = [
  { name: 'home', path: () => '/', both: true },
  { name: 'search', path: () => '/property-search' },
  {
    name: 'search by everything',
    path: () => '/Property-Buy-Sell?division=dhaka&district=dhaka&propertyType=apartment&bedMin=2&priceMax=900000000',
    both: true,
  },
  { name: 'nothing found', path: () => '/Property-Rent?q=zzzz&priceMax=1' },
  { name: 'a post', path: () => `/Property-Buy-Sell-Details/${ids.live}`, both: true },
  { name: 'posts side by side', path: () => `/compare?ids=${ids.live},999999`, both: true },
  { name: 'nothing to compare', path: () => '/compare' },
  { name: 'words that were understood', path: () => '/property-search?q=dhanmondi%203%20bed%20under%205%20crore' },
  { name: 'filters of firms', path: () => '/property-search?purpose=interior&category=office&ratingMin=4' },
  { name: 'a post that is not there', path: () => '/Property-Buy-Sell-Details/999999' },
  { name: 'the map', path: () => '/Map', both: true },
  { name: 'the guide of an area', path: () => '/Area/dhaka-dhanmondi', both: true },
  { name: 'two areas side by side', path: () => '/Area/dhaka-dhanmondi/and/dhaka-mirpur', both: true },
  { name: 'an area without another', path: () => '/Area/dhaka-dhanmondi/and' },
  { name: 'the guide of no area', path: () => '/Area/no-such-area' },
  { name: 'the map of what flats ask', path: () => '/Map?purpose=rent&propertyType=apartment&show=rate&sort=name' },
  { name: 'sign in', path: () => '/SignIn' },
  ...beforeSigningIn.map((path) => ({ name: path, path: () => path })),
  { name: 'the converter of land', path: () => '/Land-Unit-Converter?amount=8&unit=shotok&price=6000000', both: true },
  { name: 'what buying costs', path: () => '/Loan-And-Registration-Cost?rent=25000&own=20&gain=abc', both: true },
  { name: 'the papers of a flat', path: () => '/Document-Checklist', both: true },
  { name: 'group buildings', path: () => '/Group-Wise-Building', both: true },
  { name: 'a group building', path: () => `/Group-Wise-Building-Details/${ids.offer}`, both: true },
  { name: 'a group building that is not there', path: () => '/Group-Wise-Building-Details/999999' },
  { name: 'design firms', path: () => '/Interior-Design', both: true },
  { name: 'a design firm', path: () => `/Interior-Details/${ids.firm}`, both: true },
  { name: 'the pictures of a firm', path: () => `/Interior-Image-Gallery/${ids.firm}` },
  { name: 'not found', path: () => '/no-such-place' },
  { name: 'posting for sale', path: () => '/sellpost', as: support, both: true },
  { name: 'posting to rent', path: () => '/add-rent-post', as: support },
  { name: 'my posts that wait', path: () => '/user/my-properties', as: seller },
  { name: 'my posts that are live', path: () => '/user/my-properties?tab=allowed-sell', as: seller, both: true },
  { name: 'no posts of mine', path: () => '/user/my-properties', as: support },
  { name: 'editing a post', path: () => `/user/Edit-Sell-Post/${ids.live}`, as: seller },
  { name: 'saved posts', path: () => '/user/my-saved-posts', as: seller },
  { name: 'nothing saved', path: () => '/user/my-saved-posts', as: support },
  { name: 'the inbox', path: () => '/user/my-inbox', as: seller },
  { name: 'an empty inbox', path: () => '/user/my-inbox', as: support },
  { name: 'saved searches', path: () => '/user/saved-searches', as: seller },
  { name: 'no saved search', path: () => '/user/saved-searches', as: support },
  { name: 'my reviews', path: () => '/user/my-reviews', as: support },
  { name: 'my shortlists', path: () => '/user/shortlists', as: seller },
  { name: 'the keys and webhooks of programs', path: () => '/user/api-keys', as: seller, both: true },
  { name: 'my firm', path: () => '/user/firm', as: seller },
  { name: 'a letter’s link that is not ours', path: () => '/unsubscribe/none' },
  { name: 'the review queue', path: () => '/admin', as: support },
  { name: 'a post in the queue', path: () => `/admin?post=${ids.pending}`, as: support, both: true },
  { name: 'the log', path: () => '/admin/log', as: support },
  { name: 'the dashboard', path: () => '/admin/dashboard', as: support },
  { name: 'the members', path: () => '/admin/users', as: support },
  { name: 'the reviews that wait', path: () => '/admin/reviews', as: support },
  { name: 'the review codes', path: () => '/admin/review-codes', as: support },
  { name: 'who is interested', path: () => '/admin/interests', as: support },
  { name: 'the offers of the team', path: () => '/admin/groups', as: support },
  { name: 'the form of an offer', path: () => `/admin/groups/${ids.offer}`, as: support },
  { name: 'the form of a firm', path: () => `/admin/interiors/${ids.firm}`, as: support },
  { name: 'the articles of the team', path: () => '/admin/blog', as: support },
  { name: 'the form of an article', path: () => '/admin/blog/new', as: support, both: true },
  { name: 'the texts of areas', path: () => '/admin/areas?area=dhaka-mirpur', as: support },
  { name: 'the comments that wait', path: () => '/admin/comments', as: support },
];

/** Those above, and each public page that is not among them. */
const places: readonly Place[] = [
  ...named,
  ...Object.values(publicPages)
    .filter((page) => !named.some(({ path }) => path().split('?')[0] === page))
    .map((page) => ({ name: page, path: () => page })),
];

/** Of what axe knows only contrast depends on the theme. */
async function barriers(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const violations = await violationsOf(page, colorScheme === 'light' ? {} : { rule: 'color-contrast' });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary?.split('\n').at(1)?.trim() ?? ''}`),
  );
}

interface Walker extends Tab {
  settled: () => Promise<void>;
}

/** One tab for all pages of a person: it has the code after the first, which is a third of the time. */
async function openWalker(browser: Browser, product: Product, lng: Language, as: Account | undefined): Promise<Walker> {
  const tab = await openTab(browser, product, lng, { viewport: screens[lng] });
  if (as) await signedIn(tab.page, product, as);
  return { ...tab, settled: watchRequests(tab.page) };
}

/** Every expectation names the page and lets the walk continue. */
async function look({ page, settled, complaints }: Walker, { name, path, both }: Place): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path());
  await settled();
  // A form that takes the place of its outline is there when nothing is busy any more.
  await expect.soft(page.locator('main [aria-busy="true"]'), `${name}: what is still busy`).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1 }), `${name}: main headings`).toHaveCount(1);
  await expect.soft(page, `${name}: the title`).toHaveTitle(/\S/);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(tooWide, `${name}: pixels wider than the screen`).toBe(0);
  expect.soft(await barriers(page, 'light'), `${name}: barriers in light`).toEqual([]);
  if (both) expect.soft(await barriers(page, 'dark'), `${name}: barriers in dark`).toEqual([]);
  if ((page.viewportSize()?.width ?? 0) <= screens.bn.width) expect.soft(await misplaced(page), `${name}: read in another order than it stands`).toEqual([]);
  expect.soft(await unlistedPairs(page), `${name}: pairs of colours that web/styles/colour-pairs.ts does not list`).toEqual([]);
  expect.soft(complaints.splice(0), `${name}: complaints of the browser`).toEqual([]);
}

for (const [turn, lng] of languages.entries()) {
  const walked = places.filter(({ both }, index) => both || index % languages.length === turn);
  for (const [person, account] of people) {
    test(`every page is open to everyone, in light and dark: ${lng}, ${person}`, async ({ browser, product }) => {
      const looked = walked.filter(({ as }) => as === account);
      test.setTimeout(looked.length * pageMs);
      const walker = await openWalker(browser, product, lng, account);
      for (const place of looked) {
        const trouble = await look(walker, place).catch(String);
        expect.soft(trouble, `${place.name}: could not be looked at`).toBeUndefined();
      }
      await walker.context.close();
    });
  }
}
