// Drafts with the account, as this browser saves and fetches them.
import { postDrafts, type PostDraft } from '#contracts/posts/post-drafts.ts';
import type { PostType } from '#contracts/enums.ts';
import { isThrownAway, throwAway } from '#web/drafts/thrown-away.ts';
import { call, type Api, CallFailure } from '#web/platform/api.ts';
import { keepaliveApi, memberApi } from '#web/platform/session.ts';
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

/** Saves it and answers what the account has from then on. Throws CallFailure: STATE_CONFLICT, GONE, TOO_MANY. */
export async function saveDraft(api: Api, type: PostType, draft: Draft, photos: number): Promise<AccountMark> {
  const { idempotencyKey: id, reached, form, account, savedAt = 0 } = draft;
  const body = { type, reached, form: answersOf(form), photos, ...(account ? { base: account.version } : {}) };
  const { version } = await call(api, postDrafts.save, { params: { id }, body });
  return { version, of: savedAt, photos };
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

/** A draft of the account as this browser stores one. */
export function asLocal({ _id, form, reached, version, savedAt, photos }: PostDraft): Draft {
  const of = Date.parse(savedAt);
  return { form: formOf(form), reached, savedAt: of, idempotencyKey: _id, account: { version, of, photos } };
}
