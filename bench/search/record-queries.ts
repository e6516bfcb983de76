// Which SQL a search sends, taken down by running the product's own service on the product's own database.
import { Kysely, PostgresDialect } from 'kysely';
import type { SearchQuery } from '#contracts/search/search.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { nouns } from '#server/nouns.ts';
import type { Tables } from '#server/platform/database/tables/tables.ts';
import { searchListings } from '#server/search/tabs.ts';

const kinds = nouns.flatMap(({ listingKind }) => listingKind ?? []);

export interface Recorded {
  sql: string;
  parameters: readonly unknown[];
}

/** The queries of each search, in the order they were sent. */
export async function recordQueries(url: string, searches: readonly SearchQuery[]): Promise<Recorded[][]> {
  const { pool } = openDatabase(url, { connectionsMax: 2 });
  const all: Recorded[][] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query: { sql, parameters } }) => void all.at(-1)?.push({ sql, parameters }),
  });
  for (const query of searches) {
    all.push([]);
    await searchListings({ db }, kinds, query);
  }
  await db.destroy();
  return all;
}
