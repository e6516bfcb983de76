// What staff decide about posts. Each decision is whole or not at all, by one of the staff only, and in the log.
import type { PromotionState, RejectionReason } from '#contracts/enums.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { MemberCaller } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { notify } from '#server/notifications/service.ts';
import type { PostRow } from '#server/posts/card.ts';
import { postApproved, postCancelled, postRejected, promotionActive, promotionContacted, promotionEnded } from '#server/posts/notices.ts';
import { isFall, liveUntil, previousPriceAfter } from '#server/posts/owner-rules.ts';
import { changeState } from '#server/posts/transitions.ts';
import { upholdReports } from '#server/reports/service.ts';
import { tellSaversGone, tellSaversOfFall } from '#server/saved/service.ts';
import { announceApproved } from '#server/saved-searches/news.ts';
import { checkNotOwn, checkPromotion, checkSeen, checkWaiting, promotionEnd } from './rules.ts';
import { findLastPrice, insertPriceEvent, lockPost, setPromotion } from './store.ts';

type Pool = Pick<Services, 'db' | 'jobs'>;

interface Decision {
  reason: RejectionReason;
  note?: string | undefined;
}

/**
 * Runs `decide` on the post while nobody else changes it, and notes what it returns in the log. Throws NOT_FOUND; FORBIDDEN
 * for one's own post, whatever is decided.
 */
async function decide(
  { db }: Pool,
  postId: number,
  action: string,
  caller: MemberCaller,
  run: (trx: Db, post: PostRow) => Promise<Record<string, unknown>>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const post = await lockPost(trx, postId);
    if (!post) fail('NOT_FOUND');
    checkNotOwn(post.owner_id, caller.user.userId);
    const before = { state: post.state, listed: post.listed, ...(action === 'post.plan' ? { promotion: post.promotion } : {}) };
    const after = await run(trx, post);
    await recordAction(trx, caller, { action, subject: { type: 'post', id: String(postId) }, before, after });
  });
}

/** Its owner hears of it; those who saved it where it costs less; and those whose searches find it. */
async function tellApproved(services: Pool, trx: Db, post: PostRow, { listed, last }: { listed: boolean; last: Parameters<typeof isFall>[1] }): Promise<void> {
  await notify(trx, [post.owner_id], postApproved(post, listed));
  if (!listed) return;
  const fell = isFall(post, last);
  if (fell && last) await tellSaversOfFall(trx, post, last.price);
  await announceApproved(services, trx, post.post_id, { wasLive: post.approved_at !== null, isRepeat: post.first_seen !== null, fell });
}

/**
 * Puts a waiting post live as it is: listed, findable, dated, for 60 days; a lower price than the last one live shows that
 * one. A suspended owner's post is decided like any other, and shown once the suspension ends.
 * Throws NOT_FOUND, FORBIDDEN (one's own post), STATE_CONFLICT (decided, withdrawn or sent anew meanwhile).
 */
export async function approve(services: Pool, postId: number, { revision }: { revision: number }, caller: MemberCaller): Promise<void> {
  await decide(services, postId, 'post.approve', caller, async (trx, post) => {
    checkWaiting(post.state);
    checkSeen(post.revision, revision);
    const now = new Date();
    const last = await findLastPrice(trx, post.id);
    const expires_at = liveUntil(now);
    const promoted_until = post.promotion === 'paid' && !post.promoted_until ? promotionEnd(now) : null;
    const listed = await changeState(trx, post, 'approved', {
      approved_at: now,
      decided_at: now,
      expires_at,
      edited: false,
      renewals: 0,
      decision_reason: null,
      decision_note: null,
      previous_price: previousPriceAfter(post, last),
      // The date that lists sort by is that of the first time, so neither an edit nor deleting and posting again lifts a post.
      ...(post.approved_at ? {} : { posted_at: post.first_seen ?? now, updated_at: now }),
      ...(promoted_until ? { promoted_until } : {}),
    });
    if (last?.price !== post.price || last.price_unit !== post.price_unit) await insertPriceEvent(trx, post);
    await tellApproved(services, trx, post, { listed, last });
    if (promoted_until) await notify(trx, [post.owner_id], promotionActive(post, promoted_until));
    return { state: 'approved', listed, expiresAt: expires_at };
  });
}

/** Sends a waiting post back with a reason. Throws NOT_FOUND and STATE_CONFLICT (decided, withdrawn or sent anew meanwhile). */
export async function reject(
  services: Pool,
  postId: number,
  { reason, note, revision }: Decision & { revision?: number | undefined },
  caller: MemberCaller,
): Promise<void> {
  await decide(services, postId, 'post.reject', caller, async (trx, post) => {
    checkWaiting(post.state);
    checkSeen(post.revision, revision);
    await changeState(trx, post, 'rejected', { decided_at: new Date(), edited: false, decision_reason: reason, decision_note: note ?? null });
    await notify(trx, [post.owner_id], postRejected(post, reason, note ?? null));
    const reportsUpheld = await upholdReports(trx, post, caller);
    return { state: 'rejected', listed: false, reason, note: note ?? null, reportsUpheld };
  });
}

/** Takes down a post that was approved. Throws NOT_FOUND and STATE_CONFLICT. */
export async function cancel(services: Pool, postId: number, { reason, note }: Decision, caller: MemberCaller): Promise<void> {
  await decide(services, postId, 'post.cancel', caller, async (trx, post) => {
    const now = new Date();
    await changeState(trx, post, 'cancelled', { decided_at: now, decision_reason: reason, decision_note: note ?? null });
    await notify(trx, [post.owner_id], postCancelled(post, reason, note ?? null));
    if (post.listed) await tellSaversGone(trx, post, 'gone', now);
    const reportsUpheld = await upholdReports(trx, post, caller);
    return { state: 'cancelled', listed: false, reason, note: note ?? null, reportsUpheld };
  });
}

/** Its owner hears where the plan stands now; that a request was declined they said or heard on the phone. */
async function tellPlanned(trx: Db, post: PostRow, { promotion, promoted_until }: Pick<PostRow, 'promotion' | 'promoted_until'>): Promise<void> {
  if (promotion === 'contacted') await notify(trx, [post.owner_id], promotionContacted(post, new Date()));
  if (promoted_until) await notify(trx, [post.owner_id], promotionActive(post, promoted_until));
  if (promotion === 'declined' && post.promotion === 'paid') await notify(trx, [post.owner_id], promotionEnded(post, new Date()));
}

/**
 * Notes how the request for a paid place stands. Paid begins at once for a live post, else with its approval.
 * Throws NOT_FOUND and STATE_CONFLICT.
 */
export async function setPlan(services: Pool, postId: number, promotion: PromotionState, caller: MemberCaller): Promise<void> {
  await decide(services, postId, 'post.plan', caller, async (trx, post) => {
    if (post.state === 'deleted') fail('STATE_CONFLICT');
    checkPromotion(post.promotion, promotion);
    const now = new Date();
    const isLive = post.state === 'approved' || post.state === 'hidden';
    const promoted_until = promotion === 'paid' && isLive ? promotionEnd(now) : null;
    const asks = promotion === 'requested' || promotion === 'contacted';
    await setPromotion(trx, post.id, {
      plan: promotion === 'declined' ? 'free' : 'paid',
      promotion,
      promoted_until,
      ...(asks && !post.promotion_requested_at ? { promotion_requested_at: now } : {}),
    });
    await tellPlanned(trx, post, { promotion, promoted_until });
    return { state: post.state, listed: post.listed, promotion, promotedUntil: promoted_until };
  });
}
