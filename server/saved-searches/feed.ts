// What a search finds as an Atom feed. Ids never change: they are made of the listing's number alone. No phone number is among the cards.
import { detailPath } from '#contracts/posts/detail-path.ts';
import { addressOfSearch, searchFeed } from '#contracts/search/feed-path.ts';
import { limits } from '#contracts/limits.ts';
import { namedPath } from '#contracts/pages/named-path.ts';
import type { PostImage } from '#contracts/posts/posts.ts';
import type { FoundItem, SearchQuery } from '#contracts/search/search.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { addressIn, type Language } from '#i18n/language.ts';
import { postLine } from '#i18n/post-line.ts';
import { type AtomEntry, atomText } from '#server/platform/http/atom.ts';
import { lineOfCard } from '#server/posts/post-line.ts';
import { describeQuery } from './describe.ts';

const searchPath = '/property-search';

/** Its name, and what decides whether one looks: price, place and size of a post, where an offer or a firm is and what it asks. */
function wordsOf(item: FoundItem, lng: Language): Pick<AtomEntry, 'title' | 'summary'> {
  const [t, fmt] = [translatorOf(lng), formatter(lng)];
  const place = (): string => t('posts.place', { area: item.place.subDistrict[lng], district: item.place.district[lng] });
  if (item.type === 'group') return { title: item.title[lng], summary: `${fmt.taka(item.sharePrice)} · ${place()}` };
  if (item.type === 'interior') return { title: item.companyName[lng], summary: [item.startingPrice?.[lng], place()].filter(Boolean).join(' · ') };
  // What was sold or let lately is still shown, and says so, as on its card.
  const closed = item.state === 'sold' || item.state === 'rented' ? `${t(`posts.${item.state}`)} · ` : '';
  return { title: item.postTitle, summary: closed + postLine(lineOfCard(item), t, fmt) };
}

/** The middle file of a picture, with its size where that is known. */
function pictureOf({ src, srcset, bytes }: PostImage, publicUrl: string): NonNullable<AtomEntry['picture']> {
  const at = srcset.split(', ').findIndex((entry) => entry.startsWith(`${src} `));
  return { href: new URL(src, publicUrl).href, type: 'image/webp', bytes: bytes?.[at] };
}

function entryOf(item: FoundItem, publicUrl: string, lng: Language): AtomEntry {
  const [cover] = item.images;
  return {
    id: addressIn(publicUrl + detailPath(item), lng),
    ...wordsOf(item, lng),
    alternate: addressIn(publicUrl + namedPath(item), lng),
    published: item.postDate,
    updated: item.lastUpdated > item.postDate ? item.lastUpdated : item.postDate,
    terms: [translatorOf(lng)(`enums.purpose_${item.type}`)],
    picture: cover && pictureOf(cover, publicUrl),
  };
}

/** The newest first, whatever is paid for standing above the others on the page. */
const newest = (items: readonly FoundItem[]): FoundItem[] =>
  items.toSorted((a, b) => (a.postDate < b.postDate ? 1 : a.postDate > b.postDate ? -1 : b.PostID - a.PostID)).slice(0, limits.search.feedMax);

interface FeedOf {
  query: SearchQuery;
  /** As it came, for the addresses. */
  asked: Readonly<Record<string, string | readonly string[] | undefined>>;
  publicUrl: string;
  lng: Language;
}

function nameOf({ purpose, ...query }: SearchQuery, lng: Language): string {
  const t = translatorOf(lng);
  if (purpose !== 'group' && purpose !== 'interior') return describeQuery({ purpose, ...query }, lng);
  return t(`enums.purpose_${purpose}`);
}

/** The feed of what a search has found. */
export function searchFeedOf(items: readonly FoundItem[], { query, asked, publicUrl, lng }: FeedOf): string {
  const t = translatorOf(lng);
  const entries = newest(items).map((item) => entryOf(item, publicUrl, lng));
  const self = addressIn(publicUrl + searchFeed(asked), lng);
  const feed = {
    id: self,
    title: t('shell.titleOf', { page: nameOf(query, lng) }),
    updated: entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1),
    self,
    alternate: addressIn(publicUrl + addressOfSearch(searchPath, asked), lng),
    author: { name: t('shell.name'), uri: `${publicUrl}/` },
    icon: `${publicUrl}/favicon.ico`,
    entries,
  };
  return atomText(feed, lng);
}
