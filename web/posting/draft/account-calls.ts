// Drafts with the account, as this browser saves and fetches them.
import { postDrafts, type PostDraft } from '#contracts/posts/post-drafts.ts';
import type { PostType } from '#contracts/enums.ts';
import { call, type Api, CallFailure } from '#web/platform/api.ts';
import { keepaliveApi, memberApi } from '#web/platform/session.ts';
import { formOf, type AccountMark, type Draft } from './draft.ts';

/** What was thrown away in this tab: an answer that is on its way must not bring it back. */
const thrownAway = new Set<string>();

/** Everything of this person's that is begun and not sent, the latest first. */
export async function fetchDrafts(): Promise<PostDraft[]> {
  const { drafts } = await call(memberApi(), postDrafts.list, {});
  return drafts.filter(({ _id }) => !thrownAway.has(_id));
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

/** Deletes it, where it is there. */
export async function removeDraft(id: string): Promise<void> {
  thrownAway.add(id);
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
