// Group offers and design firms by the words of a search: places filter, and the other words are looked for in their texts.
import type { Purpose } from '#contracts/enums.ts';
import type { FoundItem, SearchAnswer, SearchQuery, WiderPlace } from '#contracts/search/search.ts';
import type { Pagination } from '#contracts/values.ts';
import { type AreaLevel, areaLevels, isAreaLevel } from '#server/areas/asked-areas.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ListingKind } from '#server/listings/kinds.ts';
import { holdsPhone } from './query/amounts/phone-numbers.ts';
import { type Understanding, understand } from './reading.ts';
import { areasAround, placeSaid } from './wider-place.ts';

/** Lists of a kind that has no index of its own. */
export type SearchedKind = ListingKind & Required<Pick<ListingKind, 'find'>>;

export const kindOf = (kinds: readonly ListingKind[], purpose: Purpose | undefined): SearchedKind | undefined =>
  kinds.find((kind): kind is SearchedKind => purpose !== undefined && kind.find !== undefined && kind.purposes.includes(purpose));

const hasArea = (query: SearchQuery): boolean => areaLevels.some((level) => query[level].length > 0);

/** The places that the words name, unless places are set by hand. */
function areasOf(query: SearchQuery, { understood }: Understanding): Partial<Record<AreaLevel, string[]>> {
  if (hasArea(query)) return {};
  return Object.fromEntries(areaLevels.map((level) => [level, understood.filter(({ filter }) => filter === level).map(({ value }) => String(value))]));
}

/** What a listing's texts may say: what no filter says, and kinds of property, which firms work on. */
function wordsOf({ understood, open }: Understanding): string[] {
  const kinds = understood.flatMap(({ filter, text }) => (filter === 'propertyType' ? [text] : []));
  return [...new Set([...kinds, ...open.flatMap(({ typed, against }) => (against ? [] : [typed]))])];
}

interface FoundListings extends Pick<SearchAnswer, 'understood' | 'sought' | 'ignored' | 'widerPlace' | 'phoneNumber'> {
  items: FoundItem[];
  pagination: Pagination;
  /** The query with the places that the words name. */
  whole: SearchQuery;
}

/** The nearest area around a place without listings in which there are some. */
async function widerPlaceOf(db: Db, kind: SearchedKind, query: SearchQuery, reading: Understanding): Promise<WiderPlace | undefined> {
  const place = hasArea(query) ? undefined : placeSaid(reading);
  if (!place) return undefined;
  for (const area of areasAround(place.filter, String(place.value))) {
    const around = { ...query, [area.level]: [area.id], page: 1, limit: 1 };
    const { total } = (await kind.find(db, around, { typed: wordsOf(reading), places: [place.text] })).pagination;
    if (total > 0) return { ...area, total, totalIsExact: true };
  }
  return undefined;
}

/** A page of what a search finds of this kind. */
export async function findListings(db: Db, kind: SearchedKind, query: SearchQuery): Promise<FoundListings> {
  const reading = await understand(db, query);
  const whole = { ...query, ...areasOf(query, reading) };
  const typed = wordsOf(reading);
  const understood = reading.understood.filter(({ filter }) => isAreaLevel(filter));
  const places = hasArea(query) ? [] : understood.map(({ text }) => text);
  const { unsaid, ...page } = await kind.find(db, whole, { typed, places: [...new Set(places)] });
  const wider = page.pagination.total === 0 ? await widerPlaceOf(db, kind, query, reading) : undefined;
  // Prices, rooms and the like are nothing that these listings have.
  const unheard = reading.understood.filter(({ filter, text }) => !isAreaLevel(filter) && !typed.includes(text)).map(({ text }) => text);
  return {
    ...page,
    whole,
    understood,
    sought: typed.filter((text) => !unsaid.includes(text)),
    ignored: [...new Set([...unsaid, ...unheard])],
    ...(wider ? { widerPlace: wider } : {}),
    ...(holdsPhone(query.q ?? '') ? { phoneNumber: true as const } : {}),
  };
}
