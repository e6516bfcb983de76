import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { Picture } from './pictures.ts';
import type { PictureRow } from './shape.ts';

/** A picture of the table or alias `of` as `pictureShape` takes it; `shownAs` is the row of the post that shows it. */
export const pictureJson = (of: string, shownAs?: string): RawBuilder<PictureRow> =>
  sql`json_build_object('hash', ${sql.ref(`${of}.hash`)}, 'width', ${sql.ref(`${of}.width`)}, 'height', ${sql.ref(`${of}.height`)}, 'blurhash', ${sql.ref(`${of}.blurhash`)}, 'bytes', ${sql.ref(`${of}.bytes`)}${shownAs ? said(shownAs) : sql``})`;

const said = (row: string): RawBuilder<unknown> => sql`, 'shot', ${sql.ref(`${row}.shot`)}, 'findings', ${sql.ref(`${row}.findings`)}`;

/** Inserts the rows of pictures, or renews those of pictures uploaded before. */
export async function upsertPictures(db: Db, pictures: readonly Picture[]): Promise<void> {
  const unique = [
    ...new Map(
      pictures.map(({ hash, width, height, blurhash, renditions }) => [
        hash,
        { hash, width, height, blurhash, bytes: renditions.length > 0 ? renditions.map((rendition) => rendition.bytes.length) : null },
      ]),
    ).values(),
  ];
  if (unique.length === 0) return;
  await db
    .insertInto('pictures')
    .values(unique.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ created_at: sql<Date>`now()`, bytes: sql<number[] | null>`coalesce(excluded.bytes, pictures.bytes)` }),
    )
    .execute();
}

/** Those of these pictures that exist, locked against the sweep until the transaction ends. */
export async function lockPictures(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('hash').where('hash', 'in', hashes).orderBy('hash').forKeyShare().execute();
  return new Set(rows.map(({ hash }) => hash));
}

/** Every column with a foreign key to `pictures`, from the database catalogue; what goes with the picture is no use of it. */
async function listReferences(db: Db): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select relname as table, attname as column
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'pictures'::regclass and confdeltype <> 'c'`.execute(db);
  return rows;
}

/**
 * Deletes the rows of at most `max` pictures that nothing references and that were not uploaded for `minutes`. Until the
 * transaction ends, uploading one of them again waits.
 */
export async function removeUnused(db: Db, minutes: number, max: number): Promise<Pick<PictureRow, 'hash' | 'width'>[]> {
  const references = await listReferences(db);
  const unused = sql.join(
    references.map(({ table, column }) => sql`not exists (select from ${sql.table(table)} as used where used.${sql.ref(column)} = pictures.hash)`),
    sql` and `,
  );
  const { rows } = await sql<Pick<PictureRow, 'hash' | 'width'>>`
    delete from pictures where hash in (
      select hash from pictures
      where created_at < now() - make_interval(mins => ${minutes}) and ${unused}
      order by hash limit ${max} for update skip locked
    ) returning hash, width`.execute(db);
  return rows;
}

/** Some pictures whose files were not measured yet. */
export const listUnmeasured = (db: Db, max: number): Promise<Pick<PictureRow, 'hash' | 'width'>[]> =>
  db.selectFrom('pictures').select(['hash', 'width']).where('bytes', 'is', null).orderBy('hash').limit(max).execute();

/** How many bytes the files of a picture have, smallest width first; none for one whose files are gone. */
export async function setBytes(db: Db, hash: string, bytes: number[]): Promise<void> {
  await db.updateTable('pictures').set({ bytes }).where('hash', '=', hash).execute();
}
