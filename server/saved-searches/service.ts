import { uuidv7 } from 'uuidv7';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { SavedSearch, savedSearches } from '#contracts/search/saved-searches.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import type { Language } from '#i18n/language.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import { once } from '#server/platform/http/idempotency.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { checkArea } from '#server/areas/service.ts';
import { describeQuery } from './describe.ts';
import { storedQuery, reachOf } from './rules.ts';
import {
  findSearches,
  insertSearch,
  listSearches,
  lockSearches,
  removeSearch,
  removeSearches,
  removeUnnotified,
  updateSearch,
  type SearchRow,
} from './store.ts';

/** The stored query in the form a search reads; undefined if this version no longer understands it. */
export const queryOf = ({ query }: Pick<SearchRow, 'query'>): SearchQuery | undefined => SearchQuery.safeParse(query).data;

/** The display name of a search in a language. */
export function nameOf(row: Pick<SearchRow, 'name' | 'query'>, lng: Language): string {
  const query = queryOf(row);
  return row.name ?? (query ? describeQuery(query, lng) : '');
}

function toSavedSearch(row: SearchRow, lng: Language): SavedSearch {
  const { id, name, query, frequency, created_at } = row;
  return {
    _id: id,
    name: nameOf(row, lng),
    isNamed: name !== null,
    description: nameOf({ name: null, query }, lng),
    query,
    frequency,
    createdAt: created_at.toISOString(),
  };
}

/** The caller's saved searches, newest first. */
export async function readSearches({ db }: Services, { user, lng }: MemberCaller): Promise<SavedSearch[]> {
  return (await listSearches(db, user.userId)).map((row) => toSavedSearch(row, lng));
}

/** The part of a query that is stored. Throws VALIDATION for an unknown or misplaced area. */
function asStored(query: SearchQuery): Pick<SearchRow, 'query' | 'purpose' | 'division'> {
  checkArea(query, 'query.');
  return { query: storedQuery(query), ...reachOf(query) };
}

/** Whether two stored queries ask the same. */
export const isSame = (one: SearchRow['query'], other: SearchRow['query']): boolean =>
  Object.keys({ ...one, ...other }).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/**
 * Saves a search for the caller; one equal to an existing search returns that one, unchanged. Idempotent by
 * key.
 * Throws VALIDATION, TOO_MANY (beyond ten).
 */
export async function saveSearch(
  services: Services,
  { name, query, frequency }: HandlerInput<typeof savedSearches.save>['body'],
  caller: MemberCaller,
): Promise<SavedSearch> {
  const { userId } = caller.user;
  const { lng } = caller;
  const kept = asStored(query);
  return once(services.db, caller, 'saveSearch', async (trx) => {
    const before = await lockSearches(trx, userId);
    const same = before.find((row) => isSame(row.query, kept.query));
    if (same) return toSavedSearch(same, lng);
    if (before.length >= limits.savedSearches.max) fail('TOO_MANY', { message: 'notice_searchesFull' });
    await services.rateLimits.consume({ savedSearchesPerHour: userId }, trx);
    const row = await insertSearch(trx, { id: uuidv7(), user_id: userId, name: name ?? null, frequency: frequency ?? 'instant', lng, ...kept });
    return toSavedSearch(row, lng);
  });
}

/** A saved search, if it is the caller's. */
export const findOwnSearch =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ params: { id }, caller: { user } }: { params: { id: string }; caller: MemberCaller }): Promise<SearchRow | undefined> =>
    (await findSearches(db, [id])).find((row) => row.user_id === user.userId);

/** Changes one of the caller's searches. Throws NOT_FOUND, VALIDATION, DUPLICATE (another one asks the same). */
export async function changeSearch(
  { db }: Services,
  id: string,
  { name, query, frequency }: HandlerInput<typeof savedSearches.update>['body'],
  { user, lng }: MemberCaller,
): Promise<SavedSearch> {
  const kept = query ? asStored(query) : undefined;
  return db.transaction().execute(async (trx) => {
    const own = await lockSearches(trx, user.userId);
    if (!own.some((row) => row.id === id)) fail('NOT_FOUND');
    if (kept && own.some((row) => row.id !== id && isSame(row.query, kept.query))) fail('DUPLICATE', { message: 'notice_searchKnown' });
    const named = name === undefined ? {} : { name: name || null };
    const row = await updateSearch(trx, id, { ...kept, ...named, ...(frequency ? { frequency } : {}) });
    if (!row) fail('NOT_FOUND');
    // What the search found when it asked something else is no news of what it asks now.
    const asksElse = kept && !own.some((before) => before.id === id && isSame(before.query, kept.query));
    if (row.frequency === 'off' || asksElse) await removeUnnotified(trx, id);
    return toSavedSearch(row, lng);
  });
}

/** Deletes one of the caller's searches. Throws NOT_FOUND. */
export async function forgetSearch({ db }: Services, id: string, { user }: MemberCaller): Promise<void> {
  if (!(await removeSearch(db, user.userId, id))) fail('NOT_FOUND');
}

const collected = ({ name, query, frequency, created_at }: SearchRow) => ({ name, query, frequency, savedAt: created_at.toISOString() });

export const savedSearchData: PersonalData = {
  name: 'savedSearches',
  collect: async (db: Db, userId: string) => (await listSearches(db, userId)).map(collected),
  erase: removeSearches,
};
