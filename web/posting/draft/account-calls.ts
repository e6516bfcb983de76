// Drafts with the account, as this browser saves and fetches them.
import { postDrafts, type DraftPhoto, type PostDraft } from '#contracts/posts/post-drafts.ts';
import type { PostType } from '#contracts/enums.ts';
import { isThrownAway, throwAway } from '#web/drafts/thrown-away.ts';
import { call, type Api, CallFailure } from '#web/platform/api.ts';
import { keepaliveApi, memberApi } from '#web/platform/session.ts';
import { fileIdOf, type Photo } from '#web/posting/photos/photo-list.ts';
import { picturesOf, saidOf } from './draft-pictures.ts';
import { formOf, type AccountMark, type Draft } from './draft.ts';

/** Everything of this person's that is begun and not sent, the latest first. What was thrown away without a connection is deleted now. */
export async function fetchDrafts(): Promise<PostDraft[]> {
  const { drafts } = await call(memberApi(), postDrafts.list, {});
  const isGone = ({ _id, savedAt }: PostDraft): boolean => isThrownAway(_id, Date.parse(savedAt));
  for (const { _id } of drafts.filter(isGone)) deleteDraft(_id).catch(() => undefined);
  return drafts.filter((draft) => !isGone(draft));
}

/** Only what is answered travels. */
function answersOf({ images: _pictures, ...form }: Draft['form']): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value.length > 0));
}

/** What the account has after a saving. */
export interface Saved {
  mark: AccountMark;
  /** Its pictures, and whether the account has their files. */
  pictures: ReadonlyArray<{ id: string; stored: boolean }>;
}

/** Saves it with the names of its pictures. Throws CallFailure: STATE_CONFLICT, GONE, TOO_MANY. */
export async function saveDraft(api: Api, type: PostType, draft: Draft, pictures: readonly DraftPhoto[]): Promise<Saved> {
  const { idempotencyKey: id, reached, form, account, savedAt = 0 } = draft;
  const body = { type, reached, form: answersOf(form), photos: pictures.length, pictures: [...pictures], ...(account ? { base: account.version } : {}) };
  const { version, stored } = await call(api, postDrafts.save, { params: { id }, body });
  const mark = { version, of: savedAt, photos: pictures.length, said: saidOf(pictures), elsewhere: account?.elsewhere ?? [] };
  return { mark, pictures: pictures.map((picture) => ({ id: picture.id, stored: stored.includes(picture.id) })) };
}

/** Whether the account has it as it is here. */
export const isSaved = ({ savedAt, account }: Draft, photos: readonly Photo[]): boolean =>
  savedAt !== undefined && account?.of === savedAt && (account.said ?? '') === saidOf(picturesOf(photos, account.elsewhere));

/** Sends the file of a picture that the draft names. Throws CallFailure: NOT_FOUND where it does not any more, TOO_MANY. */
export async function storePhoto(draftId: string, photo: Photo): Promise<void> {
  const form = new FormData();
  if (photo.blob) form.append('images', photo.blob, 'photo');
  await call(memberApi(), postDrafts.storePhoto, { params: { id: draftId, photo: fileIdOf(photo) }, form });
}

/** The file of a picture that the account has. Throws CallFailure. */
export async function fetchPhoto(draftId: string, photo: Photo): Promise<Blob> {
  const { token = '', lng } = memberApi();
  const path = postDrafts.photo.path.replace(':id', draftId).replace(':photo', fileIdOf(photo));
  const answer = await fetch(path, { headers: { authorization: `Bearer ${token}`, 'accept-language': lng } }).catch(() => undefined);
  if (!answer?.ok) throw new CallFailure(answer?.status ?? 0, answer?.status === 404 ? { error: 'NOT_FOUND' } : {});
  return answer.blob();
}

/** Throws it away, here at once. Throws CallFailure where the account has not heard of it. */
export async function removeDraft(id: string): Promise<void> {
  throwAway(id);
  await deleteDraft(id);
}

/** Deletes it, where it is there. */
async function deleteDraft(id: string): Promise<void> {
  try {
    await call(keepaliveApi(), postDrafts.remove, { params: { id } });
  } catch (error) {
    if (!(error instanceof CallFailure) || error.code !== 'NOT_FOUND') throw error;
  }
}

/** A draft of the account as this browser stores one; `elsewhere` are pictures that are neither here nor there. */
export function asLocal({ _id, form, reached, version, savedAt, photos, pictures }: PostDraft, elsewhere?: readonly DraftPhoto[]): Draft {
  const of = Date.parse(savedAt);
  // A page that did not tell which pictures there are has told how many.
  const known = pictures.length > 0 || photos === 0 ? { elsewhere: elsewhere ?? pictures.filter(({ stored }) => !stored) } : {};
  const here = pictures.filter(({ id }) => !known.elsewhere?.some((one) => one.id === id));
  const said = saidOf([...here, ...(known.elsewhere ?? [])]);
  return { form: formOf(form), reached, savedAt: of, idempotencyKey: _id, account: { version, of, photos, said, ...known } };
}
