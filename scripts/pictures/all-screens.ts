// Every screen there is to photograph: what anyone may open, what a member has, what the team has. On the demo's own accounts.
import { demoAccounts, type DemoAccount } from '#demo/accounts.ts';
import type { Answer } from '#contracts/endpoint.ts';
import { members } from '#contracts/accounts/members.ts';
import { ownPosts } from '#contracts/posts/own-posts.ts';
import { shortlists } from '#contracts/posts/shortlists.ts';
import { drawnPosts } from '#e2e/support/drawn-posts.ts';
import { send, tokenOf } from '#e2e/support/posts.ts';
import type { Product } from '#e2e/support/product.ts';
import { publicIds, type PublicIds, publicScreens } from '#e2e/support/public-screens.ts';

export interface ScreenIds extends PublicIds {
  article: number;
  /** Two posts to lay side by side. */
  pair: readonly [number, number];
  /** A post of the demo's seller. */
  own: number;
  /** A member, as staff see one. */
  member: string;
  /** A shortlist of the buyer's, and its address for the family. */
  shortlist: { id: string; path: string };
}

export interface Screen {
  name: string;
  /** Whose it is; anyone's without. */
  as?: DemoAccount['role'] | 'admin';
  /** In easy mode. */
  easy?: true;
  place: (ids: ScreenIds) => string;
}

/** What screens need: someone to be and something to look at. */
export interface Visitors {
  ids: ScreenIds;
  tokens: Readonly<Partial<Record<DemoAccount['role'] | 'admin', string>>>;
}

const at = (path: string) => (): string => path;

const morePublic: Readonly<Record<string, Screen['place']>> = {
  article: ({ article }) => `/BlogPostDetails/${article}`,
  compare: ({ pair }) => `/compare?ids=${pair.join(',')}`,
  'compare-none': at('/compare'),
  'search-group': at('/property-search?purpose=group'),
  'search-interior': at('/property-search?purpose=interior'),
  unsubscribe: at('/unsubscribe/none'),
  'shared-shortlist': ({ shortlist }) => shortlist.path,
};

const inEasyMode: Readonly<Record<string, Screen['place']>> = {
  'easy-home': publicScreens['home'] ?? at('/'),
  'easy-sell': at('/Property-Buy-Sell'),
  'easy-detail': ({ sell }) => `/Property-Buy-Sell-Details/${sell}`,
};

const ofSeller: Readonly<Record<string, Screen['place']>> = {
  'post-sell': at('/sellpost'),
  'post-rent': at('/add-rent-post'),
  'edit-post': ({ own }) => `/user/Edit-Sell-Post/${own}`,
  'my-profile': at('/user/profile'),
  'edit-profile': at('/user/profileedit'),
  'my-settings': at('/user/profile-settings'),
  'my-posts': at('/user/my-properties'),
  'my-posts-live': at('/user/my-properties?tab=allowed-sell'),
  inbox: at('/user/my-inbox'),
  'reviews-none': at('/user/my-reviews'),
  'shortlists-none': at('/user/shortlists'),
};

const ofBuyer: Readonly<Record<string, Screen['place']>> = {
  saved: at('/user/my-saved-posts'),
  'saved-searches': at('/user/saved-searches'),
  'my-posts-none': at('/user/my-properties'),
  'my-reviews': at('/user/my-reviews'),
  'api-keys': at('/user/api-keys'),
  shortlists: at('/user/shortlists'),
  shortlist: ({ shortlist }) => `/user/shortlists/${shortlist.id}`,
  'new-shortlist': ({ pair }) => `/user/shortlists/new?ids=${pair.join(',')}`,
};

const ofAdmin: Readonly<Record<string, Screen['place']>> = {
  queue: at('/admin'),
  dashboard: at('/admin/dashboard'),
  health: at('/admin/health'),
  log: at('/admin/log'),
  broadcast: at('/admin/broadcast'),
  'page-texts': at('/admin/pages'),
  'area-texts': at('/admin/areas?area=dhaka-mirpur'),
  office: at('/admin/settings'),
  searches: at('/admin/searches'),
  'search-words': at('/admin/search-words'),
  members: at('/admin/users'),
  member: ({ member }) => `/admin/users/${member}`,
  'staff-reports': at('/admin/reports'),
  'staff-reviews': at('/admin/reviews'),
  'review-codes': at('/admin/review-codes'),
  interests: at('/admin/interests'),
  'staff-groups': at('/admin/groups'),
  'staff-group': ({ group }) => `/admin/groups/${group}`,
  'staff-blog': at('/admin/blog'),
  'staff-article': at('/admin/blog/new'),
  'staff-comments': at('/admin/comments'),
  'staff-firms': at('/admin/interiors'),
  'staff-firm': ({ firm }) => `/admin/interiors/${firm}`,
  'staff-post': ({ own }) => `/admin/posts/${own}`,
};

const listOf = (places: Readonly<Record<string, Screen['place']>>, as?: Screen['as']): Screen[] =>
  Object.entries(places).map(([name, place]) => ({ name, place, ...(as ? { as } : {}) }));

/** The public ones first. */
export const allScreens: readonly Screen[] = [
  ...listOf(publicScreens),
  ...listOf(morePublic),
  ...listOf(inEasyMode).map((screen): Screen => ({ ...screen, easy: true })),
  ...listOf(ofSeller, 'seller'),
  ...listOf(ofBuyer, 'buyer'),
  ...listOf({ 'own-firm': at('/user/firm') }, 'firm'),
  ...listOf(ofAdmin, 'admin'),
];

const firstMatch = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The demo shows nothing like ${pattern.source}.`);
  return found;
};

/** A post of the seller that everyone sees. */
async function ownPost(product: Product, token = ''): Promise<number> {
  const { userPosts } = await send<Answer<typeof ownPosts.list>>(product, ownPosts.list, { token });
  return Object.values(userPosts).flat()[0]?.PostID ?? 0;
}

/** Someone whom staff may look at. */
async function someMember(product: Product, token = ''): Promise<string> {
  const { items } = await send<Answer<typeof members.list>>(product, members.list, { token });
  return items[0]?.id ?? '';
}

/** A shortlist of the buyer's that two of the family have answered. */
async function someShortlist(product: Product, postIds: readonly number[], token = ''): Promise<ScreenIds['shortlist']> {
  const { shortlist } = await send<Answer<typeof shortlists.create>>(product, shortlists.create, { token, json: { name: 'আম্মার জন্য বাসা', postIds } });
  const path = shortlist.path ?? '';
  const params = { token: path.replace('/shortlist/', '') };
  for (const [name, note] of [
    ['আম্মা', 'বারান্দা বড়'],
    ['Rafi', ''],
  ] as const) {
    const { visitorKey } = await send<Answer<typeof shortlists.join>>(product, shortlists.join, { params, json: { name } });
    await send(product, shortlists.vote, { params, json: { visitorKey, postId: postIds[0] ?? 0, vote: note ? 'up' : 'down', note } });
  }
  return { id: shortlist._id, path };
}

/** Signs everyone in and finds something to look at. Throws when the demo is not on. */
export async function screenVisitors(product: Product): Promise<Visitors> {
  const known = await publicIds(product);
  const signedIn = await Promise.all(demoAccounts.map(async (account) => [account.role, await tokenOf(product, account)] as const));
  const tokens = { ...Object.fromEntries(signedIn), admin: await tokenOf(product, product.admin) } as Visitors['tokens'];
  const blog = await (await fetch(`${product.url}/Blog`)).text();
  const [one, other] = await drawnPosts(product);
  const pair = [one?.PostID ?? known.sell, other?.PostID ?? known.sell] as const;
  return {
    tokens,
    ids: {
      ...known,
      article: Number(firstMatch(blog, /\/BlogPostDetails\/(\d+)/)),
      pair,
      own: await ownPost(product, tokens.seller),
      member: await someMember(product, tokens.admin),
      shortlist: await someShortlist(product, pair, tokens.buyer),
    },
  };
}
