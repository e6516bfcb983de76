// What staff teach the search. Each change is one transaction with its entry in the log of staff actions, and every server hears of it.
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import { limits } from '#contracts/limits.ts';
import type { DictionaryEntry, DictionaryFields } from '#contracts/search/search-dictionary.ts';
import { placeOf } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { defineTopic, publish } from '#server/platform/database/topics.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { dictionaryOf, foldedPhrase, isBuiltInPhrase, noDictionary, type Dictionary } from '#server/search/query/words/dictionary.ts';
import { isBengali } from '#server/search/query/spelling/lexicon.ts';
import { learnLandmarks, type NamedLandmark } from '#server/search/query/places/places.ts';
import { deleteEntry, endPublicAnswers, insertEntry, listEntries, lockEntries, updateEntry, type DictionaryRow } from './dictionary-store.ts';
import { entryFaults } from './entry-rules.ts';

const dictionaryChanged = defineTopic('search.dictionary', z.object({}));

const namesOf = (id: string): { id: string; en: string; bn: string } => placeOf(id)?.subDistrict ?? { id, en: id, bn: id };

const toEntry = ({ id, places: ids, changed_at, ...row }: DictionaryRow): DictionaryEntry => ({
  _id: id,
  ...row,
  places: ids.map(namesOf),
  overrides: row.kind === 'landmark' ? [] : row.words.filter((word) => isBuiltInPhrase(foldedPhrase(word))),
  changedAt: changed_at.toISOString(),
});

/** A taught landmark as the search knows those of its catalogue, by its first name in each script. */
function landmarkOf({ id, words, places: areas }: DictionaryRow): NamedLandmark {
  const en = words.find((word) => !isBengali(word)) ?? words[0] ?? id;
  const bn = words.find(isBengali) ?? en;
  return { id, en, bn, aliases: words.filter((word) => word !== en && word !== bn), areas };
}

const kept = new WeakMap<Db, Dictionary>();
/** Of this process: for those that read inside a transaction. */
let newest = noDictionary;

/** What staff taught, as this server knows it. */
export const taughtDictionary = (db: Db): Dictionary => kept.get(db) ?? newest;

/** Reads what is taught; searches that follow know it. */
export async function reloadDictionary(db: Db): Promise<void> {
  const rows = await listEntries(db);
  learnLandmarks(rows.filter(({ kind }) => kind === 'landmark').map(landmarkOf));
  newest = dictionaryOf(rows);
  kept.set(db, newest);
}

/** Reads it once, and again whenever some server tells of a change. */
export async function followDictionary({ db, topics, log }: Pick<Services, 'db' | 'topics' | 'log'>): Promise<void> {
  const reload = (): void =>
    void reloadDictionary(db)
      // What was answered in the meantime was read with the older words.
      .then(() => endPublicAnswers(db))
      .catch((error: unknown) => log.warn({ err: error }, 'the search dictionary could not be read'));
  topics?.subscribe(dictionaryChanged, reload);
  topics?.onGap(reload);
  await reloadDictionary(db);
}

export const readDictionary = async ({ db }: Pick<Services, 'db'>): Promise<DictionaryEntry[]> => (await listEntries(db)).map(toEntry);

const logged = ({ kind, words, means, places: ids }: Omit<DictionaryRow, 'id' | 'changed_at'>) => ({ kind, words, means, places: ids });

/** What is kept of the fields: only what its kind has. */
export const fieldsKept = ({ kind, words, means, places: ids }: DictionaryFields): Omit<DictionaryRow, 'id' | 'changed_at'> => ({
  kind,
  words,
  means: kind === 'synonym' ? (means ?? null) : null,
  places: kind === 'landmark' ? ids : [],
});

/** Throws VALIDATION. */
export function check(fields: DictionaryFields, others: readonly DictionaryRow[]): void {
  const faults = Object.entries(entryFaults(fields, others)).map(([path, key]) => [path, { key, params: {} }] as const);
  if (faults.length > 0) fail('VALIDATION', { fields: Object.fromEntries(faults) });
}

/** Does it, and lets this server know at once and the others within a moment. */
async function teach<T>({ db }: Pick<Services, 'db'>, work: (trx: Db, rows: DictionaryRow[]) => Promise<T>): Promise<T> {
  const done = await inTransaction(db, async (trx) => {
    const result = await work(trx, await lockEntries(trx));
    await publish(trx, dictionaryChanged, {});
    await endPublicAnswers(trx);
    return result;
  });
  await reloadDictionary(db);
  return done;
}

/** Throws VALIDATION, also where there are too many entries. */
export const addEntry = (services: Pick<Services, 'db'>, fields: DictionaryFields, caller: MemberCaller): Promise<DictionaryEntry> =>
  teach(services, async (trx, rows) => {
    check(fields, rows);
    const { entriesMax } = limits.search.dictionary;
    if (rows.length >= entriesMax) fail('VALIDATION', { fields: { words: { key: 'max', params: { max: entriesMax } } } });
    const row = await insertEntry(trx, { id: uuidv7(), ...fieldsKept(fields) });
    await recordAction(trx, caller, { action: 'search.teach', subject: { type: 'searchWord', id: row.id }, before: {}, after: logged(row) });
    return toEntry(row);
  });

/** Throws VALIDATION and NOT_FOUND. */
export const changeEntry = (services: Pick<Services, 'db'>, id: string, fields: DictionaryFields, caller: MemberCaller): Promise<DictionaryEntry> =>
  teach(services, async (trx, rows) => {
    const before = rows.find((one) => one.id === id) ?? fail('NOT_FOUND');
    check(
      fields,
      rows.filter((one) => one.id !== id),
    );
    const row = await updateEntry(trx, { id, ...fieldsKept(fields) });
    await recordAction(trx, caller, { action: 'search.teach', subject: { type: 'searchWord', id }, before: logged(before), after: logged(row) });
    return toEntry(row);
  });

/** Throws NOT_FOUND. */
export const removeEntry = (services: Pick<Services, 'db'>, id: string, caller: MemberCaller): Promise<void> =>
  teach(services, async (trx, rows) => {
    const before = rows.find((one) => one.id === id) ?? fail('NOT_FOUND');
    await deleteEntry(trx, id);
    await recordAction(trx, caller, { action: 'search.forget', subject: { type: 'searchWord', id }, before: logged(before), after: {} });
  });
