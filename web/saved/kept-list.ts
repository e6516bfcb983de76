// Everything that is saved, kept on this device for reading without a connection.
import { detailPath } from '#contracts/detail-path.ts';
import { limits } from '#contracts/limits.ts';
import type { SavedPost } from '#contracts/saved.ts';
import type { Api } from '#web/platform/api.ts';
import { keptActions, type KeptAction } from '#web/platform/kept-actions.ts';
import { isOffline, keepAnswer, keptAnswer, keptSince } from '#web/platform/kept-answers.ts';
import type { SavedQuery } from './saved-address.ts';
import { readSaved, type SavedPage } from './saved-calls.ts';

const name = 'saved';

/** What waits of hearts: the post's number and whether it is to be saved. */
export const pressesOf = (actions: readonly KeptAction[]): Map<number, { on: boolean; type: SavedPost['type'] }> =>
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

/** A page of the list; without a connection as it was kept, without what was taken off since. Throws CallFailure. */
export async function readSavedOrKept(api: Api, query: SavedQuery, userId: string): Promise<SavedPage> {
  try {
    return await readSaved(api, query);
  } catch (error) {
    const kept = isOffline(error) ? await keptAnswer<SavedPage>(userId, name) : undefined;
    if (!kept) throw error;
    keptSince.set(kept.at);
    const presses = pressesOf(await keptActions(userId));
    const isLeft = ({ postId }: { postId: number }): boolean => presses.get(postId)?.on !== false;
    return pageOf({ ...kept.value, posts: kept.value.posts.filter(isLeft), gone: kept.value.gone.filter(isLeft) }, query);
  }
}

/** The list is read again for keeping after so long, or when a heart was pressed. */
const freshMs = 30 * 60_000;

/** Keeps the whole list, unless that was done lately. Returns where its posts are read; undefined where nothing was read. Throws CallFailure. */
export async function keepSavedList(api: Api, userId: string, isChanged: boolean): Promise<string[] | undefined> {
  const kept = await keptAnswer<SavedPage>(userId, name);
  if (kept && !isChanged && Date.now() - kept.at < freshMs) return undefined;
  const limit = Math.max(...limits.saved.pageSizes);
  const whole: SavedPage = { posts: [], gone: [], total: 0, totalPages: 1 };
  for (let page = 1; page <= whole.totalPages; page++) {
    const next = await readSaved(api, { page, limit, type: undefined, sort: undefined });
    Object.assign(whole, { gone: next.gone, total: next.total, totalPages: next.totalPages });
    whole.posts.push(...next.posts);
  }
  await keepAnswer(userId, name, whole);
  return whole.posts.map(({ postId, type }) => detailPath({ PostID: postId, type }));
}
