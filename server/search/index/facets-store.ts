// Which values of a column the matches of a search have, and how often.
import { sql } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import { priceSteps } from '#contracts/posts/price-steps.ts';
import type { Db } from '#server/platform/database/database.ts';
import { faceting } from '#server/search/tuning.ts';
import type { Asked } from './asked.ts';
import type { Sets } from './counting-store.ts';
import type { Part } from './filters.ts';
import { planStep } from './plan.ts';
import { newestFirst, sampledSets } from './sample-store.ts';
import { statisticsOf } from './statistics.ts';

export interface CountedValues {
  counts: ReadonlyMap<number | string, number>;
  /** How many posts were looked at, and how many there may be. */
  counted: number;
  expected: number;
  /** Whether all were looked at. */
  isWhole: boolean;
}

const values: Record<'propertyType' | 'price' | 'bedMin', (type: PostType) => Part> = {
  propertyType: () => sql`p.property_type`,
  price: (type) => sql`width_bucket(p.total_price, ${priceSteps[type]}::int8[])`,
  bedMin: () => sql`case when p.bedrooms is not null then least(p.bedrooms, ${faceting.bedroomsMax}) end`,
};

export type FacetName = keyof typeof values;
export const facetNames = Object.keys(values) as FacetName[];

/** Facets that count the same matches: those of everything without a filter of their own, which most have none of. */
interface SharedSet {
  names: readonly FacetName[];
  type: PostType;
  /** Whether that is what is asked, nothing left out. */
  isAsked: boolean;
  expected: number;
  sets: Sets;
}

export interface CountedFacets {
  facets: Record<FacetName, CountedValues>;
  /** How many match everything, where it was seen on the way; more than are ever told exactly stand for any number above. */
  total: number | undefined;
}

const readColumns = ['post_id', 'property_type', 'total_price', 'bedrooms'];

async function sharedSets(db: Db, asked: Asked): Promise<SharedSet[]> {
  const statistics = await statisticsOf(db);
  const own = facetNames.filter((name) => asked.filters.some((filter) => filter.name === name));
  const shared = facetNames.filter((name) => !own.includes(name));
  return [...(shared.length > 0 ? [shared] : []), ...own.map((name) => [name])].map((names) => {
    const step = planStep(statistics, { ...asked, filters: asked.filters.filter((filter) => !names.some((name) => name === filter.name)) }, 'recent');
    return { names, type: asked.type, isAsked: names === shared, expected: step.expected, sets: sampledSets(step, faceting.sample, readColumns) };
  });
}

type ValuesRow = Record<FacetName, number | string | null> & { count: number };

/** How many of the rows have each value of one column. */
function countsOf(rows: readonly ValuesRow[], name: FacetName): Map<number | string, number> {
  const counts = new Map<number | string, number>();
  for (const { [name]: value, count } of rows) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + count);
  return counts;
}

/** One pass for all of them. Past so many matches the newest, or those that are found first, stand for all. */
async function countValues(db: Db, { names, type, expected, sets }: SharedSet): Promise<[FacetName, CountedValues][]> {
  const columns = sql.join(names.map((name) => sql`${values[name](type)} as ${sql.ref(name)}`));
  // Another index would begin with the cheapest, or with one district.
  const order = sets.isAlongIndex ? sql`order by ${newestFirst}` : sql``;
  let found: ValuesRow[] = [];
  let counted = 0;
  for (const from of [...sets.newest, sets.all]) {
    const { rows } = await sql<ValuesRow>`
      select m.*, count(*) as count from (select ${columns} ${from} ${order} limit ${faceting.sample}) m group by ${sql.join(names.map((name) => sql.ref(name)))}`.execute(
      db,
    );
    found = rows;
    counted = rows.reduce((sum, { count }) => sum + count, 0);
    if (counted >= faceting.sample) break;
  }
  const isWhole = counted < faceting.sample;
  return names.map((name) => [name, { counts: countsOf(found, name), counted, expected: isWhole ? counted : Math.max(counted, expected), isWhole }]);
}

async function countAll(db: Db, sets: readonly SharedSet[]): Promise<CountedFacets> {
  const found: [FacetName, CountedValues][] = [];
  for (const set of sets) found.push(...(await countValues(db, set)));
  const facets = Object.fromEntries(found) as Record<FacetName, CountedValues>;
  const [name] = sets.find(({ isAsked }) => isAsked)?.names ?? [];
  return { facets, total: name && facets[name].counted };
}

/** Of each facet the values of what matches all filters but its own; undefined where that takes too long. */
export async function countFacets(db: Db, asked: Asked): Promise<CountedFacets | undefined> {
  const sets = await sharedSets(db, asked);
  if (sets.every(({ sets: { isBounded } }) => isBounded)) return countAll(db, sets);
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(faceting.statementMs)}, true)`.execute(trx);
      return countAll(trx, sets);
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === queryCanceled) return undefined;
    throw error;
  }
}

const queryCanceled = '57014';
