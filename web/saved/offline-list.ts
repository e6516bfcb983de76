// Everything that is saved, kept on this device for reading without a connection.
import { detailPath } from '#contracts/posts/detail-path.ts';
import { minuteMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import type { SavedPost } from '#contracts/search/saved.ts';
import type { Api } from '#web/platform/api.ts';
import { queuedActions, type QueuedAction } from '#web/platform/offline/action-queue.ts';
import { isOffline, storeAnswer, offlineAnswer, cachedSince } from '#web/platform/offline/offline-answers.ts';
import { lastHeart } from './last-heart.ts';
import type { SavedQuery } from './saved-address.ts';
import { readSaved, type SavedPage } from './saved-calls.ts';

const name = 'saved';

/** Everything that is saved; times in milliseconds. */
export interface OfflineList extends SavedPage {
  /** When the whole list was asked for; 0 where only parts of it were. */
  readAt?: number;
  /** When the posts' own pages were last kept too. */
  pagesAt?: number;
}

/** What waits of hearts: the post's number and whether it is to be saved. */
export const pressesOf = (actions: readonly QueuedAction[]): Map<number, { on: boolean; type: SavedPost['type'] }> =>
  new Map(actions.filter(({ kind }) => kind === 'save').map(({ about, data }) => [Number(about), data as { on: boolean; type: SavedPost['type'] }]));

const time = ({ postDate }: SavedPost): number => Date.parse(postDate);

/** The page that the server would give of the kept list, which lies in the order of saving, the last first. */
export function pageOf(whole: SavedPage, { page, limit, type, sort }: SavedQuery): SavedPage {
  const ofType = <T extends { type: string }>(list: T[]): T[] => (type ? list.filter((one) => one.type === type) : list);
  const posts = ofType(whole.posts);
  const sorted = sort === 'asc' ? posts.toReversed() : sort === 'recent' ? posts.toSorted((one, other) => time(other) - time(one)) : posts;
  return {
    posts: sorted.slice((page - 1) * limit, page * limit),
    gone: ofType(whole.gone),
    total: posts.length,
    totalPages: Math.ceil(posts.length / limit),
  };
}

const nothing: SavedPage = { posts: [], gone: [], total: 0, totalPages: 0 };

/** The kept list without what was taken off since, and whether hearts were pressed that it does not know of. */
async function keptPage(query: SavedQuery, userId: string): Promise<SavedPage> {
  const kept = await offlineAnswer<OfflineList>(userId, name);
  if (kept) cachedSince.set(kept.at);
  const presses = pressesOf(await queuedActions(userId));
  const isLeft = ({ postId }: { postId: number }): boolean => presses.get(postId)?.on !== false;
  const list = kept?.value ?? nothing;
  const page = pageOf({ ...list, posts: list.posts.filter(isLeft), gone: list.gone.filter(isLeft) }, query);
  const isKnown = new Set(list.posts.map(({ postId }) => postId));
  const waits = [...presses].some(([postId, { on }]) => on && !isKnown.has(postId));
  return !kept || waits || (kept.value.readAt ?? kept.at) <= lastHeart(userId) ? { ...page, isBehind: true } : page;
}

/** A page of the list, kept for later; without a connection as it was kept. Throws CallFailure. */
export async function readSavedOrCached(api: Api, query: SavedQuery, userId: string): Promise<SavedPage> {
  const readAt = Date.now();
  try {
    const page = await readSaved(api, query);
    await keepRead(userId, query, page, readAt);
    return page;
  } catch (error) {
    if (!isOffline(error)) throw error;
    return keptPage(query, userId);
  }
}

/** Whether a page is the whole list in its own order. */
const isWhole = ({ page, type, sort }: SavedQuery, { totalPages }: SavedPage): boolean => page === 1 && totalPages <= 1 && !type && !sort;

/** What was read takes its place in the kept list: as the list itself, or beside what it knows already. */
export function joined(kept: OfflineList | undefined, query: SavedQuery, read: SavedPage, readAt: number): OfflineList {
  const pages = kept?.pagesAt === undefined ? {} : { pagesAt: kept.pagesAt };
  if (isWhole(query, read)) return { ...read, readAt, ...pages };
  const fresh = new Map(read.posts.map((post) => [post.postId, post]));
  const known = new Set(kept?.posts.map(({ postId }) => postId));
  const posts = [...read.posts.filter(({ postId }) => !known.has(postId)), ...(kept?.posts ?? []).map((post) => fresh.get(post.postId) ?? post)];
  const gone = [...(kept?.gone ?? []).filter(({ _id }) => !read.gone.some((one) => one._id === _id)), ...read.gone];
  return { posts, gone, total: posts.length, totalPages: 1, readAt: kept?.readAt ?? 0, ...pages };
}

async function keepRead(userId: string, query: SavedQuery, page: SavedPage, readAt: number): Promise<void> {
  const kept = await offlineAnswer<OfflineList>(userId, name);
  await storeAnswer(userId, name, joined(kept?.value, query, page, readAt));
}

/** The list is read again for keeping after so long, or when a heart was pressed. */
const freshMs = 30 * minuteMs;

/** Keeps the whole list, unless that was done lately. Returns where its posts are read; undefined where nothing was read. Throws CallFailure. */
export async function cacheSavedList(api: Api, userId: string, isChanged: boolean): Promise<string[] | undefined> {
  const kept = await offlineAnswer<OfflineList>(userId, name);
  const cachedAt = kept?.value.pagesAt ?? 0;
  if (!isChanged && cachedAt > lastHeart(userId) && Date.now() - cachedAt < freshMs) return undefined;
  const readAt = Date.now();
  const limit = Math.max(...limits.saved.pageSizes);
  const whole: SavedPage = { posts: [], gone: [], total: 0, totalPages: 1 };
  for (let page = 1; page <= whole.totalPages; page++) {
    const next = await readSaved(api, { page, limit, type: undefined, sort: undefined });
    Object.assign(whole, { gone: next.gone, total: next.total, totalPages: next.totalPages });
    whole.posts.push(...next.posts);
  }
  await storeAnswer(userId, name, { ...whole, readAt, pagesAt: readAt } satisfies OfflineList);
  return whole.posts.map(({ postId, type }) => detailPath({ PostID: postId, type }));
}
