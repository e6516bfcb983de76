// How many posts match.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { and, fewMatches, indexed, narrowed, walked, wholeArea } from './conditions-store.ts';
import { type Asked, lexemesOf, type Part } from './filters.ts';
import { expectedOf, statisticsOf, newestTimes, rarestOf } from './statistics.ts';

const commonShare = 0.05;
/** Lists as short as this are gone through whole faster than together with those of some days. */
const shortList = 60_000;
/** How long it is taken for granted that a list of more than so many has not become so short. */
const longMs = 60_000;
const longMax = 5000;
const longLists = new WeakMap<Db, Map<string, number>>();

/** Whether a list was so long a short while ago; `note` says that it is. */
function longList(db: Db, query: RawBuilder<unknown>): { isKnown: boolean; note: () => void } {
  const known = longLists.get(db) ?? new Map<string, number>();
  longLists.set(db, known);
  const compiled = query.compile(db);
  const key = JSON.stringify([compiled.sql, compiled.parameters]);
  const note = (): void => {
    known.delete(key);
    known.set(key, Date.now() + longMs);
    for (const oldest of known.keys()) if (known.size > longMax) known.delete(oldest);
  };
  return { isKnown: (known.get(key) ?? 0) > Date.now(), note };
}

interface Counting {
  /** Everything that matches. */
  all: Part;
  /** Parts of it that may already be enough, the quickest first. */
  newest: readonly Part[];
}

async function countingOf(db: Db, asked: Asked, max: number, seen: number): Promise<Counting> {
  const { part, leaves } = walked(asked, false);
  const preference = asked.preference ? [asked.preference.part] : [];
  if (asked.words.length === 0 && (leaves.length === 0 || seen >= commonShare))
    return { all: sql`from posts p where ${and([part, ...leaves.flatMap(({ parts }) => parts), ...preference])}`, newest: [] };
  const statistics = await statisticsOf(db);
  const whole = wholeArea(statistics, asked);
  if (whole) return { all: whole, newest: [] };
  const what = narrowed(statistics, asked);
  const lists = lexemesOf(asked);
  const expected = expectedOf(statistics, lists);
  const isQuick = expected <= fewMatches || rarestOf(statistics, lists) <= shortList;
  return { all: indexed(what, null), newest: (isQuick ? [] : newestTimes(statistics, max, expected)).map((times) => indexed(what, times)) };
}

/**
 * How many match, counting no further than `max` + 1; `seen` is how common they were where somebody walked. That there are
 * more than `max` is remembered for a minute.
 */
export async function countMatches(db: Db, asked: Asked, max: number, seen = 0): Promise<number> {
  const { all, newest } = await countingOf(db, asked, max, seen);
  const long = longList(db, sql`${all} limit ${max + 1}`);
  if (long.isKnown) return max + 1;
  for (const from of [...newest, all]) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from (select 1 ${from} limit ${max + 1}) m`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > max) long.note();
    if (count > max || from === all) return count;
  }
  return 0;
}
