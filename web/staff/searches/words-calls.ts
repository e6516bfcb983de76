// What the staff page about the words of the search asks of the API. All throw CallFailure.
import type { CallInput } from '#contracts/endpoint.ts';
import { searchDictionary, type DictionaryEntry, type DictionaryKind, type DictionaryReplay } from '#contracts/search/search-dictionary.ts';
import { listed } from '#contracts/listed.ts';
import { call, type Api } from '#web/platform/api.ts';

/** Not the contract's own list, whose schemas stay out of the page. */
export const shownWordKinds = listed({ synonym: true, filler: true, landmark: true } satisfies Record<DictionaryKind, true>);

type Body = CallInput<typeof searchDictionary.add>['body'];

export const readWords = async (api: Api): Promise<DictionaryEntry[]> => (await call(api, searchDictionary.list)).items;

/** Adds words, or changes those of the entry `id`. */
export async function saveWords(api: Api, id: string | undefined, body: Body): Promise<DictionaryEntry> {
  if (id === undefined) return (await call(api, searchDictionary.add, { body })).entry;
  return (await call(api, searchDictionary.change, { params: { id }, body })).entry;
}

/** The logged searches that this would change; null for landmarks, which none of them knows. */
export async function replayWords(api: Api, id: string | undefined, { kind, ...body }: Body): Promise<DictionaryReplay | null> {
  return kind === 'landmark' ? null : call(api, searchDictionary.replay, { body: { ...body, kind, ...(id === undefined ? {} : { id }) } });
}

export const removeWords = (api: Api, id: string): Promise<unknown> => call(api, searchDictionary.remove, { params: { id } });
