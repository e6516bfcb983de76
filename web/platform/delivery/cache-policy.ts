// What a page says in its route's handle about the server's page cache; see docs/decisions/0016-page-cache-for-anonymous-visitors.md.

/** How a page that is the same for every visitor is cached. */
export interface CachePolicy {
  /** The page is rendered for a time that is a multiple of this, so what it says of times is that old at most: a day where only the year is shown. */
  clockMs: number;
  /** The query parameters that the page reads. With any other it is rendered again for each visit. */
  parameters?: readonly string[];
  /** One spelling of the query for all that mean the same to the page. */
  normalize?: (params: URLSearchParams) => URLSearchParams;
  /** What the parameters of the path look like; anything else is rendered again for each visit. */
  path?: RegExp;
  /** A list, which may be seconds old where something was added to it, never where something was taken down. */
  isList?: boolean;
}

/** Offices open on the full hour, and relative times count in minutes. */
export const tenMinutesMs = 600_000;

/** `false`: rendered for each visit, because it needs an account, carries a secret or shows what its owner may take back at once. */
export interface Cacheable {
  cache: CachePolicy | false;
}
