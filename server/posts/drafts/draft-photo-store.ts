import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { countOf } from '#server/platform/database/paged.ts';
import type { DraftPhotosTable } from '#server/platform/database/tables/post-draft-tables.ts';

export type DraftPhotoRow = Selectable<DraftPhotosTable>;

/** Those of one person’s photos whose files are whole; `ids` narrows them down. */
export const listStored = (db: Db, ownerId: string, ids?: readonly string[]): Promise<DraftPhotoRow[]> =>
  ids?.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('draft_photos')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('ready', '=', true)
        .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
        .execute();

export const findPhoto = (db: Db, ownerId: string, id: string): Promise<DraftPhotoRow | undefined> =>
  db.selectFrom('draft_photos').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).executeTakeFirst();

export const countPhotos = (db: Db, ownerId: string): Promise<number> => countOf(db.selectFrom('draft_photos').where('owner_id', '=', ownerId));

/** Writes the row of a photo before its file; the clock of one that was cut off begins anew. Returns its file. */
export async function beginPhoto(trx: Db, ownerId: string, id: string, file: string): Promise<Pick<DraftPhotoRow, 'file' | 'ready'>> {
  return trx
    .insertInto('draft_photos')
    .values({ file, owner_id: ownerId, id })
    .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doUpdateSet({ stored_at: sql<Date>`now()` }))
    .returning(['file', 'ready'])
    .executeTakeFirstOrThrow();
}

/** False where the row is gone by now. */
export async function markReady(db: Db, file: string, ready: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('draft_photos').set({ ready }).where('file', '=', file).executeTakeFirst();
  return numUpdatedRows > 0n;
}

const namedByDraft: RawBuilder<boolean> = sql`exists (
  select from post_drafts where post_drafts.owner_id = draft_photos.owner_id
  and post_drafts.pictures @> jsonb_build_array(jsonb_build_object('id', draft_photos.id)))`;

/** Deletes the rows of at most `max` photos that no draft names; one that is still being written is left alone for `minutes`. Returns their files. */
export async function removeUnnamed(trx: Db, minutes: number, max: number): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from draft_photos where file in (
      select file from draft_photos
      where (ready or stored_at < now() - make_interval(mins => ${minutes})) and not ${namedByDraft}
      order by file limit ${max} for update skip locked
    ) returning file`.execute(trx);
  return rows.map(({ file }) => file);
}
