// Where feed readers find the blog in one language, and what a search finds.

export const feedPath = (lng: 'bn' | 'en'): string => `/blog/${lng}.atom`;

export const searchFeedPath = '/feeds/search.atom';

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What cuts or turns a list; a feed is its newest. */
const unasked: ReadonlySet<string> = new Set(['page', 'limit', 'sort']);

/** `path` with the parameters of a search: the same search has one address. */
export function addressOfSearch(path: string, asked: Asked): string {
  const names = Object.keys(asked).filter((name) => !unasked.has(name));
  const pairs = names.toSorted().flatMap((name) => {
    const value = asked[name] ?? [];
    return (typeof value === 'string' ? [value] : value).map((one) => `${name}=${encodeURIComponent(one)}`);
  });
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The feed of a search in the default language; `addressIn` makes that of another. */
export const searchFeed = (asked: Asked): string => addressOfSearch(searchFeedPath, asked);
