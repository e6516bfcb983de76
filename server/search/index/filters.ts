// A search's filters as conditions on a post and as filter terms of the index. Everything that people give is bound, never written
// into the SQL; every combination has a statement of its own, so that the planner sees what is asked.
import { sql, type RawBuilder } from 'kysely';
import type { SearchQuery } from '#contracts/search.ts';
import { equalTerm, type EqualColumn, facilityTerm, kindTerm, landBounds, type RangeColumn, rangeTermsOf, roomTerm } from './filter-terms.ts';
import { placeKey } from '#server/search/query/places.ts';

export type Part = RawBuilder<unknown>;

export type CriterionName =
  | 'q'
  | 'division'
  | 'district'
  | 'subDistrict'
  | 'propertyType'
  | 'price'
  | 'priceUnits'
  | 'size'
  | 'land'
  | 'landCategory'
  | 'bedMin'
  | 'bathMin'
  | 'construction'
  | 'condition'
  | 'furnishing'
  | 'facing'
  | 'lift'
  | 'facilities'
  | 'postedBy';

/** Conditions on columns of the row `p`, and on the lexemes of `w`. */
export interface Criterion {
  parts: readonly Part[];
  /** The columns that the parts read. */
  columns: readonly string[];
  /** Whether they read lexemes. */
  onLexemes?: boolean;
}

/** One filter in force. */
export interface Filter extends Criterion {
  name: CriterionName;
  /** Filter terms that a matching post has: one of each list. */
  terms: readonly (readonly string[])[];
  /** Whether the terms say the same as the parts; otherwise they only narrow. */
  isExact: boolean;
}

export type FilterQuery = Omit<SearchQuery, 'purpose' | 'q' | 'sort' | 'page' | 'limit'>;

function equal(name: CriterionName, column: EqualColumn, value: string | boolean | undefined): Filter[] {
  if (value === undefined) return [];
  return [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${value}`], terms: [[equalTerm(column, value)]], isExact: true }];
}

function area(name: 'division' | 'district' | 'subDistrict', column: string, id: string | undefined): Filter[] {
  return id === undefined ? [] : [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${id}`], terms: [[placeKey(name, id)]], isExact: true }];
}

function range(name: CriterionName, column: RangeColumn, min: number | undefined, max: number | undefined): Filter[] {
  if (min === undefined && max === undefined) return [];
  const parts = [...(min === undefined ? [] : [sql`p.${sql.ref(column)} >= ${min}`]), ...(max === undefined ? [] : [sql`p.${sql.ref(column)} <= ${max}`])];
  const terms = rangeTermsOf(column, min, max);
  return [{ name, columns: [column], parts, terms: terms ? [terms] : [], isExact: false }];
}

function rooms(name: CriterionName, column: 'bedrooms' | 'bathrooms', min: number | undefined): Filter[] {
  if (min === undefined || min === 0) return [];
  return [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} >= ${min}`], terms: [[roomTerm(column, min)]], isExact: min <= 6 }];
}

function kinds(types: FilterQuery['propertyType']): Filter[] {
  if (types.length === 0) return [];
  return [
    { name: 'propertyType', columns: ['property_type'], parts: [sql`p.property_type = any(${types}::text[])`], terms: [types.map(kindTerm)], isExact: true },
  ];
}

function facilities(wanted: FilterQuery['facilities']): Filter[] {
  if (wanted.length === 0) return [];
  const terms = wanted.map((facility) => [facilityTerm(facility)]);
  return [{ name: 'facilities', columns: ['facilities'], parts: [sql`p.facilities @> ${wanted}::text[]`], terms, isExact: true }];
}

/** How the price is quoted. No term tells it: few ask, and nearly all posts have the one answer. */
function quoted(unit: FilterQuery['priceUnits']): Filter[] {
  if (unit === undefined || unit === 'all') return [];
  return [{ name: 'priceUnits', columns: ['price_unit'], parts: [sql`p.price_unit in (${unit}, 'perMonth')`], terms: [], isExact: false }];
}

/** The filters of a search that are in force, without its words. */
export function filtersOf(query: FilterQuery): Filter[] {
  return [
    ...area('division', 'division', query.division),
    ...area('district', 'district', query.district),
    ...area('subDistrict', 'sub_district', query.subDistrict),
    ...kinds(query.propertyType),
    ...range('price', 'total_price', query.priceMin, query.priceMax),
    ...quoted(query.priceUnits),
    ...range('size', 'size_sqft', query.sizeMin, query.sizeMax),
    ...range('land', 'land_sqft', ...landBounds(query)),
    ...equal('landCategory', 'land_category', query.landCategory === 'all' ? undefined : query.landCategory),
    ...rooms('bedMin', 'bedrooms', query.bedMin),
    ...rooms('bathMin', 'bathrooms', query.bathMin),
    ...equal('construction', 'construction_status', query.construction),
    ...equal('condition', 'condition', query.condition),
    ...equal('furnishing', 'furnishing', query.furnishing),
    ...equal('facing', 'facing', query.facing),
    ...equal('lift', 'lift', query.lift),
    ...facilities(query.facilities),
    ...equal('postedBy', 'posted_by', query.postedBy),
  ];
}
