// The photos of unsent posts: their files wait in the storage, for their owner alone, until the post is sent.
import { randomUUID } from 'node:crypto';
import { limits } from '#contracts/limits.ts';
import { rendering } from '#server/media/service.ts';
import { cleanPicture } from '#server/media/pictures.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { Download } from '#server/platform/http/download.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { planPhotos, type PlannedPhoto } from './draft-photo-rules.ts';
import { beginPhoto, countPhotos, findPhoto, listStored, markReady, removeUnnamed } from './draft-photo-store.ts';
import { holdDraft, type DraftRow } from './draft-store.ts';

const fileName = (file: string): string => `drafts/${file}.webp`;

const names = ({ pictures }: Pick<DraftRow, 'pictures'>, photo: string): boolean => pictures.some(({ id }) => id === photo);

/**
 * Stores a photo of a draft: its row, then its file, then that the file is whole, so that no file is ever without a row. Throws
 * NOT_FOUND (the draft is gone or names it no more), TOO_MANY, UNSUPPORTED_IMAGE, TOO_LARGE.
 */
export async function storeDraftPhoto(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { owner_id, id }: DraftRow,
  photo: string,
  bytes: Buffer,
): Promise<void> {
  const clean = await rendering.run(() => cleanPicture(bytes));
  const { file, ready } = await inTransaction(db, async (trx) => {
    const draft = await holdDraft(trx, owner_id, id);
    if (!draft || !names(draft, photo)) fail('NOT_FOUND');
    if (!(await findPhoto(trx, owner_id, photo)) && (await countPhotos(trx, owner_id)) >= limits.postDrafts.photosMax) fail('TOO_MANY');
    return beginPhoto(trx, owner_id, photo, randomUUID());
  });
  if (ready) return;
  await storage.put(fileName(file), clean);
  // Swept in the meantime: then nothing would ever remove the file.
  if (!(await markReady(db, file, true))) await storage.remove(fileName(file));
}

/** Counts the uploads of a person before a byte of one is read, for a draft that names the photo. Throws TOO_MANY. */
export async function admitDraftPhoto({ rateLimits }: Pick<Services, 'rateLimits'>, draft: DraftRow, photo: string): Promise<DraftRow | undefined> {
  if (!names(draft, photo)) return undefined;
  await rateLimits.consume({ draftPhotosPerHour: draft.owner_id });
  return draft;
}

type Stores = Pick<Services, 'db' | 'storage'>;

/** The file of a stored photo; one that was lost is asked for again by the device that has it. */
async function readFile({ db, storage }: Stores, ownerId: string, photo: string): Promise<Buffer | undefined> {
  const [row] = await listStored(db, ownerId, [photo]);
  const bytes = row && (await storage.get(fileName(row.file)));
  if (row && !bytes) await markReady(db, row.file, false);
  return bytes;
}

/** A stored photo of a draft. Throws NOT_FOUND. */
export async function readDraftPhoto(services: Stores, draft: DraftRow, photo: string): Promise<Download> {
  const bytes = names(draft, photo) ? await readFile(services, draft.owner_id, photo) : undefined;
  return new Download(`${photo}.webp`, 'image/webp', bytes ?? fail('NOT_FOUND'));
}

/** What a post is sent with, in order. Throws VALIDATION for none, too many, and for a place that nothing fills. */
export function plannedPhotos(named: readonly string[] | undefined, sent: number): PlannedPhoto[] {
  const planned = planPhotos(named, sent);
  if (!planned) failField('draftPhotos', 'invalid');
  if (planned.length < limits.posts.imagesMin) failField('images', 'imageRequired');
  if (planned.length > limits.posts.imagesMax) failField('images', 'imagesMax', { max: limits.posts.imagesMax });
  return planned;
}

/** The bytes of these photos; undefined where one is not stored, or is no more. */
export async function gatherPhotos(
  services: Stores,
  planned: readonly PlannedPhoto[],
  uploads: readonly Buffer[],
  { user }: MemberCaller,
): Promise<Buffer[] | undefined> {
  const bytes: Buffer[] = [];
  for (const one of planned) {
    const found = 'sent' in one ? uploads[one.sent] : await readFile(services, user.userId, one.stored);
    if (!found) return undefined;
    bytes.push(found);
  }
  return bytes;
}

const sweepBatch = 100;

/**
 * Deletes photos that no draft names any more, with their files; returns how many. A row goes only together with its file: where
 * that cannot be deleted, the row stays for the next run, and it throws.
 */
export async function sweepDraftPhotos({ db, storage }: Stores, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (let more = true; more && !signal?.aborted;) {
    const count = await db.transaction().execute(async (trx) => {
      const files = await removeUnnamed(trx, limits.media.unusedMinutes, sweepBatch);
      for (const file of files) await storage.remove(fileName(file));
      return files.length;
    });
    removed += count;
    more = count === sweepBatch;
  }
  return removed;
}
