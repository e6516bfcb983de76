// A draft of the account takes the place of the one on this device; that one stays with the account, its pictures here until then.
import type { PostType } from '#contracts/enums.ts';
import type { PostDraft } from '#contracts/posts/post-drafts.ts';
import { dropPhotos, readPhotos, storePhotos, type StoredPhoto } from '#web/drafts/photo-store.ts';
import { memberApi } from '#web/platform/session.ts';
import { asLocal, isSaved, saveDraft } from './account-calls.ts';
import { isBegun } from './begun-drafts.ts';
import { mergePictures, picturesOf } from './draft-pictures.ts';
import { draftKey, readDraft, storeDraft } from './draft.ts';

/** Where the pictures of a draft lie that is not open here. */
export const asideKey = (type: PostType, userId: string, id: string): string => `draft.${type}-${id}.${userId}`;

const photosAt = async (key: string): Promise<StoredPhoto[]> => (await readPhotos(key)) ?? [];

/** Makes a draft of the account the one that its form opens. Throws CallFailure where the one from here cannot be saved before. */
export async function adoptDraft(userId: string, theirs: PostDraft): Promise<void> {
  const { type, _id } = theirs;
  const key = draftKey(type, userId);
  const own = readDraft(localStorage, key);
  const here = await photosAt(key);
  const aside = asideKey(type, userId, _id);
  if (own && own.idempotencyKey !== _id) {
    const photos = here.map((photo) => ({ ...photo, progress: 1 }));
    if (isBegun(own) && !isSaved(own, photos)) await saveDraft(memberApi(), type, own, picturesOf(photos, own.account?.elsewhere));
    if (here.length > 0) await storePhotos(asideKey(type, userId, own.idempotencyKey), here);
  }
  const known = own?.idempotencyKey === _id ? here : await photosAt(aside);
  const { photos, elsewhere } = mergePictures(theirs.pictures, known);
  // An account that was told of no pictures by an older page: they are where they were.
  await storePhotos(key, theirs.pictures.length === 0 && theirs.photos > 0 ? [...known] : photos);
  await dropPhotos(aside);
  storeDraft(localStorage, key, asLocal(theirs, elsewhere));
}
