// A page of a list: by an index scan in the order of the list for a bounded stretch, which is quick where many posts match; through a
// small area whole; or by a GIN lookup of lexemes, sorting what is found: few at once, of many only the newest times. The plan says which.
import { sql } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';
import { scanning } from '#server/search/tuning.ts';
import type { Trait } from './arrangement.ts';
import type { Lexemes } from './any-of.ts';
import { and, beginning, besidePosts, inArea, lookedUp, needsPosts, partsOf } from './conditions-store.ts';
import type { Part } from './filters.ts';
import { type ListSort, mayScanFar, mostAfterScan, preferenceOf, type StepPlan, timesFirst, wayOf } from './plan.ts';
import { withoutOf } from './relevance-store.ts';
import { amongAlike, type AskedRate, rateOfPost } from './usual-prices-store.ts';

interface Order {
  by: Part;
  columns: readonly string[];
}

const orders: Record<ListSort, Order> = {
  recent: { by: sql`p.posted_at desc, p.post_id desc`, columns: ['posted_at'] },
  priceAsc: { by: sql`p.total_price, p.post_id`, columns: ['total_price'] },
  priceDesc: { by: sql`p.total_price desc, p.post_id desc`, columns: ['total_price'] },
  sizeDesc: { by: sql`p.size_sqft desc nulls last, p.post_id desc`, columns: ['size_sqft'] },
  pricePerSqftAsc: { by: sql`(p.total_price::float8 / nullif(p.size_sqft, 0)), p.post_id`, columns: ['total_price', 'size_sqft'] },
};

export interface Stretch {
  offset: number;
  limit: number;
}

export interface FoundStretch {
  ids: number[];
  /** How many match, where finding them told; or how many do at least. */
  total?: number;
  atLeast?: number;
  /** The share of matches among the entries that were scanned. */
  share?: number;
}

/** The page as it comes when scanning the index in order; gives up after `entries` with what it has. */
async function indexScan(db: Db, { asked, ordered, sort, reach }: StepPlan, { offset, limit }: Stretch, entries = reach): Promise<FoundStretch> {
  const compared = [...ordered.rest, ...preferenceOf(asked), ...withoutOf(asked, 'p')];
  const columns = new Set(['post_id', ...orders[sort].columns, ...compared.flatMap((criterion) => criterion.columns)]);
  const { join, conditions } = besidePosts(asked);
  const { rows } = await sql<{ post_id: number; at: number }>`
    select p.post_id, p.at from (
      select ${sql.join([...columns].map((column) => sql.ref(`p.${column}`)))}, row_number() over (order by ${orders[sort].by}) as at
      from posts p where ${beginning(ordered)} order by ${orders[sort].by} limit ${entries}) p ${join}
    where ${and([...partsOf(compared), ...conditions])} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const last = rows.at(-1);
  return { ids: rows.map((row) => row.post_id), ...(last ? { share: (offset + rows.length) / last.at } : {}) };
}

/** A page of what was gone through whole, with how many there are. */
async function pageOf(db: Db, from: Part, sort: ListSort, { offset, limit }: Stretch): Promise<FoundStretch> {
  const { rows } = await sql<{ post_id: number; total: number }>`
    select p.post_id, count(*) over () as total ${from} order by ${orders[sort].by} limit ${limit} offset ${offset}`.execute(db);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.post_id), total: first.total };
  return offset === 0 ? { ids: [], total: 0 } : { ids: [] };
}

async function lookUpTimes(db: Db, { lookup, sort }: StepPlan, stretch: Stretch, times: Lexemes | null): Promise<FoundStretch> {
  const { offset, limit } = stretch;
  if (sort !== 'recent' || needsPosts(lookup)) return withTimes(await pageOf(db, lookedUp(lookup, times, true), sort, stretch), times);
  const { rows } = await sql<{ post_id: number; total: number }>`
    select w.post_id, count(*) over () as total ${lookedUp(lookup, times)} order by w.posted_at desc, w.post_id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const [first] = rows;
  const found = { ids: rows.map((row) => row.post_id) };
  return withTimes(first ? { ...found, total: first.total } : offset === 0 ? { ...found, total: 0 } : found, times);
}

/** Of some times only, the total is what there is at least. */
const withTimes = ({ ids, total }: FoundStretch, times: Lexemes | null): FoundStretch => {
  if (!times) return { ids, ...(total === undefined ? {} : { total }) };
  return { ids, ...(total === undefined || ids.length === 0 ? {} : { atLeast: total }) };
};

/** Few at once; of many the newest first. `most` is how many there can be, where a scan found none or few. */
async function ginLookup(db: Db, step: StepPlan, stretch: Stretch, most: number): Promise<FoundStretch> {
  for (const times of timesFirst(step, stretch.offset + stretch.limit, Math.min(most, step.expected))) {
    const found = await lookUpTimes(db, step, stretch, times);
    if (found.ids.length === stretch.limit) return found;
  }
  return lookUpTimes(db, step, stretch, null);
}

async function scanThenLookUp(db: Db, step: StepPlan, stretch: Stretch): Promise<FoundStretch> {
  const found = await indexScan(db, step, stretch);
  if (found.ids.length === stretch.limit) return found;
  if (mayScanFar(step)) {
    const far = await indexScan(db, step, stretch, scanning.farMax);
    if (far.ids.length === stretch.limit) return far;
  }
  return ginLookup(db, step, stretch, mostAfterScan(step, stretch.offset + found.ids.length));
}

/** One page of a step, in order. */
export async function findStep(db: Db, step: StepPlan, stretch: Stretch): Promise<FoundStretch> {
  const way = wayOf(step, stretch.offset + stretch.limit);
  if (way === 'indexAlone') return indexScan(db, step, stretch);
  if (way === 'areaScan' && step.area) return pageOf(db, inArea(step.area), step.sort, stretch);
  return way === 'indexScan' ? scanThenLookUp(db, step, stretch) : ginLookup(db, step, stretch, Number.POSITIVE_INFINITY);
}

export interface NumberedPost {
  post_id: number;
  type: PostType;
}

/** The listed post of a number. */
export const findNumbered = (db: Db, number: number): Promise<NumberedPost | undefined> =>
  db.selectFrom('posts').select(['post_id', 'type']).where('post_id', '=', number).where('listed', '=', true).executeTakeFirst();

type FoundTrait = Omit<Trait, 'step' | 'part' | 'isOdd'> & AskedRate;

/** What the order of these depends on; imported posts have one owner, so that their titles tell them apart. */
export async function readTraits(db: Db, ids: readonly number[]): Promise<FoundTrait[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundTrait>`
    select p.post_id as id, p.posted_at as "postedAt", case when p.source_id is null then p.owner_id::text else lower(p.title) end as source,
      exists (select 1 from post_images i where i.post = p.id) as "hasPhoto", coalesce(p.size_sqft, p.land_sqft) is not null as "hasSize",
      concat_ws('|', p.owner_id, case when p.source_id is null then '' else lower(p.title) end, p.type, p.property_type, p.sub_district, p.total_price,
        coalesce(p.size_sqft, 0), coalesce(p.land_sqft, 0), coalesce(p.bedrooms, 0), case when coalesce(p.size_sqft, p.land_sqft) is null then p.post_id end) as copy,
      ${amongAlike} as among, ${rateOfPost} as rate
    from posts p where p.post_id = any(${ids}::int[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whole rows in the order of their numbers here. */
export async function readInOrder(db: Db, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const found = await selectPosts(db).where('post_id', 'in', ids).execute();
  const byId = new Map(found.map((row) => [row.post_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
