// Saved searches in bulk, for the demo.
import { uuidv7 } from 'uuidv7';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import { reachOf, storedQuery } from './rules.ts';
import { insertSearch, type SearchRow } from './store.ts';

/** Saves a search for a person, who is told of matches as usual. */
export const createSearch = (trx: Db, userId: string, name: string | null, query: SearchQuery): Promise<SearchRow> =>
  insertSearch(trx, { id: uuidv7(), user_id: userId, lng: 'bn', name, frequency: 'daily', query: storedQuery(query), ...reachOf(query) });
