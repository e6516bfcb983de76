// Posts that were begun and not sent, as their owner keeps them with the account.
import type { PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { DraftFields, PostDraft } from '#contracts/posts/post-drafts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { wasAnswered } from '#server/platform/http/idempotency.ts';
import type { Services } from '#server/platform/services.ts';
import { withOwnerLock } from '#server/posts/owner/owner-lock.ts';
import { submissionOf } from '#server/posts/submission.ts';
import { listStored } from './draft-photo-store.ts';
import { sweepSoon } from './draft-photo-sweep.ts';
import { forgottenBefore, isOvertaken } from './draft-rules.ts';
import { countDrafts, holdDraft, listDrafts, removeDraft, removeDraftsOf, removeSavedBefore, writeDraft, type DraftRow } from './draft-store.ts';

const toDraft = ({ id, type, reached, form, photos, pictures, version, saved_at }: DraftRow, stored: ReadonlySet<string>): PostDraft => ({
  _id: id,
  type,
  reached,
  form,
  photos,
  pictures: pictures.map((picture) => ({ ...picture, stored: stored.has(picture.id) })),
  version,
  savedAt: saved_at.toISOString(),
});

const draftsOf = async (db: Db, userId: string): Promise<PostDraft[]> => {
  const stored = new Set((await listStored(db, userId)).map(({ id }) => id));
  return (await listDrafts(db, userId)).map((row) => toDraft(row, stored));
};

export const readDrafts = ({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<PostDraft[]> => draftsOf(db, user.userId);

/** Whether the post of this draft was sent: the last saving may arrive after it. */
const wasSent = (db: Services['db'], caller: MemberCaller, id: string, type: PostType): Promise<boolean> =>
  wasAnswered(db, { ...caller, idempotencyKey: id }, submissionOf(type));

/** Saves a draft. Throws GONE (sent or deleted), STATE_CONFLICT (another device has saved since), TOO_MANY. */
export async function saveDraft(
  services: Pick<Services, 'db' | 'rateLimits' | 'jobs'>,
  id: string,
  { type, reached, form, photos, pictures, base }: DraftFields,
  caller: MemberCaller,
): Promise<{ version: number; savedAt: string; stored: string[] }> {
  const { db, rateLimits } = services;
  const { userId, sessionId } = caller.user;
  const save = async (trx: Db) => {
    const kept = await holdDraft(trx, userId, id);
    if (!kept && base !== undefined) fail('GONE');
    if (kept && isOvertaken(kept, base, sessionId)) fail('STATE_CONFLICT');
    if (!kept && (await countDrafts(trx, userId)) >= limits.postDrafts.max) fail('TOO_MANY', { message: 'notice_draftsFull' });
    await rateLimits.consume({ draftSavesPerHour: userId }, trx);
    const ids = new Set(pictures?.map((picture) => picture.id));
    if (pictures) await sweepSoon(services, trx, kept?.pictures.filter((picture) => !ids.has(picture.id)).length ?? 0);
    const row = { owner_id: userId, id, type: kept?.type ?? type, form: JSON.stringify(form), reached, photos, session_id: sessionId };
    return writeDraft(trx, { ...row, ...(pictures ? { pictures: JSON.stringify(pictures) } : {}) });
  };
  return withOwnerLock(userId, async () => {
    if (await wasSent(db, caller, id, type)) fail('GONE');
    const saved = await inTransaction(db, save);
    const stored = await listStored(
      db,
      userId,
      saved.pictures.map((picture) => picture.id),
    );
    return { version: saved.version, savedAt: saved.saved_at.toISOString(), stored: stored.map((photo) => photo.id) };
  });
}

interface About {
  params: { id: string };
  caller: MemberCaller;
}

/** A draft, if it is the caller's. */
export const findOwnDraft =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ params, caller }: About): Promise<DraftRow | undefined> =>
    (await listDrafts(db, caller.user.userId)).find(({ id }) => id === params.id);

/** The draft goes, and with it the photos that no other draft names. */
export async function endDraft(services: Pick<Services, 'jobs'>, trx: Db, ownerId: string, id: string): Promise<void> {
  await sweepSoon(services, trx, await removeDraft(trx, ownerId, id));
}

export const dropDraft = (services: Pick<Services, 'db' | 'jobs'>, { owner_id, id }: Pick<DraftRow, 'owner_id' | 'id'>): Promise<void> =>
  inTransaction(services.db, (trx) => endDraft(services, trx, owner_id, id));

export const forgetOldDrafts = ({ db }: Pick<Services, 'db'>): Promise<void> => removeSavedBefore(db, forgottenBefore(new Date()));

export const draftData: PersonalData = {
  name: 'postDrafts',
  collect: draftsOf,
  erase: removeDraftsOf,
};
