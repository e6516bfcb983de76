// A search's filters as conditions on a post and as filter terms of the index. Everything that people give is bound, never written
// into the SQL; every combination has a statement of its own, so that the planner sees what is asked.
import { sql, type RawBuilder } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search.ts';
import {
  equalTerm,
  type EqualColumn,
  facilityTerm,
  kindTerm,
  landBounds,
  termAmong,
  type RangeColumn,
  rangeTermsOf,
  roomTerm,
  typeTerm,
} from './filter-terms.ts';
import { placeKey } from '#server/search/query/places.ts';
import type { Preferred } from '#server/search/query/understand.ts';

export type Part = RawBuilder<unknown>;

export const filterNames = [
  'q',
  'division',
  'district',
  'subDistrict',
  'propertyType',
  'price',
  'priceUnits',
  'size',
  'land',
  'landCategory',
  'bedMin',
  'bathMin',
  'construction',
  'condition',
  'furnishing',
  'facing',
  'lift',
  'facilities',
  'postedBy',
] as const;
export type FilterName = (typeof filterNames)[number];

/** One filter in force. */
export interface Filter {
  name: FilterName;
  /** On columns of the row `p`. */
  parts: readonly Part[];
  /** The columns that the parts read. */
  columns: readonly string[];
  /** Filter terms that a matching post has: one of each list. */
  terms: readonly (readonly string[])[];
  /** Whether the terms say the same as the parts; otherwise they only narrow. */
  isExact: boolean;
}

export type FilterQuery = Omit<SearchQuery, 'purpose' | 'q' | 'sort' | 'page' | 'limit'>;

function equal(name: FilterName, column: EqualColumn, value: string | boolean | undefined): Filter[] {
  if (value === undefined) return [];
  return [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${value}`], terms: [[equalTerm(column, value)]], isExact: true }];
}

function area(name: 'division' | 'district' | 'subDistrict', column: string, id: string | undefined): Filter[] {
  return id === undefined ? [] : [{ name, columns: [column], parts: [sql`p.${sql.ref(column)} = ${id}`], terms: [[placeKey(name, id)]], isExact: true }];
}

function range(name: FilterName, column: RangeColumn, min: number | undefined, max: number | undefined): Filter[] {
  if (min === undefined && max === undefined) return [];
  const parts = [...(min === undefined ? [] : [sql`p.${sql.ref(column)} >= ${min}`]), ...(max === undefined ? [] : [sql`p.${sql.ref(column)} <= ${max}`])];
  const terms = rangeTermsOf(column, min, max);
  return [{ name, columns: [column], parts, terms: terms ? [terms] : [], isExact: false }];
}

function rooms(name: FilterName, column: 'bedrooms' | 'bathrooms', min: number | undefined): Filter[] {
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

/** A word of the search: a post must have one of these lexemes; `title` leaves out what only descriptions say. */
export interface WordLexemes {
  title: readonly string[];
  anywhere: readonly string[];
}

/** Everything that is asked of a post. */
export interface Asked {
  type: PostType;
  filters: readonly Filter[];
  words: readonly WordLexemes[];
  /** A further condition. */
  preference?: Preference;
}

/** One of these lexemes, as a tsquery. */
export const anyOf = (lexemes: readonly string[]): string => lexemes.map((lexeme) => `'${lexeme}'`).join(' | ');

/** The words alone, as a tsquery; null without any. */
export const tsqueryOf = (words: readonly WordLexemes[], where: keyof WordLexemes): string | null =>
  words.length === 0 ? null : words.map((word) => `(${anyOf(word[where])})`).join(' & ');

type Lexemes = readonly string[];

/** The terms of a filter among posts of one type. */
export const termsIn = (type: PostType, { terms }: Filter): Lexemes[] => terms.map((list) => list.map((term) => termAmong(type, term)));

/** Words and filters as lists of lexemes, of each of which whoever matches has one. */
export function lexemesOf({ type, filters, words }: Asked): Lexemes[] {
  const terms = filters.flatMap((filter) => termsIn(type, filter));
  return [...(terms.length === 0 ? [[typeTerm(type)]] : []), ...terms, ...words.map(({ anywhere }) => anywhere)];
}

/** A condition on `p`, or on its words `w`; `columns` are those of the post that it reads. */
export interface Preference {
  part: Part;
  columns: readonly string[];
}

const titled = ({ words }: Asked): Preference[] => {
  const apart = words.filter(({ title, anywhere }) => title.join(' ') !== anywhere.join(' '));
  const tsquery = tsqueryOf(apart, 'title');
  return tsquery === null ? [] : [{ part: sql`w.words @@ ${tsquery}::tsquery`, columns: [] }];
};

const preferences = ({ bedrooms, sizeSqft, priceFrom }: Preferred): Preference[] => [
  ...(bedrooms === undefined ? [] : [{ part: sql`coalesce(p.bedrooms = ${bedrooms}, false)`, columns: ['bedrooms'] }]),
  ...(sizeSqft === undefined ? [] : [{ part: sql`coalesce(p.size_sqft = ${sizeSqft}, false)`, columns: ['size_sqft'] }]),
  ...(priceFrom === undefined ? [] : [{ part: sql`p.total_price >= ${priceFrom}`, columns: ['total_price'] }]),
];

const together = (preferred: readonly Preference[]): Preference => ({
  part: sql`(${sql.join(
    preferred.map(({ part }) => part),
    sql` and `,
  )})`,
  columns: preferred.flatMap(({ columns }) => columns),
});

/** The same with every word in the title, which is looked up as such. */
const withTitle = (asked: Asked): Asked => ({ ...asked, words: asked.words.map(({ title }) => ({ title, anywhere: title })) });

/** What is asked, in steps: each holds what the former ones left. */
export function steps(asked: Asked, preferred: Preferred, number: number | null): Asked[] {
  const [inTitle, wanted] = [titled(asked), preferences(preferred)];
  const typed: Preference[] = number === null ? [] : [{ part: sql`p.post_id = ${number}`, columns: ['post_id'] }];
  const best = [...inTitle, ...wanted];
  const without = (preferred: readonly Preference[]): Preference[] => preferred.map(({ part, columns }) => ({ part: sql`not ${part}`, columns }));
  const also = (from: Asked, preferred: readonly Preference[]): Asked => (preferred.length === 0 ? from : { ...from, preference: together(preferred) });
  const before = [...typed, ...(best.length === 0 ? [] : [together(best)])];
  return [
    ...typed.map((preference) => also(asked, [preference])),
    ...(best.length === 0 ? [] : [also(inTitle.length === 0 ? asked : withTitle(asked), [...wanted, ...without(typed)])]),
    also(asked, without(before)),
  ];
}
