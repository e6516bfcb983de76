// Every change of a post's state, of whether the public sees it, and of its paid place: one function each. Who may do it
// is decided before (owner-rules.ts, server/moderation/rules.ts); the caller holds the post.
import { uuidv7 } from 'uuidv7';
import type { Insertable, Updateable } from 'kysely';
import type { PostState, PromotionState, RejectionReason } from '#contracts/enums.ts';
import { isNormal } from '#server/accounts/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { onQueueChanged } from '#server/office/hooks.ts';
import type { Services } from '#server/platform/services.ts';
import type { UnnotifiedApproval } from '#server/platform/database/tables/post-history-tables.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';
import type { PostRow } from './card.ts';
import { onPostApproved, onPostChanged, onPostsGone, onPostsListed } from './hooks.ts';
import type { ShownPicture } from './listing/shown-pictures.ts';
import { forgetListings } from '#server/listings/service.ts';
import { syncListings } from './listing-service.ts';
import { insertTrace, updatePost } from './owner/owner-store.ts';
import { renewalWaits } from './owner/owner-rules.ts';
import { findLastPrice, insertPriceEvents } from './lifecycle/price-store.ts';
import { inheritTrace } from './lifecycle/repost.ts';
import { checkFollows, checkPromotion, isFall, liveUntil, previousPriceAfter, promotionEnd } from './rules.ts';
import { insertPost } from './store.ts';
import { closePosts, emptyPosts, expirePosts, listUnnotified, purgeDeleted, relistPosts, withdrawPosts, type Ended } from './lifecycle/transitions-store.ts';

type Hooked = Pick<Services, 'hooks'>;
type Changing = Pick<PostRow, 'id' | 'post_id' | 'owner_id' | 'state' | 'promotion'>;
type Further = Omit<Updateable<PostsTable>, 'state' | 'listed' | 'withdrawn'>;
type PublicState = Extract<PostState, 'approved' | 'sold' | 'rented'>;

/** Tells who watches the post, and who watches the queue that it enters, leaves or is in otherwise. */
async function notifyChanged(
  { hooks }: Hooked,
  trx: Db,
  { post_id, owner_id, state: before, promotion }: Omit<Changing, 'id'>,
  state: PostState,
): Promise<void> {
  await hooks.run(trx, onPostChanged, { postId: post_id, ownerId: owner_id, state });
  if (before === 'pending' || state === 'pending') await hooks.run(trx, onQueueChanged, 'posts');
  else if (promotion === 'requested' && before !== state) await hooks.run(trx, onQueueChanged, 'promotions');
}

/** Tells those who wait for a post like it that it can be seen. */
const notifyApproved = ({ hooks }: Hooked, trx: Db, post: PostRow, { wasLive, last }: UnnotifiedApproval): Promise<void> =>
  hooks.run(trx, onPostApproved, { post, wasLive, last, fell: isFall(post, last ?? undefined) });

async function unlist(services: Hooked, trx: Db, post: Changing, state: Exclude<PostState, PublicState>, further: Further): Promise<void> {
  checkFollows(post.state, state);
  await updatePost(trx, post.id, { ...further, state, listed: false });
  await syncListings(trx, [post.id]);
  await notifyChanged(services, trx, post, state);
}

/**
 * A post of an account that is not normal is not listed, and what `approval` would tell waits until it is. Returns whether it
 * is.
 */
async function list(services: Hooked, trx: Db, post: PostRow, state: PublicState, further: Further, approval = post.untold_approval): Promise<boolean> {
  checkFollows(post.state, state);
  const listed = await isNormal(trx, post.owner_id);
  const unsold = state === 'approved' ? { sold_at: null } : {};
  const untold = approval && !listed ? JSON.stringify(approval) : null;
  await updatePost(trx, post.id, { ...further, ...unsold, state, listed, untold_approval: untold, ...(listed ? { withdrawn: false } : {}) });
  await syncListings(trx, [post.id]);
  if (listed) await services.hooks.run(trx, onPostsListed, [post.id]);
  if (listed && state === 'approved' && approval) await notifyApproved(services, trx, post, approval);
  await notifyChanged(services, trx, post, state);
  return listed;
}

/** Takes a new post in; it waits for staff. The rows of its pictures exist. Returns its number. */
export async function submit(services: Hooked, trx: Db, row: Insertable<PostsTable>, pictures: readonly ShownPicture[]): Promise<number> {
  const postId = await insertPost(trx, row, pictures);
  await inheritTrace(trx, row, pictures);
  await syncListings(trx, [row.id]);
  await notifyChanged(services, trx, { post_id: postId, owner_id: row.owner_id, state: 'pending', promotion: 'none' }, 'pending');
  return postId;
}

/** Puts other content in the place of a post's; it waits for staff again. An edit is counted, and so is a correction of what was sent back. */
export async function resubmit(services: Hooked, trx: Db, post: PostRow, kind: 'edit' | 'repost', content: Further): Promise<void> {
  const now = new Date();
  await unlist(services, trx, post, 'pending', {
    ...content,
    edited: true,
    revision: post.revision + 1,
    ...(kind === 'edit' ? { update_count: post.update_count + 1 } : { reposts: post.reposts + 1 }),
    decision_reason: null,
    further_reasons: [],
    decision_note: null,
    submitted_at: now,
    updated_at: now,
  });
}

export interface Approval {
  listed: boolean;
  expiresAt: Date;
  /** The end of a paid place that begins with it. */
  promotedUntil: Date | null;
}

/** Puts a waiting post live as it is, for its days; a lower price than the last one live shows that one. */
export async function approve(services: Hooked, trx: Db, post: PostRow): Promise<Approval> {
  const now = new Date();
  const last = await findLastPrice(trx, post.id);
  const expiresAt = liveUntil(now);
  const promotedUntil = post.promotion === 'paid' && !post.promoted_until ? promotionEnd(now) : null;
  const changes = {
    approved_at: now,
    decided_at: now,
    expires_at: expiresAt,
    edited: false,
    renewals: 0,
    decision_reason: null,
    further_reasons: [],
    decision_note: null,
    previous_price: previousPriceAfter(post, last),
    // The date that lists sort by is that of the first time, so neither an edit nor deleting and posting again lifts a post.
    ...(post.approved_at ? {} : { posted_at: post.first_seen ?? now, updated_at: now }),
    ...(promotedUntil ? { promoted_until: promotedUntil } : {}),
  };
  // An approval that no one could see does not count.
  const approval = post.untold_approval ?? { wasLive: post.approved_at !== null, last: last ?? null };
  const listed = await list(services, trx, post, 'approved', changes, approval);
  const { id, price, price_unit } = post;
  if (last?.price !== price || last.price_unit !== price_unit) await insertPriceEvents(trx, [{ post: id, price, price_unit }]);
  return { listed, expiresAt, promotedUntil };
}

export interface Refusal {
  reason: RejectionReason;
  further: RejectionReason[];
  note: string | null;
}

/** Sends a waiting post back. */
export const reject = (services: Hooked, trx: Db, post: Changing, { reason, further, note }: Refusal): Promise<void> =>
  unlist(services, trx, post, 'rejected', { decided_at: new Date(), edited: false, decision_reason: reason, further_reasons: further, decision_note: note });

/** Takes a post down that was approved. */
export async function cancel(services: Hooked, trx: Db, post: PostRow, { reason, further, note }: Refusal): Promise<void> {
  const at = new Date();
  await unlist(services, trx, post, 'cancelled', { decided_at: at, decision_reason: reason, further_reasons: further, decision_note: note });
  if (post.listed) await services.hooks.run(trx, onPostsGone, { posts: [post], how: 'gone', at });
}

/** Takes a live post off the lists until staff have looked at it again; it is no edit. */
export const holdForReview = (services: Hooked, trx: Db, post: Changing): Promise<void> => unlist(services, trx, post, 'pending', { submitted_at: new Date() });

export const hide = (services: Hooked, trx: Db, post: Changing): Promise<void> => unlist(services, trx, post, 'hidden', {});

export async function show(services: Hooked, trx: Db, post: PostRow): Promise<void> {
  await list(services, trx, post, 'approved', {});
}

/** Marks a post sold or rented; from here it stays on the lists for a while. */
export async function sell(services: Hooked, trx: Db, post: PostRow, how: 'sold' | 'rented'): Promise<void> {
  const at = new Date();
  await list(services, trx, post, how, { sold_at: at, updated_at: at });
  if (post.listed) await services.hooks.run(trx, onPostsGone, { posts: [post], how, at });
}

/** Gives a post its days again; staff look at it first when it was renewed too often without them. Returns whether they do. */
export async function renew(services: Hooked, trx: Db, post: PostRow, state: 'approved' | 'hidden'): Promise<boolean> {
  if (renewalWaits(post)) {
    await holdForReview(services, trx, post);
    return true;
  }
  const renewed = { expires_at: liveUntil(new Date()), renewals: post.renewals + 1 };
  await (state === 'hidden' ? unlist(services, trx, post, state, renewed) : list(services, trx, post, state, renewed));
  return false;
}

/** Deletes a post: gone from every list, purged later; what tells it again when it is posted again stays. */
export async function remove(services: Hooked, trx: Db, post: PostRow): Promise<void> {
  const postedAt = post.approved_at ? post.posted_at : post.first_seen;
  if (postedAt) await insertTrace(trx, { id: uuidv7(), post, postedAt });
  const at = new Date();
  await unlist(services, trx, post, 'deleted', { deleted_at: at });
  if (post.listed && post.state === 'approved') await services.hooks.run(trx, onPostsGone, { posts: [post], how: 'gone', at });
}

/** Notes how the request for a paid place stands. Paid begins at once for a live post, otherwise with its approval; returns its end. */
export async function setPromotion({ hooks }: Hooked, trx: Db, post: PostRow, promotion: PromotionState): Promise<Date | null> {
  checkPromotion(post.promotion, promotion);
  const now = new Date();
  const isLive = post.state === 'approved' || post.state === 'hidden';
  const promotedUntil = promotion === 'paid' && isLive ? promotionEnd(now) : null;
  const asks = promotion === 'requested' || promotion === 'contacted';
  await updatePost(trx, post.id, {
    plan: promotion === 'declined' ? 'free' : 'paid',
    promotion,
    promoted_until: promotedUntil,
    ...(asks && !post.promotion_requested_at ? { promotion_requested_at: now } : {}),
  });
  if (promotion !== post.promotion) await hooks.run(trx, onQueueChanged, 'promotions');
  return promotedUntil;
}

/** Takes at most `max` posts whose days are over by now off the lists; returns them. */
export async function expireDue({ hooks }: Hooked, trx: Db, at: Date, max: number): Promise<Ended[]> {
  const posts = await expirePosts(trx, max);
  await syncListings(
    trx,
    posts.map(({ id }) => id),
  );
  for (const { post_id, owner_id } of posts) await hooks.run(trx, onPostChanged, { postId: post_id, ownerId: owner_id, state: 'expired' });
  if (posts.length > 0) await hooks.run(trx, onPostsGone, { posts, how: 'gone', at });
  if (posts.some(({ promotion }) => promotion === 'requested')) await hooks.run(trx, onQueueChanged, 'promotions');
  return posts;
}

/** Takes at most `max` of a person's posts off every list because of the person; `forGood` where they are not expected back. Returns how many. */
export async function withdrawSomeOf({ hooks }: Hooked, trx: Db, ownerId: string, { forGood, max }: { forGood: boolean; max: number }): Promise<number> {
  const posts = await withdrawPosts(trx, ownerId, max);
  await syncListings(
    trx,
    posts.map(({ id }) => id),
  );
  if (forGood && posts.length > 0) await hooks.run(trx, onPostsGone, { posts, how: 'gone', at: new Date() });
  return posts.length;
}

/** Puts back at most `max` posts that were withdrawn or approved in the meantime and are still to be seen. Returns how many. */
export async function relistSomeOf(services: Hooked, trx: Db, ownerId: string, max: number): Promise<number> {
  const ids = await relistPosts(trx, ownerId, max);
  if (ids.length === 0) return 0;
  await syncListings(trx, ids);
  await services.hooks.run(trx, onPostsListed, ids);
  for (const post of await listUnnotified(trx, ids)) {
    await updatePost(trx, post.id, { untold_approval: null });
    if (post.untold_approval) await notifyApproved(services, trx, post, post.untold_approval);
  }
  return ids.length;
}

/** Deletes the posts of a purged account and empties them; their numbers stay taken. */
export const emptyAllOf = async (trx: Db, ownerId: string): Promise<void> => syncListings(trx, await emptyPosts(trx, ownerId));

/** Takes what was sold or rented some days ago off the lists; it stays what it is. Returns how many. */
export async function closeDue(trx: Db): Promise<number> {
  const ids = await closePosts(trx);
  await syncListings(trx, ids);
  return ids.length;
}

/** Removes at most `max` posts that were deleted long enough ago, with everything about them. Returns how many. */
export async function purgeDue(trx: Db, max: number): Promise<number> {
  const numbers = await purgeDeleted(trx, max);
  await forgetListings(trx, numbers);
  return numbers.length;
}
