// What saved searches ask of the server.
import type { AlertFrequency } from '#contracts/enums.ts';
import { savedSearches, type SavedSearch } from '#contracts/saved-searches.ts';
import type { SearchInput } from '#contracts/search.ts';
import type { Language } from '#i18n/language.ts';
import { call, CallFailure, sendByFetch } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';
import type { SearchParameters } from './parameters.ts';

/** The newest first. Throws CallFailure. */
export const readSearches = async (): Promise<SavedSearch[]> => (await call(memberApi(), savedSearches.list)).savedSearches;

/** Saves what these parameters ask; saving the same twice is one record. Throws CallFailure. */
export async function saveSearch(query: SearchParameters): Promise<SavedSearch> {
  // What an address says is text; the server reads it as that of a search.
  const body = { query: query as unknown as SearchInput };
  return (await call(memberApi(), savedSearches.save, { body })).savedSearch;
}

/** Throws CallFailure. */
export const changeSearch = async (id: string, change: { name?: string; frequency?: AlertFrequency }): Promise<SavedSearch> =>
  (await call(memberApi(), savedSearches.update, { params: { id }, body: change })).savedSearch;

/** Removes it; where it is gone already, that was the wish. Throws CallFailure. */
export async function forgetSearch(id: string): Promise<void> {
  try {
    await call(memberApi(), savedSearches.remove, { params: { id } });
  } catch (error) {
    if (!(error instanceof CallFailure && error.code === 'NOT_FOUND')) throw error;
  }
}

/** Ends the letters of a letter's searches, or takes that back; returns their names. Throws CallFailure. */
export async function setLetters(token: string, on: boolean, lng: Language): Promise<string[]> {
  const wish = on ? savedSearches.resubscribe : savedSearches.unsubscribe;
  return (await call({ send: sendByFetch, lng }, wish, { params: { token } })).names;
}
