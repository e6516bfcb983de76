// A draft of the account takes the place of the one on this device; that one stays with the account, its pictures here.
import type { PostType } from '#contracts/enums.ts';
import type { PostDraft } from '#contracts/posts/post-drafts.ts';
import { dropPhotos, readPhotos, storePhotos } from '#web/drafts/photo-store.ts';
import { memberApi } from '#web/platform/session.ts';
import { asLocal, saveDraft } from './account-calls.ts';
import { isBegun } from './begun-drafts.ts';
import { draftKey, readDraft, storeDraft } from './draft.ts';

/** Where the pictures of a draft lie that is not open here. */
const asideKey = (type: PostType, userId: string, id: string): string => `draft.${type}-${id}.${userId}`;

async function movePhotos(from: string, to: string): Promise<void> {
  const photos = await readPhotos(from);
  if (!photos || photos.length === 0) return;
  await storePhotos(to, photos);
  await dropPhotos(from);
}

/** Makes a draft of the account the one that its form opens. Throws CallFailure where the one from here cannot be saved before. */
export async function adoptDraft(userId: string, theirs: PostDraft): Promise<void> {
  const { type, _id } = theirs;
  const key = draftKey(type, userId);
  const own = readDraft(localStorage, key);
  if (own && own.idempotencyKey !== _id) {
    const photos = (await readPhotos(key))?.length ?? 0;
    if (isBegun(own) && own.account?.of !== own.savedAt) await saveDraft(memberApi(), type, own, photos);
    await movePhotos(key, asideKey(type, userId, own.idempotencyKey));
    await movePhotos(asideKey(type, userId, _id), key);
  }
  storeDraft(localStorage, key, asLocal(theirs));
}
