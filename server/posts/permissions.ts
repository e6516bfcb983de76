// Who may do what to a post now: its owner (owner-rules.ts), and staff with what is not theirs. Pure.
import type { PostState } from '#contracts/enums.ts';
import type { OwnerAction } from '#contracts/posts/own-posts.ts';
import { isStaff, type SignedIn } from '#server/platform/http/callers/caller.ts';
import { ownerActions, type Standing } from './owner/owner-rules.ts';
import { canFollow } from './rules.ts';

export type StaffAction = 'approve' | 'reject' | 'cancel' | 'plan';

function staffActions({ state }: { state: PostState }): StaffAction[] {
  const can: Record<StaffAction, boolean> = {
    approve: state === 'pending',
    reject: state === 'pending',
    cancel: canFollow(state, 'cancelled'),
    plan: state !== 'deleted',
  };
  return (Object.keys(can) as StaffAction[]).filter((action) => can[action]);
}

/** Everything that someone may do now. No one decides on what is theirs, also not staff. */
export function can(user: Pick<SignedIn, 'userId' | 'role'> | undefined, post: Standing & { owner_id: string }, now: Date): Set<OwnerAction | StaffAction> {
  if (user?.userId === post.owner_id) return new Set(ownerActions(post, now));
  return new Set(isStaff(user) ? staffActions(post) : []);
}
