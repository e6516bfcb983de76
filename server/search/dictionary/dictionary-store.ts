// SQL of the dictionary that staff teach the search.
import { sql } from 'kysely';
import type { DictionaryKind } from '#contracts/search/search-dictionary.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface DictionaryRow {
  id: string;
  kind: DictionaryKind;
  words: string[];
  means: string | null;
  places: string[];
  changed_at: Date;
}

export const listEntries = (db: Db): Promise<DictionaryRow[]> =>
  db.selectFrom('search_dictionary').selectAll().orderBy('changed_at', 'desc').orderBy('id').execute();

/** Everything that is taught, and no one else teaches until the transaction ends. */
export async function lockEntries(trx: Db): Promise<DictionaryRow[]> {
  await sql`lock table search_dictionary in share row exclusive mode`.execute(trx);
  return listEntries(trx);
}

type StoredEntry = Omit<DictionaryRow, 'changed_at'>;

export const insertEntry = (trx: Db, entry: StoredEntry): Promise<DictionaryRow> =>
  trx.insertInto('search_dictionary').values(entry).returningAll().executeTakeFirstOrThrow();

export const updateEntry = (trx: Db, { id, ...entry }: StoredEntry): Promise<DictionaryRow> =>
  trx
    .updateTable('search_dictionary')
    .set({ ...entry, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const deleteEntry = async (trx: Db, id: string): Promise<void> => void (await trx.deleteFrom('search_dictionary').where('id', '=', id).execute());

/** Every server makes its public answers again. */
export const endPublicAnswers = async (db: Db): Promise<void> => void (await sql`select pg_notify('content_changed', '')`.execute(db));
