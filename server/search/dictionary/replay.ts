// What an entry would change before it is saved: the last logged searches, read with the dictionary as it is and as it would be. Only
// those are read whose words it touches, and nothing is written.
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import type { DictionaryReplay, searchDictionary } from '#contracts/search/search-dictionary.ts';
import { SearchQuery } from '#contracts/search/search.ts';
import { tokensOf } from '#i18n/fold.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { newestSearches } from '#server/search/log/log-store.ts';
import { dictionaryOf, exchanged, type Dictionary } from '#server/search/query/words/dictionary.ts';
import { understand } from '#server/search/reading.ts';
import { check, fieldsKept } from './dictionary-service.ts';
import { listEntries } from './dictionary-store.ts';

type ReadWords = DictionaryReplay['items'][number]['before'];

/** The words as a dictionary gives them to the reading, each with what is searched for as well. */
const givenBy = (text: string, dictionary: Dictionary): string =>
  exchanged(tokensOf(text), dictionary)
    .map(({ folded }) => [folded, ...(dictionary.alike.get(folded) ?? [])].join('|'))
    .join(' ');

async function wordsOf(db: Db, text: string, dictionary: Dictionary): Promise<ReadWords> {
  const { understood, open } = await understand(db, SearchQuery.parse({ q: text }), dictionary);
  const words = open.map(({ typed }) => typed).filter((typed) => !understood.some((one) => one.text === typed));
  return { understood, words };
}

/** Throws VALIDATION as saving it would, and NOT_FOUND. */
export async function replaySearches(
  { db }: Pick<Services, 'db'>,
  { id, ...fields }: HandlerInput<typeof searchDictionary.replay>['body'],
): Promise<DictionaryReplay> {
  const { replayedMax, replayShownMax, replayMs } = limits.search.dictionary;
  const rows = await listEntries(db);
  if (id !== undefined && rows.every((row) => row.id !== id)) fail('NOT_FOUND');
  const others = rows.filter((row) => row.id !== id);
  check(fields, others);
  const [now, then] = [dictionaryOf(rows), dictionaryOf([...others, fieldsKept(fields)])];
  const logged = await newestSearches(db, replayedMax);
  const end = performance.now() + replayMs;
  const differing: DictionaryReplay['items'] = [];
  let replayed = 0;
  for (const { text, searches } of logged) {
    if (performance.now() > end) break;
    replayed++;
    if (givenBy(text, now) === givenBy(text, then)) continue;
    const [before, after] = await Promise.all([wordsOf(db, text, now), wordsOf(db, text, then)]);
    // A word of posts that brings another one reads the same and finds more.
    if (JSON.stringify(before) !== JSON.stringify(after)) differing.push({ text, searches, before, after });
  }
  return { replayed, isComplete: replayed === logged.length, differing: differing.length, items: differing.slice(0, replayShownMax) };
}
