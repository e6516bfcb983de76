import { type Insertable, type Selectable, sql } from 'kysely';
import { isHeld } from '#server/platform/database/legal-hold.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOf } from '#server/platform/database/paged.ts';
import type { PostDraftsTable } from '#server/platform/database/tables/post-draft-tables.ts';

export type DraftRow = Selectable<PostDraftsTable>;

/** Of one person, the latest first. */
export const listDrafts = (db: Db, ownerId: string): Promise<DraftRow[]> =>
  db.selectFrom('post_drafts').selectAll().where('owner_id', '=', ownerId).orderBy('saved_at', 'desc').orderBy('id').execute();

/** Holds the draft, so that two savings at once count one after the other. */
export const holdDraft = (trx: Db, ownerId: string, id: string): Promise<DraftRow | undefined> =>
  trx.selectFrom('post_drafts').selectAll().where('owner_id', '=', ownerId).where('id', '=', id).forUpdate().executeTakeFirst();

export const countDrafts = (trx: Db, ownerId: string): Promise<number> => countOf(trx.selectFrom('post_drafts').where('owner_id', '=', ownerId));

export async function writeDraft(trx: Db, row: Insertable<PostDraftsTable>): Promise<Pick<DraftRow, 'version' | 'saved_at' | 'pictures'>> {
  return trx
    .insertInto('post_drafts')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'id']).doUpdateSet((written) => ({
        form: written.ref('excluded.form'),
        reached: written.ref('excluded.reached'),
        photos: written.ref('excluded.photos'),
        ...(row.pictures === undefined ? {} : { pictures: written.ref('excluded.pictures') }),
        session_id: written.ref('excluded.session_id'),
        version: sql<number>`post_drafts.version + 1`,
        saved_at: sql<Date>`now()`,
      })),
    )
    .returning(['version', 'saved_at', 'pictures'])
    .executeTakeFirstOrThrow();
}

/** Any text: a program’s idempotency key need not be an id. Returns how many photos it named. */
export async function removeDraft(trx: Db, ownerId: string, id: string): Promise<number> {
  const removed = await trx
    .deleteFrom('post_drafts')
    .where('owner_id', '=', ownerId)
    .where(sql<string>`id::text`, '=', id.toLowerCase())
    .returning('pictures')
    .executeTakeFirst();
  return removed?.pictures.length ?? 0;
}

export async function removeDraftsOf(trx: Db, ownerId: string): Promise<void> {
  await trx.deleteFrom('post_drafts').where('owner_id', '=', ownerId).execute();
}

export async function removeSavedBefore(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('post_drafts')
    .where('saved_at', '<', before)
    .where((q) => q.not(isHeld('post_drafts.owner_id')))
    .execute();
}
