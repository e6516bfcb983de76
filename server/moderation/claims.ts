// Which waiting posts staff have open, so that no two of them work on the same one.
import { limits } from '#contracts/limits.ts';
import type { PostClaim } from '#contracts/staff/moderation.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { deleteClaim, findClaims, isWaiting, upsertClaim, type ClaimRow } from './claims-store.ts';

const toClaim = ({ staff_id, name, until }: ClaimRow): PostClaim => ({ _id: staff_id, name, until: until.toISOString() });

/** The claims on these posts that have not run out, by number. */
export async function claimsOn(db: Db, postIds: readonly number[]): Promise<Map<number, PostClaim>> {
  const rows = postIds.length > 0 ? await findClaims(db, postIds) : [];
  return new Map(rows.map((row) => [row.post_id, toClaim(row)]));
}

/** Claims a waiting post or goes on doing so; returns whose it is then, null where it does not wait. Throws NOT_FOUND. */
export async function claimPost({ db }: Pick<Services, 'db'>, postId: number, { user }: MemberCaller): Promise<PostClaim | null> {
  const waiting = await isWaiting(db, postId);
  if (waiting === undefined) fail('NOT_FOUND');
  if (!waiting) return null;
  await upsertClaim(db, postId, user.userId, limits.moderation.claimSeconds);
  return (await claimsOn(db, [postId])).get(postId) ?? null;
}

export const releasePost = ({ db }: Pick<Services, 'db'>, postId: number, { user }: MemberCaller): Promise<void> => deleteClaim(db, postId, user.userId);

/** Throws STATE_CONFLICT where a colleague has the post open. Anyone who decides leaves it with that. */
export async function checkClaim(trx: Db, postId: number, { user }: MemberCaller): Promise<void> {
  const claim = (await claimsOn(trx, [postId])).get(postId);
  if (claim && claim._id !== user.userId) fail('STATE_CONFLICT');
  if (claim) await deleteClaim(trx, postId, user.userId);
}
