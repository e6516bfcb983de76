// Which of many searches find one post: the same reading and the same conditions as when somebody searches.
import type { Kysely } from 'kysely';
import type { SearchQuery } from '#contracts/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Asked } from '#server/search/index/asked.ts';
import { findAnswered } from '#server/search/index/matching-store.ts';
import { understand } from './reading.ts';
import { askedBy } from './service.ts';
import { countAsked } from '#server/search/index/counting-store.ts';

interface Read<T> {
  search: T;
  query: SearchQuery;
  asked: Asked;
}

/** Without words there is nothing to understand. */
const wordless = { purpose: undefined, filters: {}, words: [] };

async function readAll<T extends { query: SearchQuery }>(db: Db, searches: readonly T[], relaxed: boolean): Promise<Read<T>[]> {
  return Promise.all(
    searches.map(async (search) => {
      const { query } = search;
      const reading = query.q === undefined ? wordless : await understand(db, query, relaxed);
      return { search, query, asked: askedBy(query, reading).asked };
    }),
  );
}

async function answered<T>(db: Db, post: string, read: readonly Read<T>[]): Promise<T[]> {
  const places = await findAnswered(
    db,
    post,
    read.map(({ asked }) => asked),
  );
  return places.flatMap((at) => read[at]?.search ?? []);
}

async function match<T extends { query: SearchQuery }>(db: Db, post: string, searches: readonly T[]): Promise<T[]> {
  const strict = await readAll(db, searches, false);
  const found = await answered(db, post, strict);
  // Words that nothing answers strictly may also just be mentioned: then the search shows that, and so does the alert.
  const rest = strict.filter(({ search, query }) => query.q !== undefined && !found.includes(search));
  const mentioned = await answered(
    db,
    post,
    await readAll(
      db,
      rest.map(({ search }) => search),
      true,
    ),
  );
  for (const search of mentioned) {
    const read = strict.find((one) => one.search === search);
    if (read && (await countAsked(db, read.asked, 0)) === 0) found.push(search);
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
