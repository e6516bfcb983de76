// What hearts and the page of saved posts ask of the server.
import type { Purpose } from '#contracts/enums.ts';
import { saved, type NotFoundPost, type SavedPost } from '#contracts/search/saved.ts';
import { call, ignoreGone, type Api } from '#web/platform/api.ts';
import { keepaliveApi, memberApi } from '#web/platform/session.ts';
import type { SavedQuery } from './saved-address.ts';

export const readIds = async (): Promise<number[]> => (await call(memberApi(), saved.ids)).saved.map(({ postId }) => postId);

/** Saves the post; saving twice is one record. Throws CallFailure. */
export const savePost = (postId: number, type: Purpose): Promise<unknown> => call(keepaliveApi(), saved.save, { body: { postId, type } });

/** Removes it by its record's id or the post's number. Throws CallFailure. */
export const forgetSaved = (id: string | number): Promise<unknown> => ignoreGone(call(keepaliveApi(), saved.remove, { params: { id: String(id) } }));

export interface SavedPage {
  posts: SavedPost[];
  gone: NotFoundPost[];
  total: number;
  totalPages: number;
  /** Without a connection: a heart was pressed that the list kept here does not know of. */
  isBehind?: true;
}

/** One page in the order of display. Throws CallFailure. */
export async function readSaved(api: Api, { page, limit, type, sort }: SavedQuery): Promise<SavedPage> {
  const { SavedPosts, notFoundIds, pagination } = await call(api, saved.list, {
    query: { page, limit, ...(type ? { type } : {}), ...(sort ? { sort } : {}) },
  });
  // The specification's default: the list as returned, turned round.
  return { posts: sort ? SavedPosts : SavedPosts.toReversed(), gone: notFoundIds, total: pagination.total, totalPages: pagination.totalPages };
}
