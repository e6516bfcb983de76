// Which of many searches find one post: the same reading and the same conditions as when someone searches.
import type { Kysely } from 'kysely';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { findAnswered } from '#server/search/index/matching-store.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { type Attempt, attemptsOf, isPurposeAssumed, otherThan, purposeOf } from './attempts.ts';
import { understand } from './reading.ts';
import { mayBeRelaxed } from './seeking.ts';

interface Read<T> {
  search: T;
  query: SearchQuery;
  /** What is asked, one after the other until something answers. */
  turns: readonly Asked[];
}

async function turnsBy(db: Db, query: SearchQuery, relaxed: boolean): Promise<Attempt[]> {
  if (relaxed && !mayBeRelaxed(await understand(db, query))) return [];
  const reading = await understand(db, query, relaxed);
  const own = [...attemptsOf(query, reading)];
  if (query.q === undefined || !isPurposeAssumed(query, reading)) return own;
  return [...own, ...(await turnsBy(db, { ...query, purpose: otherThan(purposeOf(query, reading)) }, relaxed))];
}

async function readAll<T extends { query: SearchQuery }>(db: Db, searches: readonly T[], relaxed: boolean): Promise<Read<T>[]> {
  return Promise.all(
    searches.map(async (search) => {
      const { query } = search;
      return { search, query, turns: (await turnsBy(db, query, relaxed)).map(({ asked }) => asked) };
    }),
  );
}

interface Turn<T> {
  search: T;
  asked: Asked;
  /** What finds nothing where this is shown. */
  before: readonly Asked[];
}

const turnsOf = <T>({ search, turns }: Read<T>, before: readonly Asked[] = []): Turn<T>[] =>
  turns.map((asked, at) => ({ search, asked, before: [...before, ...turns.slice(0, at)] }));

async function isEmpty(db: Db, asked: readonly Asked[]): Promise<boolean> {
  for (const one of asked) if ((await countAsked(db, one, 0)) > 0) return false;
  return true;
}

/** Adds the searches whose turn finds the post; an alert says what the search would show. */
async function addAnswered<T>(db: Db, post: string, turns: readonly Turn<T>[], found: T[]): Promise<void> {
  const answers = await findAnswered(
    db,
    post,
    turns.map(({ asked }) => asked),
  );
  for (const at of answers) {
    const turn = turns[at];
    if (turn && !found.includes(turn.search) && (await isEmpty(db, turn.before))) found.push(turn.search);
  }
}

async function match<T extends { query: SearchQuery }>(db: Db, post: string, searches: readonly T[]): Promise<T[]> {
  const found: T[] = [];
  const strict = await readAll(db, searches, false);
  await addAnswered(
    db,
    post,
    strict.flatMap((read) => turnsOf(read)),
    found,
  );
  const rest = strict.filter(({ search, query }) => query.q !== undefined && !found.includes(search));
  const relaxed = await readAll(
    db,
    rest.map(({ search }) => search),
    true,
  );
  await addAnswered(
    db,
    post,
    relaxed.flatMap((read, at) => turnsOf(read, rest[at]?.turns)),
    found,
  );
  return found;
}

/**
 * Those of `searches` whose lists the post is on, now. One connection of its own: words that the post has just brought
 * are known at once, whatever other searches remember. What many people ask alike is read once.
 */
export async function searchesThatFind<T extends { query: SearchQuery }>(db: Kysely<Tables>, post: string, searches: readonly T[]): Promise<T[]> {
  const alike = [...Map.groupBy(searches, ({ query }) => JSON.stringify(query)).values()];
  const asked = alike.flatMap((some) => (some[0] ? [{ query: some[0].query, some }] : []));
  const found = asked.length === 0 ? [] : await db.connection().execute((own) => match(own, post, asked));
  return found.flatMap(({ some }) => some);
}
