// Does what waits on this device, once there is a connection: in one tab at a time, one after the other.
import { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { queuedActions } from '#web/platform/offline/action-queue.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';

const lockName = 'replay';

/** One tab at a time, where the browser can tell tabs apart; what is done twice all the same makes one record on the server. */
const alone = async (work: () => Promise<void>): Promise<void> => ('locks' in navigator ? void (await navigator.locks.request(lockName, work)) : work());

async function send(userId: string, words: PageWords): Promise<void> {
  const before = await queuedActions(userId);
  if (before.length === 0) return;
  const refused = (error: CallFailure): void => showToast('error', failureText(words, error));
  const kinds = new Set(before.map(({ kind }) => kind));
  if (kinds.has('save')) await (await import('#web/saved/saving.ts')).sendPresses(userId, refused);
  if (kinds.has('read')) await (await import('#web/notifications/inbox-calls.ts')).sendMarks(userId);
  if (kinds.has('post')) await (await import('#web/posting/send/send-later.ts')).sendPosts(userId, words, refused);
  if ((await queuedActions(userId)).length === 0) showToast('success', words.t('shell.queuedSent'));
}

/** Sends everything that waits for this person. Returns whether nothing was in the way; what is left waits for the next time. */
export async function replay(userId: string, words: PageWords): Promise<boolean> {
  try {
    await alone(() => send(userId, words));
    return true;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return false;
  }
}
