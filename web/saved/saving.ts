// What hearts do. Fetched for whoever is signed in or presses one.
import type { NavigateFunction } from 'react-router';
import { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/failure-text.ts';
import type { PageWords } from '#web/platform/language.tsx';
import { knownSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { fillHeart, fillHearts, filledHearts } from './hearts.ts';
import { savedSync, type SyncedPost } from './saved-sync.ts';
import { forgetSaved, readIds, savePost } from './saved-calls.ts';
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

async function learn(userId: string): Promise<void> {
  try {
    const ids = await readIds();
    if (reader !== userId) return;
    server.learn(ids);
    fillHearts(new Set(ids));
    for (const [postId, on] of pressedNow) fillHeart(postId, on);
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

/** Shows the press at once and has the server follow; where it does not, the heart shows what is true. Returns whether it did. */
async function settle({ on, ...post }: SyncedPost & { on: boolean }, words: PageWords, onSignedOut?: () => void): Promise<boolean> {
  const { PostID } = post;
  fillHeart(PostID, on);
  pressedNow.set(PostID, on);
  try {
    await known;
    await server.settle(post);
    return true;
  } catch (error) {
    fillHeart(PostID, server.has(PostID));
    if (onSignedOut && on && error instanceof CallFailure && error.status === 401) onSignedOut();
    else showToast('error', failureText(words, error));
    return false;
  } finally {
    pressedNow.delete(PostID);
  }
}

/** A heart was pressed. Whoever is signed out signs in first and comes back to this page with the post saved. */
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

/** The post was removed on the page of saved posts. */
export function forgotten(postId: number): void {
  server.drop(postId);
  fillHeart(postId, false);
}
