// A search's filters as conditions on a post and as filter terms of the index. Everything that people give is bound, never written
// into the SQL; every combination has a statement of its own, so that the planner sees what is asked.
import { sql, type RawBuilder } from 'kysely';
import type { SearchQuery } from '#contracts/search.ts';
import { areaLevels, askedAreas, narrowestOf, type AreaLevel, type AskedArea } from '#server/areas/asked-areas.ts';
import { anyOf } from './asked.ts';
import {
  availableTerm,
  equalTerm,
  type EqualColumn,
  facilityTerm,
  kindTerm,
  landBounds,
  type RangeColumn,
  rangeTermsOf,
  roomTerm,
  tenantTerm,
} from './filter-terms.ts';
import { placeKey } from '#server/search/query/places.ts';

export type Part = RawBuilder<unknown>;

export type CriterionName =
  | 'q'
  | 'division'
  | 'district'
  | 'subDistrict'
  | 'locality'
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
  | 'postedBy'
  | 'tenants'
  | 'availableBy';

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

function equal(name: CriterionName, column: EqualColumn, value: string | boolean | undefined): Filter[] {
  if (value === undefined) return [];
  return [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${value}`], terms: [[equalTerm(column, value)]], isExact: true }];
}

const areaColumns = { division: 'division', district: 'district', subDistrict: 'sub_district', locality: 'locality' } as const;

/** Whether a post lies in one of these neighbourhoods: its own, or one that its headline names. */
const inLocality = (keys: readonly string[]): Part => sql`exists (select from post_words l where l.post_id = p.post_id and l.words @@ ${anyOf(keys)}::tsquery)`;

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
    return level === 'locality' ? inLocality(ids.map((id) => placeKey(level, id))) : sql`p.${sql.ref(areaColumns[level])} = any(${ids}::text[])`;
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

/** Lets to one of these; a post that names nobody has not said. */
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
    ...areaFilters(query),
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
    ...tenants(query.tenants),
    ...availableBy(query.availableBy),
  ];
}
