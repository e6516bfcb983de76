// What hearts do. Fetched for anyone who is signed in or presses one.
import type { NavigateFunction } from 'react-router';
import type { SavedPost } from '#contracts/search/saved.ts';
import { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { dropAction, isFinal, queueAction, queuedActions } from '#web/platform/offline/action-queue.ts';
import { isOffline, readOrCached } from '#web/platform/offline/offline-answers.ts';
import { knownSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { fillHeart, fillHearts, filledHearts } from './hearts.ts';
import { pressesOf } from './offline-list.ts';
import { savedSync, type SyncedPost } from './saved-sync.ts';
import { forgetSaved, readIds, savePost } from './saved-calls.ts';
import { rememberHeart } from './last-heart.ts';
import { saveIntent } from './save-intent.ts';

const server = savedSync({
  wanted: (postId) => filledHearts().has(postId),
  save: ({ PostID, type }) => savePost(PostID, type),
  forget: ({ PostID }) => forgetSaved(PostID),
});

let reader: string | undefined;
let known: Promise<void> = Promise.resolve();
/** What was pressed while the server had not answered yet. */
const pressedNow = new Map<number, boolean>();

type Later = ReturnType<typeof pressesOf>;

/** Fills what the server has, and what was pressed without its having followed yet. */
function fillKnown(later: Later): void {
  const filled = server.all();
  const presses = [...[...later].map(([postId, { on }]) => [postId, on] as const), ...pressedNow];
  for (const [postId, on] of presses)
    if (on) filled.add(postId);
    else filled.delete(postId);
  fillHearts(filled);
}

async function learn(userId: string): Promise<void> {
  try {
    let later: Later = new Map();
    await server.learn(async () => {
      const ids = await readOrCached(userId, 'savedIds', readIds);
      later = pressesOf(await queuedActions(userId));
      if (reader !== userId) throw new Error('Another person is signed in by now.');
      return ids;
    });
    fillKnown(later);
  } catch {
    // The next heart that comes on screen asks again.
    if (reader === userId) reader = undefined;
  }
}

/** Shows what this person has saved, and completes the save for which they signed in. */
export async function follow(userId: string, words: PageWords): Promise<void> {
  if (reader === userId) return known;
  reader = userId;
  known = learn(userId);
  const intent = saveIntent.take();
  await known;
  if (!intent) return;
  if (filledHearts().has(intent.PostID) || (await settle({ ...intent, on: true }, words))) showSaved(intent.PostID, words);
}

/** Says that it is saved, and puts the focus back on the heart that was pressed before signing in. */
function showSaved(postId: number, { t }: PageWords): void {
  showToast('success', t('posts.saveDone'), { label: t('shell.savedPosts'), to: '/user/my-saved-posts' });
  const hearts = [...document.querySelectorAll<HTMLElement>(`[data-heart="${postId}"]`)];
  hearts.find(({ offsetParent }) => offsetParent !== null)?.focus();
}

/** Told when the server has followed a press: what is kept of the list is old then. */
export const savedHere = new EventTarget();

/** Keeps a press until there is a connection. Returns whether it did. */
async function keepPress({ PostID, type }: SyncedPost, on: boolean): Promise<boolean> {
  const { user } = await knownSession();
  return user !== undefined && queueAction({ userId: user.id, kind: 'save', about: String(PostID), data: { on, type } });
}

/** The server has followed: what was kept of this post before is no longer meant. */
async function dropPress(postId: number): Promise<void> {
  savedHere.dispatchEvent(new Event('change'));
  const { user } = await knownSession();
  if (user) await dropAction({ userId: user.id, kind: 'save', about: String(postId) });
}

/**
 * Does what was pressed without a connection, each post once, on top of what the server has by now. Throws what keeps it from
 * that; `refused` is called for each post that the server refuses, which ends it.
 */
export async function sendPresses(userId: string, refused: (error: CallFailure) => void): Promise<void> {
  const later = pressesOf(await queuedActions(userId));
  if (later.size === 0) return;
  await server.learn(readIds);
  fillKnown(later);
  for (const [PostID, { type }] of later) {
    try {
      await server.settle({ PostID, type });
    } catch (error) {
      if (!(error instanceof CallFailure) || !isFinal(error)) throw error;
      fillHeart(PostID, server.has(PostID));
      refused(error);
    }
    await dropPress(PostID);
  }
}

/** Shows the press at once and has the server follow; where it does not, the heart shows what is true. Returns whether it did. */
async function settle({ on, ...post }: SyncedPost & { on: boolean }, words: PageWords, onSignedOut?: () => void): Promise<boolean> {
  const { PostID } = post;
  fillHeart(PostID, on);
  if (on) void knownSession().then(({ user }) => user && rememberHeart(user.id));
  pressedNow.set(PostID, on);
  try {
    await server.settle(post);
    void dropPress(PostID);
    return true;
  } catch (error) {
    // The bar about the connection says that it waits.
    if (isOffline(error) && (await keepPress(post, on))) return true;
    fillHeart(PostID, server.has(PostID));
    if (onSignedOut && on && error instanceof CallFailure && error.status === 401) onSignedOut();
    else showToast('error', failureText(words, error));
    return false;
  } finally {
    pressedNow.delete(PostID);
  }
}

/** A heart was pressed. Anyone who is signed out signs in first and comes back to this page with the post saved. */
export async function pressed({ PostID, type }: SyncedPost, words: PageWords, navigate: NavigateFunction): Promise<void> {
  const signIn = (): void => {
    saveIntent.keep({ PostID, type });
    const { pathname, search, hash } = window.location;
    void navigate(`/SignIn?return=${encodeURIComponent(`${pathname}${search}${hash}`)}&for=save`);
  };
  const { state } = await knownSession();
  if (state === 'out') return signIn();
  await settle({ PostID, type, on: !filledHearts().has(PostID) }, words, signIn);
}

/** Removes a saved post by its record, or keeps that for later without a connection. Throws CallFailure. */
export async function removeOrLater({ _id, postId, type }: Pick<SavedPost, '_id' | 'postId' | 'type'>): Promise<void> {
  try {
    await forgetSaved(_id);
    void dropPress(postId);
  } catch (error) {
    if (!isOffline(error) || !(await keepPress({ PostID: postId, type }, false))) throw error;
  }
}

/** The post was removed on the page of saved posts. */
export function forgotten(postId: number): void {
  server.drop(postId);
  fillHeart(postId, false);
}
