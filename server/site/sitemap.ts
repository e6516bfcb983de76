// What search engines are pointed to: the pages of words, the lists of areas that have posts, articles, and every live post, group offer and firm.
import { articlePath } from '#contracts/blog/article-path.ts';
import { guidePath } from '#contracts/maps/guide-path.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import { publicPages } from '#contracts/pages/public-pages.ts';
import { addressIn, alternatesOf, languages } from '#i18n/language.ts';
import { localityById, placeOf } from '#server/areas/catalogue.ts';
import { placeNamed } from '#server/areas/service.ts';
import { pictureShape } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import { escapeXml } from '#server/platform/http/xml.ts';
import { listArticles, listAreasWithPosts, listPostBlocks, listPostsOfBlock, type ListedPost } from './store.ts';

/** A sitemap file may hold 50,000 URLs and 50 MB; every post has a URL in each language, each naming both. */
const blockSize = 25_000 / languages.length;

const lists = { sell: '/Property-Buy-Sell', rent: '/Property-Rent' } as const;

interface Address {
  path: string;
  changed?: Date;
  /** Paths of its pictures. */
  images?: readonly string[];
}

const modified = (changed: Date | undefined): string => (changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '');

const document = (root: 'urlset' | 'sitemapindex', names: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${names}>\n${lines.join('\n')}\n</${root}>\n`;

const namespaces = ' xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Each page in each language, with its pictures and hreflang links to all of them. */
function urlset(publicUrl: string, addresses: readonly Address[]): string {
  const lines = addresses.flatMap(({ path, changed, images = [] }) => {
    const plain = publicUrl + path;
    const others = alternatesOf(plain).map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(href)}"/>`);
    const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(publicUrl + image)}</image:loc></image:image>`);
    const rest = `${modified(changed)}${others.join('')}${pictures.join('')}`;
    return languages.map((lng) => `<url><loc>${escapeXml(addressIn(plain, lng))}</loc>${rest}</url>`);
  });
  return document('urlset', namespaces, lines);
}

const latest = (of: readonly { changed: Date }[]): Date => new Date(Math.max(...of.map(({ changed }) => changed.getTime())));

/** The sitemap index; posts are grouped by blocks of their numbers, so that a post stays in its file. */
export async function sitemapIndex(db: Db, publicUrl: string): Promise<string> {
  const [blocks, articles] = await Promise.all([listPostBlocks(db, blockSize), listArticles(db)]);
  const ofPosts = blocks.map(({ block, changed }) => ({ path: `/sitemaps/posts-${block}.xml`, changed }));
  const ofArticles = articles.length > 0 ? [{ path: '/sitemaps/articles.xml', changed: latest(articles) }] : [];
  const files: Address[] = [{ path: '/sitemaps/pages.xml' }, { path: '/sitemaps/areas.xml' }, ...ofArticles, ...ofPosts];
  const lines = files.map(({ path, changed }) => `<sitemap><loc>${escapeXml(publicUrl + path)}</loc>${modified(changed)}</sitemap>`);
  return document('sitemapindex', '', lines);
}

/** The static pages. */
export const pagesMap = (publicUrl: string): string =>
  urlset(
    publicUrl,
    Object.values(publicPages).map((path) => ({ path })),
  );

/** The lists of every district and sub-district with live posts and the guides of every area with posts, by their canonical URLs. */
export async function areasMap(db: Db, publicUrl: string): Promise<string> {
  const found = new Map<string, Date>();
  const add = (path: string, changed: Date): void => {
    const known = found.get(path);
    if (!known || known < changed) found.set(path, changed);
  };
  for (const { type, sub_district, locality, changed } of await listAreasWithPosts(db)) {
    const place = placeOf(sub_district);
    if (!place) continue;
    add(guidePath('division', place.division.id), changed);
    add(guidePath('district', place.district.id), changed);
    add(guidePath('subDistrict', place.subDistrict.id), changed);
    if (locality && localityById.has(locality)) add(guidePath('locality', locality), changed);
    const district = `${lists[type]}?division=${place.division.id}&district=${place.district.id}`;
    add(district, changed);
    add(`${district}&subDistrict=${place.subDistrict.id}`, changed);
  }
  return urlset(
    publicUrl,
    [...found].map(([path, changed]) => ({ path, changed })),
  );
}

/** The published articles. */
export async function articlesMap(db: Db, publicUrl: string): Promise<string> {
  const articles = await listArticles(db);
  return urlset(
    publicUrl,
    articles.map(({ id, slug, cover, changed }) => ({ path: articlePath(id, slug), changed, images: [`/covers/${cover}.webp`] })),
  );
}

/** Where a post is read, by what it is and where. */
function pathOf({ PostID, kind, title, title_en, property_type, bedrooms, ...row }: ListedPost): string {
  const place = placeNamed(row);
  if (kind === 'group') return namedPath({ type: kind, PostID, title: { en: title_en ?? title }, place });
  if (kind === 'interior') return namedPath({ type: kind, PostID, companyName: { en: title_en ?? title }, place });
  return namedPath({ type: kind, PostID, propertyType: property_type ?? 'home', bedrooms, place });
}

const widest = ({ srcset, src }: ReturnType<typeof pictureShape>): string => srcset.split(', ').at(-1)?.split(' ')[0] ?? src;

/** The live posts of one block of numbers; undefined if it has none. */
export async function postsMap(db: Db, publicUrl: string, block: number): Promise<string | undefined> {
  const posts = await listPostsOfBlock(db, block, blockSize);
  if (posts.length === 0) return undefined;
  return urlset(
    publicUrl,
    posts.map((post) => ({ path: pathOf(post), changed: post.changed, images: post.pictures.map((picture) => widest(pictureShape(picture))) })),
  );
}
