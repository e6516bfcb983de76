// What of a query is saved, and what counts as news for it. Pure.
import type { AlertFrequency, PostType } from '#contracts/enums.ts';
import type { StoredQuery } from '#contracts/search/saved-searches.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import { areaLevels, askedAreas, isAreaLevel, narrowestOf } from '#server/areas/asked-areas.ts';

/** Paging and order do not change which posts match. */
const notAsked: ReadonlySet<string> = new Set(['page', 'limit', 'sort']);

/** An outer area is implied by the narrowest one; of several, each may have a part of its own. */
function isAround(name: string, query: SearchQuery): boolean {
  const narrower = isAreaLevel(name) ? areaLevels.slice(areaLevels.indexOf(name) + 1) : [];
  return areaLevels.every((level) => query[level].length <= 1) && narrower.some((level) => query[level].length > 0);
}

/** A single area is kept as its id alone, as searches that were saved before there could be several. */
const asStored = (name: string, values: string[]): string | string[] =>
  isAreaLevel(name) && values[0] !== undefined && values.length === 1 ? values[0] : values;

/** The narrowing parameters in canonical form, so that equal searches are stored alike. */
export function storedQuery(query: SearchQuery): StoredQuery {
  const measuresLand = query.landMin !== undefined || query.landMax !== undefined;
  const kept: StoredQuery = {};
  const whole = { ...query, purpose: reachOf(query).purpose ?? undefined };
  for (const [name, value] of Object.entries(whole).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    const saysNothing =
      (name === 'landUnit' && !measuresLand) ||
      ((name === 'landCategory' || name === 'priceUnits') && value === 'all') ||
      (/^(bed|bath)Min$/.test(name) && value === 0);
    if (isEmpty || saysNothing || notAsked.has(name) || isAround(name, query)) continue;
    kept[name] = Array.isArray(value) ? asStored(name, value.toSorted()) : value;
  }
  return kept;
}

/** Facts a post must have to match; null if the words may state them, or anything matches. */
export function reachOf(query: SearchQuery): { purpose: PostType | null; division: string | null } {
  const { purpose, q } = query;
  const divisions = new Set(narrowestOf(askedAreas(query)).map(({ chain }) => chain.division));
  const [division = null] = divisions;
  const type = purpose === 'sell' || purpose === 'rent' ? purpose : undefined;
  return {
    purpose: type ?? (q === undefined ? 'sell' : null),
    division: divisions.size === 1 ? division : null,
  };
}

/** A post going live; `fell` if it was live before at a higher price. */
export interface Approved {
  /** It was live before. */
  wasLive: boolean;
  /** Its owner had deleted it and posted it again. */
  isRepeat: boolean;
  fell: boolean;
}

/** Whether a post going live is news: it is new, or cheaper than before. */
export function newsOf({ wasLive, isRepeat, fell }: Approved): 'new' | 'fall' | undefined {
  if (fell) return 'fall';
  return wasLive || isRepeat ? undefined : 'new';
}

/**
 * Whether to alert a member, whose searches with these frequencies find the same post, at once: about all of them, so that it does not come
 * again in the daily mail. Beyond a daily number the rest goes into that mail.
 */
export const isNotifiedAtOnce = (frequencies: readonly AlertFrequency[], notifiedToday: number, max: number): boolean =>
  frequencies.includes('instant') && notifiedToday < max;
