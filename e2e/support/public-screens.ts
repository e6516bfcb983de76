// The pages that anyone may open, for whatever looks at all of them.
import { publicPages } from '#contracts/pages/public-pages.ts';
import { drawnPosts } from './drawn-posts.ts';
import type { Product } from './product.ts';

export interface PublicIds {
  sell: number;
  rent: number;
  owner: string;
  group: number;
  firm: number;
}

/** Every kind of page that anyone may open, by a short name. */
export const publicScreens: Readonly<Record<string, (ids: PublicIds) => string>> = {
  ...Object.fromEntries(Object.entries(publicPages).map(([name, address]) => [name, () => address])),
  filtered: () => '/Property-Buy-Sell?division=dhaka&district=dhaka&propertyType=apartment&bedMin=2&priceMax=90000000',
  'search-map': () => '/property-search/map?subDistrict=dhaka-mirpur',
  'nothing-found': () => '/Property-Rent?q=zzzz&priceMax=1',
  'sell-detail': ({ sell }) => `/Property-Buy-Sell-Details/${sell}`,
  'rent-detail': ({ rent }) => `/Property-Rent-Details/${rent}`,
  'detail-gone': () => '/Property-Buy-Sell-Details/999999',
  profile: ({ owner }) => `/ProfileDetails/${owner}`,
  'sign-in': () => '/SignIn',
  register: () => '/Register',
  'forgot-password': () => '/ForgotPassword',
  'reset-password': () => '/ResetPassword/abc',
  'faq-search': () => '/faq?q=code',
  'land-units': () => `${publicPages['land-units']}?amount=8&unit=shotok&price=6000000`,
  costs: () => `${publicPages.costs}?rent=25000`,
  offline: () => '/Offline',
  'blog-none': () => '/Blog?q=zzzz',
  'article-gone': () => '/BlogPostDetails/999999',
  'groups-none': () => '/Group-Wise-Building?q=zzzz',
  group: ({ group }) => `/Group-Wise-Building-Details/${group}`,
  'group-gone': () => '/Group-Wise-Building-Details/999999',
  'firms-none': () => '/Interior-Design?q=zzzz',
  firm: ({ firm }) => `/Interior-Details/${firm}`,
  'firm-pictures': ({ firm }) => `/Interior-Image-Gallery/${firm}`,
  'firm-gone': () => '/Interior-Details/999999',
  'shortlist-unknown': () => '/shortlist/none',
  'not-found': () => '/no-such-place',
};

/** Someone and something to look at; needs the demo. Throws when the demo has none. */
export async function publicIds(product: Pick<Product, 'url'>): Promise<PublicIds> {
  const purposes = ['sell', 'rent', 'group', 'interior'] as const;
  const [sell, rent, group, firm] = await Promise.all(purposes.map(async (purpose) => (await drawnPosts(product, purpose))[0]));
  if (!sell || !rent || !group || !firm) throw new Error('The demo has no live posts.');
  const html = await (await fetch(`${product.url}/Property-Buy-Sell-Details/${sell.PostID}`)).text();
  const owner = /\/ProfileDetails\/([\w-]+)/.exec(html)?.[1];
  if (owner === undefined) throw new Error('A post does not lead to whoever posted it.');
  return { sell: sell.PostID, rent: rent.PostID, owner, group: group.PostID, firm: firm.PostID };
}
