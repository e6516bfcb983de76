// What hearts and the page of saved posts ask of the server.
import type { Purpose } from '#contracts/enums.ts';
import { saved, type NotFoundPost, type SavedPost } from '#contracts/saved.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { memberApi } from '#web/platform/session.ts';
import type { SavedQuery } from './saved-address.ts';

/** What is shown as done goes on where somebody leaves the page right after the press. */
function lastingApi(): Api {
  const api = memberApi();
  return { ...api, send: (request) => api.send({ ...request, keepalive: true }) };
}

export const readIds = async (): Promise<number[]> => (await call(memberApi(), saved.ids)).saved.map(({ postId }) => postId);

/** Saves the post; saving twice is one record. Throws CallFailure. */
export const savePost = (postId: number, type: Purpose): Promise<unknown> => call(lastingApi(), saved.save, { body: { postId, type } });

/** Removes it by its record's id or the post's number; where it is gone already, that was the wish. Throws CallFailure. */
export async function forgetSaved(id: string | number): Promise<void> {
  try {
    await call(lastingApi(), saved.remove, { params: { id: String(id) } });
  } catch (error) {
    if (!(error instanceof CallFailure && error.code === 'NOT_FOUND')) throw error;
  }
}

export interface SavedPage {
  posts: SavedPost[];
  gone: NotFoundPost[];
  total: number;
  totalPages: number;
}

/** One page in the order of display. Throws CallFailure. */
export async function readSaved({ page, limit, type, sort }: SavedQuery): Promise<SavedPage> {
  const { SavedPosts, notFoundIds, pagination } = await call(memberApi(), saved.list, {
    query: { page, limit, ...(type ? { type } : {}), ...(sort ? { sort } : {}) },
  });
  // The specification's default: the list as returned, turned round.
  return { posts: sort ? SavedPosts : SavedPosts.toReversed(), gone: notFoundIds, total: pagination.total, totalPages: pagination.totalPages };
}
