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
import { forgottenBefore, isOvertaken } from './draft-rules.ts';
import { countDrafts, holdDraft, listDrafts, removeDraft, removeDraftsOf, removeSavedBefore, writeDraft, type DraftRow } from './draft-store.ts';

const toDraft = ({ id, type, reached, form, photos, version, saved_at }: DraftRow): PostDraft => ({
  _id: id,
  type,
  reached,
  form,
  photos,
  version,
  savedAt: saved_at.toISOString(),
});

export const readDrafts = async ({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<PostDraft[]> =>
  (await listDrafts(db, user.userId)).map(toDraft);

/** Whether the post of this draft was sent: the last saving may arrive after it. */
const wasSent = (db: Services['db'], caller: MemberCaller, id: string, type: PostType): Promise<boolean> =>
  wasAnswered(db, { ...caller, idempotencyKey: id }, submissionOf(type));

/** Saves a draft. Throws GONE (sent or deleted), STATE_CONFLICT (another device has saved since), TOO_MANY. */
export async function saveDraft(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  id: string,
  { type, reached, form, photos, base }: DraftFields,
  caller: MemberCaller,
): Promise<{ version: number; savedAt: string }> {
  const { userId, sessionId } = caller.user;
  const save = async (trx: Db) => {
    const kept = await holdDraft(trx, userId, id);
    if (!kept && base !== undefined) fail('GONE');
    if (kept && isOvertaken(kept, base, sessionId)) fail('STATE_CONFLICT');
    if (!kept && (await countDrafts(trx, userId)) >= limits.postDrafts.max) fail('TOO_MANY', { message: 'notice_draftsFull' });
    await rateLimits.consume({ draftSavesPerHour: userId }, trx);
    return writeDraft(trx, { owner_id: userId, id, type: kept?.type ?? type, form: JSON.stringify(form), reached, photos, session_id: sessionId });
  };
  return withOwnerLock(userId, async () => {
    if (await wasSent(db, caller, id, type)) fail('GONE');
    const { version, saved_at } = await inTransaction(db, save);
    return { version, savedAt: saved_at.toISOString() };
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

export const dropDraft = ({ db }: Pick<Services, 'db'>, { owner_id, id }: Pick<DraftRow, 'owner_id' | 'id'>): Promise<void> => removeDraft(db, owner_id, id);

export const forgetOldDrafts = ({ db }: Pick<Services, 'db'>): Promise<void> => removeSavedBefore(db, forgottenBefore(new Date()));

export const draftData: PersonalData = {
  name: 'postDrafts',
  collect: async (db, userId) => (await listDrafts(db, userId)).map(toDraft),
  erase: removeDraftsOf,
};
