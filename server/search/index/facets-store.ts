// Which values of a column the matches of a search have, and how often.
import { sql } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import { priceSteps } from '#contracts/price-steps.ts';
import type { Db } from '#server/platform/database/database.ts';
import { faceting } from '#server/search/tuning.ts';
import type { Asked } from './asked.ts';
import { setsOf } from './counting-store.ts';
import type { Part } from './filters.ts';
import { planSet } from './plan.ts';
import { statisticsOf } from './statistics.ts';

export interface CountedValues {
  counts: ReadonlyMap<number | string, number>;
  /** How many posts were looked at, and how many there may be. */
  counted: number;
  expected: number;
  /** Whether all were looked at. */
  isWhole: boolean;
}

/** Past so many matches the newest, or those that come first, stand for all. */
async function countValues(db: Db, asked: Asked, value: Part): Promise<CountedValues> {
  const set = planSet(await statisticsOf(db), asked);
  const { all, newest } = setsOf(set, faceting.sample, 0, true);
  let [counts, counted] = [new Map<number | string, number>(), 0];
  for (const from of [...newest, all]) {
    const { rows } = await sql<{ value: number | string | null; count: number }>`
      select value, count(*) as count from (select ${value} as value ${from} limit ${faceting.sample}) m group by 1`.execute(db);
    counts = new Map(rows.flatMap((row) => (row.value === null ? [] : [[row.value, row.count] as const])));
    counted = rows.reduce((sum, { count }) => sum + count, 0);
    if (counted >= faceting.sample) break;
  }
  const isWhole = counted < faceting.sample;
  return { counts, counted, expected: isWhole ? counted : Math.max(counted, set.expected), isWhole };
}

const values: Record<'propertyType' | 'price' | 'bedMin', (type: PostType) => Part> = {
  propertyType: () => sql`p.property_type`,
  price: (type) => sql`width_bucket(p.total_price, ${priceSteps[type]}::int8[])`,
  bedMin: () => sql`case when p.bedrooms is not null then least(p.bedrooms, ${faceting.bedroomsMax}) end`,
};

export type FacetName = keyof typeof values;
export const facetNames = Object.keys(values) as FacetName[];

/** Of each facet the values of what matches all filters but its own; undefined where that takes too long. */
export async function countFacets(db: Db, asked: Asked): Promise<Record<FacetName, CountedValues> | undefined> {
  const without = (name: FacetName): Asked => ({ ...asked, filters: asked.filters.filter((filter) => filter.name !== name) });
  // The statistics are read before, since they are no part of what is timed.
  await statisticsOf(db);
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(faceting.statementMs)}, true)`.execute(trx);
      const found = new Map<FacetName, CountedValues>();
      for (const name of facetNames) found.set(name, await countValues(trx, without(name), values[name](asked.type)));
      return Object.fromEntries(found) as Record<FacetName, CountedValues>;
    });
  } catch (error) {
    if ((error as { code?: unknown }).code === queryCanceled) return undefined;
    throw error;
  }
}

const queryCanceled = '57014';
