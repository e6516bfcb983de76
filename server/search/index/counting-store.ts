// How many posts match.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { counting } from '#server/search/tuning.ts';
import type { Asked } from './asked.ts';
import { and, beginning, inArea, lookedUp, partsOf } from './conditions-store.ts';
import type { Part } from './filters.ts';
import { type IndexScan, isCountedByScan, planCount, planSet, preferenceOf, scanOf, type SetPlan } from './plan.ts';
import { withoutOf } from './relevance-store.ts';
import { rarestOf, statisticsOf } from './statistics.ts';

const longLists = new WeakMap<Db, Map<string, number>>();

/** Whether a list was too long to be counted a short while ago; `note` says that it is. */
function longList(db: Db, query: RawBuilder<unknown>): { isKnown: boolean; note: () => void } {
  const known = longLists.get(db) ?? new Map<string, number>();
  longLists.set(db, known);
  const compiled = query.compile(db);
  // A statement is some kilobytes long.
  const key = createHash('sha1')
    .update(JSON.stringify([compiled.sql, compiled.parameters]))
    .digest('base64');
  const note = (): void => {
    known.delete(key);
    known.set(key, Date.now() + counting.rememberedMs);
    for (const oldest of known.keys()) if (known.size > counting.rememberedMax) known.delete(oldest);
  };
  return { isKnown: (known.get(key) ?? 0) > Date.now(), note };
}

export interface Sets {
  /** Everything that matches. */
  all: Part;
  /** Parts of it that may already be enough, the quickest first. */
  newest: readonly Part[];
  /** Whether posts are found along an index, so that the newest can come first. */
  isAlongIndex: boolean;
  /** Whether no long list of lexemes is gone through. */
  isBounded: boolean;
}

async function countIn(db: Db, { all, newest }: Pick<Sets, 'all' | 'newest'>, max: number): Promise<number> {
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

function alongIndex(asked: Asked, scan: IndexScan): Part {
  return sql`from posts p where ${and([beginning(scan), ...partsOf([...scan.rest, ...preferenceOf(asked), ...withoutOf(asked, 'p')])])}`;
}

/** Where to count what matches; `withPosts` reads the posts `p` as well. */
export function setsOf(set: SetPlan, max: number, seen: number, withPosts?: true): Sets {
  const { way, times } = planCount(set, max, seen);
  if (way === 'indexScan') return { all: alongIndex(set.asked, set.scan), newest: [], isAlongIndex: true, isBounded: true };
  if (way === 'areaScan' && set.area) return { all: inArea(set.area), newest: [], isAlongIndex: true, isBounded: true };
  const isBounded = rarestOf(set.statistics, set.lexemes) <= counting.shortList;
  return { all: lookedUp(set.lookup, null, withPosts), newest: times.map((some) => lookedUp(set.lookup, some, withPosts)), isAlongIndex: false, isBounded };
}

/**
 * How many match, counting no further than `max` + 1; `seen` is how common they were where an index was scanned. That there
 * are more than `max` is remembered for a minute.
 */
export const countSet = (db: Db, set: SetPlan, max: number, seen = 0): Promise<number> => countIn(db, setsOf(set, max, seen), max);

/** The same of a search that was not planned yet. */
export async function countAsked(db: Db, asked: Asked, max: number, seen = 0): Promise<number> {
  const scan = scanOf(asked, false);
  if (isCountedByScan(asked, scan, seen)) return countIn(db, { all: alongIndex(asked, scan), newest: [] }, max);
  return countSet(db, planSet(await statisticsOf(db), asked), max, seen);
}
