// The places that are paid for.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { promoting } from '#server/search/tuning.ts';
import { and, besidePosts, comparedWith, inLists, partsOf } from './conditions-store.ts';
import type { Part } from './filters.ts';
import { type PromotedPlan, preferenceOf, readsLexemes } from './plan.ts';

const paid = [sql`p.promoted_until > now()`, sql`p.state = 'approved'`];
const inTurn = (turn: number): Part => sql`hashint8extended(p.post_id, ${turn}), p.post_id`;

/** Draws from one shard, another one in each turn. */
async function drawFromShard(db: Db, { asked, drawn }: PromotedPlan, turn: number): Promise<number[]> {
  const { join, conditions } = besidePosts(asked);
  const all = [
    sql`p.listed`,
    sql`p.type = ${asked.type}`,
    sql`p.post_id % ${sql.lit(promoting.shards)} = ${turn % promoting.shards}`,
    ...paid,
    ...partsOf([...asked.filters, ...preferenceOf(asked)]),
    ...conditions,
  ];
  const { rows } = await sql<{ post_id: number }>`
    select p.post_id from posts p ${join} where ${and(all)} order by ${inTurn(turn)} limit ${drawn}`.execute(db);
  return rows.map((row) => row.post_id);
}

/** Draws from all of them: by filters from their index, by words from their lexemes. */
async function drawFromAll(db: Db, { asked, drawn, lists, words }: PromotedPlan, turn: number): Promise<number[]> {
  const exact = and([sql`p.listed`, sql`p.type = ${asked.type}`, ...paid, ...partsOf([...asked.filters, ...preferenceOf(asked)])]);
  const from = !readsLexemes(asked)
    ? sql`from posts p where`
    : sql`from post_words w join posts p using (post_id) where ${and([...inLists(lists), ...comparedWith(words)])} and`;
  const { rows } = await sql<{ post_id: number }>`
    select p.post_id ${from} ${exact} order by ${inTurn(turn)} limit ${drawn}`.execute(db);
  return rows.map((row) => row.post_id);
}

/**
 * Posts whose place is paid for and that match everything, in an order that is another one in every `turn` and the same for
 * everyone in it.
 */
export async function findPromoted(db: Db, plan: PromotedPlan, turn: number): Promise<number[]> {
  if (plan.drawn === 0) return [];
  const drawn = plan.isSharded ? await drawFromShard(db, plan, turn) : [];
  return drawn.length === plan.drawn ? drawn : drawFromAll(db, plan, turn);
}
