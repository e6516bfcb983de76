// How the marks of a map are found in the index of places: by the cells of the window or by the range of prices, whichever holds fewer
// posts, and among all posts or a share of them.
import { type Bounds, boundsOf } from '#contracts/maps/map-search.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { termsIn } from '#server/search/index/asked.ts';
import { typeTerm } from '#server/search/index/filter-terms.ts';
import type { Filter } from '#server/search/index/filters.ts';
import type { Statistics } from '#server/search/index/lexeme-store.ts';
import { expectedOf } from '#server/search/index/statistics.ts';
import { marking } from './marking.ts';
import { type Stretch, stretchesIn } from './cell-codes.ts';

/** As migration 0300 deals posts out. */
export const shards = 64;

export interface PlacesPlan {
  type: Asked['type'];
  /** Undefined for the whole country. */
  box: Bounds | undefined;
  /** Undefined where prices lead. */
  cells: readonly Stretch[] | undefined;
  /** What is compared with each entry of the index. */
  compared: readonly Filter[];
  /** How many entries the index may hold of all shards, and how many of them may match. */
  entries: number;
  expected: number;
}

/** What the index of places holds of a post. */
const held: ReadonlySet<string> = new Set(['total_price', 'property_type', 'bedrooms', 'district', 'sub_district']);
const isHeld = ({ name, columns }: Filter): boolean => name === 'bounds' || columns.every((column) => held.has(column));

/** Undefined where anything is asked that only words and posts tell. */
export function planPlaces(statistics: Statistics, { type, filters, words, preference }: Asked, bounds: string | undefined): PlacesPlan | undefined {
  if (words.length > 0 || preference || !filters.every(isHeld)) return undefined;
  const box = bounds === undefined ? undefined : boundsOf(bounds);
  const share = (some: readonly Filter[]): number => expectedOf(statistics, [[typeTerm(type)], ...some.flatMap((filter) => termsIn(type, filter))]);
  const named = (name: Filter['name']): Filter[] => filters.filter((filter) => filter.name === name);
  const [inBox, inPrices] = [share(named('bounds')), share(named('price'))];
  const byPrice = named('price').length > 0 && inPrices < inBox;
  return {
    type,
    box,
    cells: byPrice ? undefined : stretchesIn(box ?? { south: -90, west: -180, north: 90, east: 180 }, marking.stretchesMax),
    compared: filters.filter(({ name }) => name !== 'bounds'),
    entries: Math.min(inBox, inPrices),
    expected: share(filters),
  };
}

/** How many shards to read at first: all where that is little to read, otherwise as many as may hold enough. */
export function shardsFirst({ entries, expected }: Pick<PlacesPlan, 'entries' | 'expected'>, enough: number): number {
  if (entries <= marking.entriesMax) return shards;
  const needed = Math.ceil((shards * enough * marking.margin) / Math.max(1, expected));
  return Math.max(1, Math.min(needed, Math.floor((shards * marking.entriesMax) / entries)));
}

/** How many in all, where `read` of them held so few. */
export function shardsNext(read: number, found: number, enough: number): number {
  if (read === shards || found >= enough) return read;
  return Math.min(shards, Math.ceil((read * enough * marking.margin) / Math.max(1, found)));
}
