// What search engines are pointed to: the pages of words, the lists of areas that have posts, and every live post, group offer and firm.
import { detailPath } from '#contracts/detail-path.ts';
import { addressIn, alternatesOf, languages } from '#i18n/language.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listAreasWithPosts, listPostBlocks, listPostsOfBlock } from './store.ts';

/** A sitemap file may hold 50,000 URLs, and every post has one in each language. */
const blockSize = 50_000 / languages.length;

const pages = [
  '/',
  '/property-search',
  '/Property-Buy-Sell',
  '/Property-Rent',
  '/Group-Wise-Building',
  '/Interior-Design',
  '/Blog',
  '/faq',
  '/Stay-Safe',
  '/FastSellRent',
  '/AboutUs',
  '/ContactUs',
  '/CustomerCare',
  '/TermsAndConditions',
  '/Privacy-Policy',
  '/DownloadApp',
];

const lists = { sell: '/Property-Buy-Sell', rent: '/Property-Rent' } as const;

interface Address {
  path: string;
  changed?: Date;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');

const modified = (changed: Date | undefined): string => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '');

const document = (root: 'urlset' | 'sitemapindex', names: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${lines.join('\n')}\n</${root}>\n`;

/** Each page in each language, with hreflang links to all of them. */
function urlset(publicUrl: string, addresses: readonly Address[]): string {
  const lines = addresses.flatMap(({ path, changed }) => {
    const plain = publicUrl + path;
    const others = alternatesOf(plain).map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(href)}"/>`);
    return languages.map((lng) => `<url><loc>${escaped(addressIn(plain, lng))}</loc>${modified(changed)}${others.join('')}</url>`);
  });
  return document('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', lines);
}

/** The sitemap index; posts are grouped by blocks of their numbers, so that a post stays in its file. */
export async function sitemapIndex(db: Db, publicUrl: string): Promise<string> {
  const blocks = await listPostBlocks(db, blockSize);
  const ofPosts = blocks.map(({ block, changed }) => ({ path: `/sitemaps/posts-${block}.xml`, changed }));
  const files: Address[] = [{ path: '/sitemaps/pages.xml' }, { path: '/sitemaps/areas.xml' }, ...ofPosts];
  const lines = files.map(({ path, changed }) => `<sitemap><loc>${escaped(publicUrl + path)}</loc>${modified(changed)}</sitemap>`);
  return document('sitemapindex', '', lines);
}

/** The static pages. */
export const pagesMap = (publicUrl: string): string =>
  urlset(
    publicUrl,
    pages.map((path) => ({ path })),
  );

/** The lists of every district and sub-district with live posts, by their canonical URLs. */
export async function areasMap(db: Db, publicUrl: string): Promise<string> {
  const found = new Map<string, Date>();
  const add = (path: string, changed: Date): void => {
    const known = found.get(path);
    if (!known || known < changed) found.set(path, changed);
  };
  for (const { type, sub_district, changed } of await listAreasWithPosts(db)) {
    const place = placeOf(sub_district);
    if (!place) continue;
    const district = `${lists[type]}?division=${place.division.id}&district=${place.district.id}`;
    add(district, changed);
    add(`${district}&subDistrict=${place.subDistrict.id}`, changed);
  }
  return urlset(
    publicUrl,
    [...found].map(([path, changed]) => ({ path, changed })),
  );
}

/** The live posts of one block of numbers; undefined if it has none. */
export async function postsMap(db: Db, publicUrl: string, block: number): Promise<string | undefined> {
  const posts = await listPostsOfBlock(db, block, blockSize);
  if (posts.length === 0) return undefined;
  return urlset(
    publicUrl,
    posts.map(({ changed, ...post }) => ({ path: detailPath(post), changed })),
  );
}
