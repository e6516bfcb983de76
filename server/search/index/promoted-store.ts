// The places that are paid for.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { and } from './conditions-store.ts';
import { anyOf, type Asked, lexemesOf, type Part, tsqueryOf } from './filters.ts';
import { expectedOf, statisticsOf } from './statistics.ts';
import { promotedTerm, typeTerm } from './filter-terms.ts';

const paid = [sql`p.promoted_until > now()`, sql`p.state = 'approved'`];
const inTurn = (turn: number): Part => sql`hashint8extended(p.post_id, ${turn}), p.post_id`;

/** Paid posts lie in as many shards by their numbers; an index knows them. */
const shards = 16;
/** A shard must hold so many times what is drawn. */
const plenty = 4;

/** Draws from one shard, another one in each turn. */
async function drawFromShard(db: Db, asked: Asked, turn: number, max: number): Promise<number[]> {
  const tsquery = tsqueryOf(asked.words, 'anywhere');
  const worded = tsquery === null ? sql`` : sql`cross join lateral (select w.words from post_words w where w.post_id = p.post_id offset 0) w`;
  const all = [
    sql`p.listed`,
    sql`p.type = ${asked.type}`,
    sql`p.post_id % ${sql.lit(shards)} = ${turn % shards}`,
    ...paid,
    ...asked.filters.flatMap(({ parts }) => parts),
    ...(tsquery === null ? [] : [sql`w.words @@ ${tsquery}::tsquery`]),
  ];
  const { rows } = await sql<{ post_id: number }>`
    select p.post_id from posts p ${worded} where ${and(all)} order by ${inTurn(turn)} limit ${max}`.execute(db);
  return rows.map((row) => row.post_id);
}

/** Draws from all of them: by filters from their index, by words from the words. */
async function drawFromAll(db: Db, asked: Asked, turn: number, max: number): Promise<number[]> {
  const exact = and([sql`p.listed`, sql`p.type = ${asked.type}`, ...paid, ...asked.filters.flatMap(({ parts }) => parts)]);
  // Among the paid ones, half of all posts is no list to go through.
  const lists = [[promotedTerm], ...lexemesOf(asked).filter(([first]) => first !== typeTerm(asked.type))];
  const from =
    asked.words.length === 0
      ? sql`from posts p`
      : sql`from post_words w join posts p using (post_id) where ${and(lists.map((list) => sql`w.words @@ ${anyOf(list)}::tsquery`))}`;
  const { rows } = await sql<{ post_id: number }>`
    select p.post_id ${from} ${asked.words.length === 0 ? sql`where` : sql`and`} ${exact} order by ${inTurn(turn)} limit ${max}`.execute(db);
  return rows.map((row) => row.post_id);
}

/**
 * Posts whose place is paid for and that match everything, in an order that is another one in every `turn` and the same for
 * everybody in it. At most `max`.
 */
export async function findPromoted(db: Db, asked: Asked, turn: number, max: number): Promise<number[]> {
  const expected = expectedOf(await statisticsOf(db), [[promotedTerm], ...lexemesOf(asked)]);
  const drawn = expected >= shards * plenty * max ? await drawFromShard(db, asked, turn, max) : [];
  return drawn.length === max ? drawn : drawFromAll(db, asked, turn, max);
}
