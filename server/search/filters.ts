// A search's filters as parts of a where clause. Everything that people give is bound, never written into the SQL.
import { sql, type RawBuilder } from 'kysely';
import { landSqft } from '#contracts/post-rules.ts';
import type { SearchQuery } from '#contracts/search.ts';

type Part = RawBuilder<unknown>;

export const filterNames = [
  'q', 'division', 'district', 'subDistrict', 'propertyType', 'price', 'size', 'land', 'landCategory', 'bedMin', 'bathMin',
  'construction', 'condition', 'furnishing', 'facing', 'lift', 'facilities', 'postedBy',
] as const;
export type FilterName = (typeof filterNames)[number];

function between(column: string, min: number | undefined, max: number | undefined): Part[] {
  const parts: Part[] = [];
  if (min !== undefined) parts.push(sql`${sql.ref(column)} >= ${min}`);
  if (max !== undefined) parts.push(sql`${sql.ref(column)} <= ${max}`);
  return parts;
}

const equal = (column: string, value: string | boolean | undefined): Part[] => (value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`]);

/** What each filter in force asks of a row of `posts` (alias p). Filters that say nothing are absent; `tsquery` is what the words became. */
export function filtersOf(query: SearchQuery, tsquery: string | null): Map<FilterName, Part[]> {
  const toSqft = (value: number | undefined): number | undefined => (value === undefined ? undefined : landSqft(value, query.landUnit));
  const all: Record<FilterName, Part[]> = {
    q: tsquery === null ? [] : [sql`exists (select 1 from post_words w where w.post = p.id and w.words @@ ${tsquery}::tsquery)`],
    division: equal('p.division', query.division),
    district: equal('p.district', query.district),
    subDistrict: equal('p.sub_district', query.subDistrict),
    propertyType: query.propertyType.length === 0 ? [] : [sql`p.property_type = any(${query.propertyType}::text[])`],
    price: between('p.total_price', query.priceMin, query.priceMax),
    size: between('p.size_sqft', query.sizeMin, query.sizeMax),
    land: between('p.land_sqft', toSqft(query.landMin), toSqft(query.landMax)),
    landCategory: query.landCategory === 'all' ? [] : equal('p.land_category', query.landCategory),
    bedMin: between('p.bedrooms', query.bedMin, undefined),
    bathMin: between('p.bathrooms', query.bathMin, undefined),
    construction: equal('p.construction_status', query.construction),
    condition: equal('p.condition', query.condition),
    furnishing: equal('p.furnishing', query.furnishing),
    facing: equal('p.facing', query.facing),
    lift: equal('p.lift', query.lift),
    facilities: query.facilities.length === 0 ? [] : [sql`p.facilities @> ${query.facilities}::text[]`],
    postedBy: equal('p.posted_by', query.postedBy),
  };
  return new Map(filterNames.filter((name) => all[name].length > 0).map((name) => [name, all[name]]));
}
