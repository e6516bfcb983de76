// Which of many searches find one post: the same reading and the same conditions as when someone searches.
import type { Kysely } from 'kysely';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { findAnswered } from '#server/search/index/matching-store.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { isPurposeAssumed, otherThan, purposeOf } from './purpose.ts';
import { understand } from './reading.ts';
import { sectionsOf } from './sections.ts';

/** What is asked, one after the other until something answers. */
async function turnsBy(db: Db, query: SearchQuery): Promise<Asked[]> {
  const reading = await understand(db, query);
  const own = sectionsOf(query, reading).flatMap(({ whole, isAwaited }) => (isAwaited ? [whole] : []));
  if (query.q === undefined || !isPurposeAssumed(query, reading)) return own;
  return [...own, ...(await turnsBy(db, { ...query, purpose: otherThan(purposeOf(query, reading)) }))];
}

interface Turn<T> {
  search: T;
  asked: Asked;
  /** What finds nothing where this is shown. */
  before: readonly Asked[];
}

async function isEmpty(db: Db, asked: readonly Asked[]): Promise<boolean> {
  for (const one of asked) if ((await countAsked(db, one, 0)) > 0) return false;
  return true;
}

/** An alert says what the search would show first: of several sections the first that has any post. */
async function match<T extends { query: SearchQuery }>(db: Db, post: string, searches: readonly T[]): Promise<T[]> {
  const found: T[] = [];
  const read = await Promise.all(searches.map(async (search) => ({ search, turns: await turnsBy(db, search.query) })));
  const turns = read.flatMap(({ search, turns: all }) => all.map((asked, at): Turn<T> => ({ search, asked, before: all.slice(0, at) })));
  const answers = await findAnswered(
    db,
    post,
    turns.map(({ asked }) => asked),
  );
  for (const at of answers) {
    const turn = turns[at];
    if (turn && !found.includes(turn.search) && (await isEmpty(db, turn.before))) found.push(turn.search);
  }
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
