// A finished post that was sent without a connection: its draft waits on this device and is sent under its own key, so that it
// becomes one post however often it is tried.
import type { PostType } from '#contracts/enums.ts';
import { CallFailure } from '#web/platform/api.ts';
import { dropPhotos, readPhotos } from '#web/drafts/photo-store.ts';
import { dropAction, isFinal, queueAction, queuedActions } from '#web/platform/offline/action-queue.ts';
import { isOffline } from '#web/platform/offline/offline-answers.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { draftKey, dropDraft, readDraft } from '#web/posting/draft/draft.ts';
import { sendPost } from './send-post.ts';

const kind = 'post';

/** The draft is to be sent as soon as there is a connection, where that was missing. Returns whether it will be. */
export async function sendLater(type: PostType, failure: CallFailure): Promise<boolean> {
  const { user } = await knownSession();
  return isOffline(failure) && user !== undefined && queueAction({ userId: user.id, kind, about: type, data: null });
}

/** The draft is sent, or is changed and no longer meant as it is. */
export async function dropLater(type: PostType): Promise<void> {
  const { user } = await knownSession();
  if (user) await dropAction({ userId: user.id, kind, about: type });
}

/** The forms send their own drafts while they are open. */
const formPaths: Record<PostType, RegExp> = { sell: /^\/sellpost\/?$/i, rent: /^\/add-rent-post\/?$/i };

async function sendDraft(userId: string, type: PostType): Promise<boolean> {
  const key = draftKey(type, userId);
  const draft = readDraft(localStorage, key);
  if (!draft) return false;
  const pictures = ((await readPhotos(key)) ?? []).filter(({ blob, stored }) => blob || stored);
  await sendPost(memberApi(), { type, form: draft.form, pictures, idempotencyKey: draft.idempotencyKey });
  dropDraft(localStorage, key);
  await dropPhotos(key);
  return true;
}

/** Sends the drafts that wait. A refused one stays a draft, and `refused` tells why. Throws what keeps it from trying. */
export async function sendPosts(userId: string, { t }: PageWords, refused: (error: CallFailure) => void): Promise<void> {
  const types = (await queuedActions(userId)).flatMap((action) => (action.kind === kind ? [action.about as PostType] : []));
  for (const type of types) {
    if (formPaths[type].test(location.pathname)) continue;
    try {
      if (await sendDraft(userId, type)) showToast('success', t('errors.notice_postUploaded'), { label: t('shell.myProperties'), to: '/user/my-properties' });
    } catch (error) {
      if (!(error instanceof CallFailure) || !isFinal(error)) throw error;
      refused(error);
    }
    await dropAction({ userId, kind, about: type });
  }
}
