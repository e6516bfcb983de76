// What of a query is kept, and what is news to whoever keeps it. Pure.
import type { AlertFrequency, PostType } from '#contracts/enums.ts';
import type { KeptQuery } from '#contracts/saved-searches.ts';
import type { SearchQuery } from '#contracts/search.ts';
import { districtById, subDistrictById } from '#server/areas/catalogue.ts';

/** Where a list begins and how it is ordered says nothing about what is on it. */
const notAsked: ReadonlySet<string> = new Set(['page', 'limit', 'sort']);

/** A wider area around the narrowest says nothing more. */
const isAround = (name: string, { district, subDistrict }: SearchQuery): boolean =>
  (name === 'division' && (district ?? subDistrict) !== undefined) || (name === 'district' && subDistrict !== undefined);

/** The parameters that narrow a search, in one form: what is asked in two ways is kept as the same. */
export function keptQuery(query: SearchQuery): KeptQuery {
  const measuresLand = query.landMin !== undefined || query.landMax !== undefined;
  const kept: KeptQuery = {};
  const whole = { ...query, purpose: reachOf(query).purpose ?? undefined };
  for (const [name, value] of Object.entries(whole).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    const saysNothing =
      (name === 'landUnit' && !measuresLand) ||
      ((name === 'landCategory' || name === 'priceUnits') && value === 'all') ||
      (/^(bed|bath)Min$/.test(name) && value === 0);
    if (isEmpty || saysNothing || notAsked.has(name) || isAround(name, query)) continue;
    kept[name] = Array.isArray(value) ? value.toSorted() : value;
  }
  return kept;
}

/** What a post must at least be for the search to find it; null where the words may say it, or anything will do. */
export function reachOf({ purpose, q, division, district, subDistrict }: SearchQuery): { purpose: PostType | null; division: string | null } {
  const inDistrict = subDistrict === undefined ? district : subDistrictById.get(subDistrict)?.district;
  const type = purpose === 'sell' || purpose === 'rent' ? purpose : undefined;
  return {
    purpose: type ?? (q === undefined ? 'sell' : null),
    division: division ?? (inDistrict === undefined ? null : (districtById.get(inDistrict)?.division ?? null)),
  };
}

/** A post as it goes live: `fell` where it was live before for more. */
export interface Approved {
  /** It was live before. */
  wasLive: boolean;
  /** Its owner had deleted it and posted it again. */
  isRepeat: boolean;
  fell: boolean;
}

/** Whether people who wait for such a post hear of it: when it is new, or costs less than before. */
export function newsOf({ wasLive, isRepeat, fell }: Approved): 'new' | 'fall' | undefined {
  if (fell) return 'fall';
  return wasLive || isRepeat ? undefined : 'new';
}

/** Whether somebody hears at once; who has heard a lot today hears the rest in the morning. */
export const isToldAtOnce = (frequency: AlertFrequency, toldToday: number, max: number): boolean => frequency === 'instant' && toldToday < max;
