// Photos that a post shares with a post of someone else, for staff to see side by side.
import { limits } from '#contracts/limits.ts';
import type { CopiedPhoto, OwnerHistory } from '#contracts/staff/moderation.ts';
import { pictureShape } from '#server/media/shape.ts';
import type { Db } from '#server/platform/database/database.ts';
import { upheldReportsOf } from '#server/reports/service.ts';
import { listCopies, type CopyRow } from './copied-photos-store.ts';
import { countStates } from './store.ts';

export async function historyOf(db: Db, ownerId: string): Promise<OwnerHistory> {
  const [posts, upheldReports] = await Promise.all([countStates(db, ownerId), upheldReportsOf(db, ownerId)]);
  return { posts, upheldReports };
}

const toCopy = (row: CopyRow, ownerHistory: OwnerHistory): CopiedPhoto => ({
  index: row.position,
  image: pictureShape(row.picture),
  mirrored: row.mirrored,
  other: {
    PostID: row.post_id,
    postTitle: row.title,
    state: row.state,
    submittedAt: row.submitted_at.toISOString(),
    image: pictureShape(row.other_picture),
    owner: { _id: row.owner_id, name: row.owner_name, joinDate: row.owner_since.toISOString() },
    ownerHistory,
  },
});

/** The photos of the post with this id that others' posts show, with those owners' record. */
export async function copiedPhotosOf(db: Db, post: string): Promise<CopiedPhoto[]> {
  const rows = await listCopies(db, post, limits.media.alikeShownMax);
  const owners = [...new Set(rows.map(({ owner_id }) => owner_id))];
  const histories = new Map(await Promise.all(owners.map(async (owner) => [owner, await historyOf(db, owner)] as const)));
  return rows.map((row) => toCopy(row, histories.get(row.owner_id) ?? { posts: {}, upheldReports: 0 }));
}
