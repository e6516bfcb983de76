// A search's filters as conditions on a post and as filter terms of the index. Everything that people give is bound, never written
// into the SQL; every combination has a statement of its own, so that the planner sees what is asked.
import { sql, type RawBuilder } from 'kysely';
import { filteredFields } from '#contracts/posts/field-filters.ts';
import { type FieldFilter, postFields } from '#contracts/posts/post-fields.ts';

import type { SearchQuery } from '#contracts/search/search.ts';
import { areaLevels, askedAreas, levelOf, narrowestOf, type AreaLevel, type AskedArea } from '#server/areas/asked-areas.ts';
import { columnOf } from '#server/platform/database/tables/post-columns.ts';
import { anyOf } from './any-of.ts';
import {
  availableTerm,
  equalTerm,
  hasEqualTerm,
  hasRoomTerm,
  facilityTerm,
  kindTerm,
  landBounds,
  mentionTerm,
  type RangeColumn,
  rangeTermsOf,
  roomTerm,
  tenantTerm,
} from './filter-terms.ts';
import { placeFilters } from './place-store.ts';
import { placeKey } from '#server/search/query/places/places.ts';

export type Part = RawBuilder<unknown>;

export type CriterionName =
  | FieldFilter
  | 'q'
  | 'division'
  | 'district'
  | 'subDistrict'
  | 'locality'
  | 'propertyType'
  | 'withoutArea'
  | 'withoutType'
  | 'price'
  | 'priceUnits'
  | 'size'
  | 'land'
  | 'landCategory'
  | 'facilities'
  | 'tenants'
  | 'availableBy'
  | keyof typeof placeFilters;

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
  /** No index begins with it: several areas, or a neighbourhood. */
  isWide?: true;
}

export type FilterQuery = Omit<SearchQuery, 'purpose' | 'q' | 'sort' | 'page' | 'limit'>;

function equal(name: CriterionName, column: string, value: string | boolean | undefined): Filter[] {
  if (value === undefined) return [];
  const terms = hasEqualTerm(column) ? [[equalTerm(column, value)]] : [];
  return [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${value}`], terms, isExact: terms.length > 0 }];
}

const areaColumns = { division: 'division', district: 'district', subDistrict: 'sub_district', locality: 'locality' } as const;

/** Whether a post has one of these lexemes: of a neighbourhood, its own or one that its headline names. */
const hasLexeme = (keys: readonly string[]): Part => sql`exists (select from post_words l where l.post_id = p.post_id and l.words @@ ${anyOf(keys)}::tsquery)`;

/** A post lies in one of these areas, which may be of several levels. */
function inAreas(name: AreaLevel, areas: readonly AskedArea[]): Filter {
  const terms = [areas.map(({ level, id }) => placeKey(level, id))];
  const [only, ...others] = areas;
  if (only && others.length === 0 && name !== 'locality') {
    const column = areaColumns[name];
    return { name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${only.id}`], terms, isExact: true };
  }
  const used = areaLevels.filter((level) => areas.some((area) => area.level === level));
  const ways = used.map((level) => {
    const ids = areas.filter((area) => area.level === level).map(({ id }) => id);
    return level === 'locality' ? hasLexeme(ids.map((id) => placeKey(level, id))) : sql`p.${sql.ref(areaColumns[level])} = any(${ids}::text[])`;
  });
  return { name, columns: used.map((level) => areaColumns[level]), parts: [sql`(${sql.join(ways, sql` or `)})`], terms, isExact: true, isWide: true };
}

/** Of each level its areas, and beside them the wider ones of which no part is asked for. */
function areaFilters(query: FilterQuery): Filter[] {
  const asked = askedAreas(query);
  const narrowest = narrowestOf(asked);
  return areaLevels.flatMap((level, at) => {
    const own = asked.filter((area) => area.level === level);
    const wider = narrowest.filter((area) => areaLevels.indexOf(area.level) < at);
    return own.length === 0 ? [] : [inAreas(level, [...wider, ...own])];
  });
}

/** Lets to one of these; a post that names no one has not said. */
function tenants(wanted: FilterQuery['tenants']): Filter[] {
  if (wanted.length === 0) return [];
  return [{ name: 'tenants', columns: ['tenants'], parts: [sql`p.tenants && ${wanted}::text[]`], terms: [wanted.map(tenantTerm)], isExact: true }];
}

function availableBy(day: FilterQuery['availableBy']): Filter[] {
  if (day === undefined) return [];
  return [{ name: 'availableBy', columns: ['available_from'], parts: [sql`p.available_from <= ${day}::date`], terms: [[availableTerm]], isExact: false }];
}

function range(name: CriterionName, column: RangeColumn, min: number | undefined, max: number | undefined): Filter[] {
  if (min === undefined && max === undefined) return [];
  const parts = [...(min === undefined ? [] : [sql`p.${sql.ref(column)} >= ${min}`]), ...(max === undefined ? [] : [sql`p.${sql.ref(column)} <= ${max}`])];
  const terms = rangeTermsOf(column, min, max);
  return [{ name, columns: [column], parts, terms: terms ? [terms] : [], isExact: false }];
}

/** So many at least. */
function atLeast(name: CriterionName, column: string, min: number | undefined): Filter[] {
  if (min === undefined || min === 0) return [];
  const terms = hasRoomTerm(column) ? [[roomTerm(column, min)]] : [];
  return [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} >= ${min}`], terms, isExact: terms.length > 0 && min <= 6 }];
}

function kinds(types: FilterQuery['propertyType']): Filter[] {
  if (types.length === 0) return [];
  return [
    { name: 'propertyType', columns: ['property_type'], parts: [sql`p.property_type = any(${types}::text[])`], terms: [types.map(kindTerm)], isExact: true },
  ];
}

/** Neither lies in one of these areas nor names one in its headline. */
function outside(ids: FilterQuery['withoutArea']): Filter[] {
  const keys = ids.flatMap((id) => placeKey(levelOf(id) ?? 'locality', id)).flatMap((key) => [key, mentionTerm(key)]);
  return keys.length === 0 ? [] : [{ name: 'withoutArea', columns: ['sub_district'], parts: [sql`not ${hasLexeme(keys)}`], terms: [], isExact: false }];
}

function otherKinds(types: FilterQuery['withoutType']): Filter[] {
  if (types.length === 0) return [];
  return [{ name: 'withoutType', columns: ['property_type'], parts: [sql`p.property_type <> all(${types}::text[])`], terms: [], isExact: false }];
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

/** Of the filters that ask for one field. A column without terms is only compared. */
const byField = Object.fromEntries(
  filteredFields.map((field) => {
    const { filter } = postFields[field];
    const condition = ({ [filter]: value }: FilterQuery): Filter[] =>
      typeof value === 'number' ? atLeast(filter, columnOf(field), value) : equal(filter, columnOf(field), value);
    return [filter, condition];
  }),
) as Record<FieldFilter, (query: FilterQuery) => Filter[]>;

/** The conditions of each parameter, in the order of the list; null where it is part of another's, or says nothing of posts. */
const conditions: Record<keyof FilterQuery, ((query: FilterQuery) => Filter[]) | null> = {
  division: areaFilters,
  district: null,
  subDistrict: null,
  locality: null,
  propertyType: (query) => kinds(query.propertyType),
  withoutArea: (query) => outside(query.withoutArea),
  withoutType: (query) => otherKinds(query.withoutType),
  priceMin: (query) => range('price', 'total_price', query.priceMin, query.priceMax),
  priceMax: null,
  priceUnits: (query) => quoted(query.priceUnits),
  sizeMin: (query) => range('size', 'size_sqft', query.sizeMin, query.sizeMax),
  sizeMax: null,
  landMin: (query) => range('land', 'land_sqft', ...landBounds(query)),
  landMax: null,
  landUnit: null,
  landCategory: (query) => equal('landCategory', 'land_category', query.landCategory === 'all' ? undefined : query.landCategory),
  ...byField,
  facilities: (query) => facilities(query.facilities),
  tenants: (query) => tenants(query.tenants),
  availableBy: (query) => availableBy(query.availableBy),
  ...placeFilters,
  assume: null,
  // Of firms and offers.
  category: null,
  budget: null,
  ratingMin: null,
  stage: null,
};

/** The filters of a search that are in force, without its words. */
export const filtersOf = (query: FilterQuery): Filter[] => Object.values(conditions).flatMap((condition) => condition?.(query) ?? []);

/** Posts that leave a column open. */
export const silentOn = (column: string): Criterion => ({ parts: [sql`p.${sql.ref(column)} is null`], columns: [column] });

/** What is asked, or nothing said. */
export const orSilent = ({ parts }: Criterion, silent: Criterion): Criterion => ({
  parts: [sql`(${sql.join(silent.parts, sql` and `)} or (${sql.join(parts, sql` and `)}))`],
  columns: silent.columns,
});
