// Single posts kept for a request of the register: no job deletes them until the day has come.
import { dayMs } from '#contracts/durations.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { HoldOfPost, legalRequests } from '#contracts/staff/legal-requests.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import type { Services } from '#server/platform/services.ts';
import { holdPostOfOwner } from '#server/posts/service.ts';
import { findPostHold, listHoldsOfPost, removePostHold, upsertPostHold } from './hold-store.ts';
import { lockLegalRequest } from './store.ts';

type Held = HandlerInput<typeof legalRequests.holdPost>['params'];

/** Keeps a post for so many days, or renews that. Throws NOT_FOUND, also where the post was erased. */
export async function holdPostFor({ db }: Pick<Services, 'db'>, { id, PostID }: Held, days: number, caller: MemberCaller): Promise<void> {
  await inTransaction(db, async (trx) => {
    // A purge that has begun is waited for.
    const post = await holdPostOfOwner(trx, PostID);
    if (!post?.title || !(await lockLegalRequest(trx, id))) fail('NOT_FOUND');
    const hold = { post: post.id, request: id };
    const before = await findPostHold(trx, hold);
    const until = new Date(Date.now() + days * dayMs);
    await upsertPostHold(trx, { ...hold, until });
    await recordAction(trx, caller, {
      action: 'legalRequest.hold',
      subject: { type: 'legalRequest', id },
      before: { heldUntil: before?.toISOString() ?? null },
      after: { post: PostID, heldUntil: until.toISOString() },
    });
  });
}

/** What a post is held for. */
export async function readHoldsOfPost({ db }: Pick<Services, 'db'>, postId: number): Promise<HoldOfPost[]> {
  return (await listHoldsOfPost(db, postId)).map(({ number, until }) => ({ number, until: until.toISOString() }));
}

/** Ends a hold: the next jobs delete what is due and not held for another request. Throws NOT_FOUND. */
export async function releasePostOf({ db }: Pick<Services, 'db'>, { id, PostID }: Held, caller: MemberCaller): Promise<void> {
  await inTransaction(db, async (trx) => {
    const post = await holdPostOfOwner(trx, PostID);
    if (!post || !(await lockLegalRequest(trx, id))) fail('NOT_FOUND');
    const hold = { post: post.id, request: id };
    const before = await findPostHold(trx, hold);
    if (!before) return;
    await removePostHold(trx, hold);
    await recordAction(trx, caller, {
      action: 'legalRequest.release',
      subject: { type: 'legalRequest', id },
      before: { heldUntil: before.toISOString() },
      after: { post: PostID, heldUntil: null },
    });
  });
}
