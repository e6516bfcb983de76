// What the owner's pages of shortlists ask of the server.
import type { Purpose } from '#contracts/enums.ts';
import { posts } from '#contracts/posts/posts.ts';
import { saved } from '#contracts/search/saved.ts';
import { ShortlistFields, shortlists, type Shortlist, type ShortlistEntry } from '#contracts/posts/shortlists.ts';
import { call, ignoreGone, type Api } from '#web/platform/api.ts';
import type { Priced } from '#web/listings/use-price.ts';
import { checkInput } from '#web/platform/calls/form-errors.ts';

/** Throws CallFailure, as all of these. */
export const readShortlists = async (api: Api): Promise<ShortlistEntry[]> => (await call(api, shortlists.list)).shortlists;

export const readShortlist = async (api: Api, id: string): Promise<Shortlist> => (await call(api, shortlists.one, { params: { id } })).shortlist;

/** Makes one and returns its id. */
export async function createShortlist(api: Api, typed: { name: string; postIds: number[] }, idempotencyKey: string): Promise<string> {
  const body = checkInput(ShortlistFields, typed);
  return (await call(api, shortlists.create, { body, idempotencyKey })).shortlist._id;
}

export const renameShortlist = (api: Api, id: string, name: string): Promise<unknown> =>
  call(api, shortlists.rename, { params: { id }, body: checkInput(ShortlistFields.pick({ name: true }), { name }) });

export const endShortlist = (api: Api, id: string): Promise<unknown> => call(api, shortlists.revoke, { params: { id } });

export const removeAnswers = (api: Api, id: string): Promise<unknown> => ignoreGone(call(api, shortlists.removeVisitor, { params: { id } }));

/** A post that can be put on a shortlist. */
export interface Choice {
  postId: number;
  type: Purpose;
  title: string;
  picture: string | null;
  /** Null where it has none, such as a firm. */
  priced: Priced | null;
}

const savedShown = 20;

/** The posts named in the address first, then those saved last. */
export async function readChoices(api: Api, ids: readonly number[]): Promise<Choice[]> {
  const [named, kept] = await Promise.all([
    ids.length > 0 ? call(api, posts.named, { query: { ids: [...ids] } }) : undefined,
    call(api, saved.list, { query: { page: 1, limit: savedShown, sort: 'desc' } }),
  ]);
  const first = (named?.items ?? []).map((post) => ({
    postId: post.PostID,
    type: post.type,
    title: post.postTitle,
    picture: post.images[0]?.src ?? null,
    priced: post,
  }));
  const rest = kept.SavedPosts.filter(({ postId }) => !first.some((one) => one.postId === postId));
  const others = rest.map(({ postId, type, postTitle, imageUrl, price, priceUnits, ...size }): Choice => ({
    postId,
    type,
    title: postTitle,
    picture: imageUrl,
    priced: price === null || priceUnits === null ? null : { type, price, priceUnits, size: size.size, landSize: size.landSize, landUnits: size.landUnits },
  }));
  return [...first, ...others];
}
