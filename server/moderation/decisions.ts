// What staff decide about posts. Each decision is whole or not at all, by one of the staff only, and in the log.
import type { PromotionState, RejectionReason } from '#contracts/enums.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { notify } from '#server/notifications/service.ts';
import type { PostRow } from '#server/posts/card.ts';
import { postApproved, postCancelled, postRejected, promotionActive, promotionContacted, promotionEnded } from '#server/posts/notices.ts';
import { can, type StaffAction } from '#server/posts/permissions.ts';
import { approve, cancel, reject, setPromotion, type Refusal } from '#server/posts/transitions.ts';
import { upholdReports } from '#server/reports/staff-service.ts';
import { checkClaim } from './claims.ts';
import { checkNotOwn, checkSeen } from './rules.ts';
import { lockPost } from './store.ts';

type Pool = Pick<Services, 'db' | 'hooks' | 'jobs'>;

interface Decision {
  reason: RejectionReason;
  furtherReasons?: readonly RejectionReason[] | undefined;
  note?: string | undefined;
}

/** The reasons each once, the main one first. */
const refusalOf = ({ reason, furtherReasons = [], note }: Decision): Refusal => ({
  reason,
  further: [...new Set(furtherReasons)].filter((one) => one !== reason),
  note: note ?? null,
});

/**
 * Runs `decide` on the post while no one else changes it, and notes what it returns in the log. Throws NOT_FOUND; FORBIDDEN
 * for one's own post, whatever is decided.
 */
async function decide(
  { db }: Pool,
  postId: number,
  action: StaffAction,
  caller: MemberCaller,
  run: (trx: Db, post: PostRow) => Promise<Record<string, unknown>>,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const post = await lockPost(trx, postId);
    if (!post) fail('NOT_FOUND');
    checkNotOwn(post.owner_id, caller.user.userId);
    if (!can(caller.user, post, new Date()).has(action)) fail('STATE_CONFLICT');
    await checkClaim(trx, postId, caller);
    const before = { state: post.state, listed: post.listed, ...(action === 'plan' ? { promotion: post.promotion } : {}) };
    const after = await run(trx, post);
    await recordAction(trx, caller, { action: `post.${action}`, subject: { type: 'post', id: String(postId) }, before, after, about: [post.owner_id] });
  });
}

/**
 * Puts a waiting post live as it is: listed, findable, dated, for 60 days; a lower price than the last one live shows that
 * one. A suspended owner's post is decided like any other, and shown once the suspension ends.
 * Throws NOT_FOUND, FORBIDDEN (one's own post), STATE_CONFLICT (decided, withdrawn or sent again in the meantime).
 */
export async function approvePost(services: Pool, postId: number, { revision }: { revision: number }, caller: MemberCaller): Promise<void> {
  await decide(services, postId, 'approve', caller, async (trx, post) => {
    checkSeen(post.revision, revision);
    const { listed, expiresAt, promotedUntil } = await approve(services, trx, post);
    await notify(services, trx, [post.owner_id], postApproved(post, listed));
    if (promotedUntil) await notify(services, trx, [post.owner_id], promotionActive(post, promotedUntil));
    return { state: 'approved', listed, expiresAt };
  });
}

/** Sends a waiting post back with a reason. Throws NOT_FOUND and STATE_CONFLICT (decided, withdrawn or sent again in the meantime). */
export async function rejectPost(
  services: Pool,
  postId: number,
  { revision, ...why }: Decision & { revision?: number | undefined },
  caller: MemberCaller,
): Promise<void> {
  await decide(services, postId, 'reject', caller, async (trx, post) => {
    checkSeen(post.revision, revision);
    const refusal = refusalOf(why);
    await reject(services, trx, post, refusal);
    await notify(services, trx, [post.owner_id], postRejected(post, refusal));
    const reportsUpheld = await upholdReports(services, trx, post, caller);
    return { state: 'rejected', listed: false, ...refusal, reportsUpheld };
  });
}

/** Takes down a post that was approved. Throws NOT_FOUND and STATE_CONFLICT. */
export async function cancelPost(services: Pool, postId: number, why: Decision, caller: MemberCaller): Promise<void> {
  await decide(services, postId, 'cancel', caller, async (trx, post) => {
    const refusal = refusalOf(why);
    await cancel(services, trx, post, refusal);
    await notify(services, trx, [post.owner_id], postCancelled(post, refusal));
    const reportsUpheld = await upholdReports(services, trx, post, caller);
    return { state: 'cancelled', listed: false, ...refusal, reportsUpheld };
  });
}

/** Its owner hears where the plan stands now; that a request was declined they said or heard on the phone. */
async function tellPlanned(
  services: Pick<Services, 'jobs'>,
  trx: Db,
  post: PostRow,
  { promotion, promoted_until }: Pick<PostRow, 'promotion' | 'promoted_until'>,
): Promise<void> {
  if (promotion === 'contacted') await notify(services, trx, [post.owner_id], promotionContacted(post, new Date()));
  if (promoted_until) await notify(services, trx, [post.owner_id], promotionActive(post, promoted_until));
  if (promotion === 'declined' && post.promotion === 'paid') await notify(services, trx, [post.owner_id], promotionEnded(post, new Date()));
}

/**
 * Notes how the request for a paid place stands. Paid begins at once for a live post, otherwise with its approval.
 * Throws NOT_FOUND and STATE_CONFLICT.
 */
export async function setPlan(services: Pool, postId: number, promotion: PromotionState, caller: MemberCaller): Promise<void> {
  await decide(services, postId, 'plan', caller, async (trx, post) => {
    const promoted_until = await setPromotion(services, trx, post, promotion);
    await tellPlanned(services, trx, post, { promotion, promoted_until });
    return { state: post.state, listed: post.listed, promotion, promotedUntil: promoted_until };
  });
}
