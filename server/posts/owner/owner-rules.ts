// What an owner may do with a post, and what becomes of it then. Pure; staff's side is in server/moderation/rules.ts.
import { dayMs } from '#contracts/durations.ts';
import type { PostState, PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { OwnerAction, OwnerState } from '#contracts/posts/own-posts.ts';
import type { Decided } from '#server/platform/database/tables/post-history-tables.ts';
import { fail } from '#server/platform/http/failure.ts';

export interface Standing {
  type: PostType;
  state: PostState;
  update_count: number;
  revision: number;
  reposts: number;
  renewals: number;
  edited: boolean;
  approved_at: Date | null;
  expires_at: Date | null;
}

const isEditable: ReadonlySet<PostState> = new Set(['pending', 'approved', 'hidden', 'expired']);
const isSentBack: ReadonlySet<PostState> = new Set(['rejected', 'cancelled']);
const isEnded: ReadonlySet<PostState> = new Set(['sold', 'rented']);

const hasRunOut = ({ expires_at }: Standing, now: Date): boolean => expires_at !== null && expires_at <= now;
const endsSoon = ({ expires_at }: Standing, now: Date): boolean =>
  expires_at !== null && expires_at.getTime() - now.getTime() <= limits.posts.renewalDaysBefore * dayMs;

/** It may be renewed: it has expired, or will within the days of the reminder. */
export function canRenew(post: Standing, now: Date): boolean {
  if (post.state === 'expired') return true;
  return (post.state === 'approved' || post.state === 'hidden') && endsSoon(post, now);
}

/** Everything the owner may do now. */
export function ownerActions(post: Standing, now: Date): OwnerAction[] {
  if (post.state === 'deleted') return [];
  const live = post.state === 'approved' && !hasRunOut(post, now);
  const can: Record<OwnerAction, boolean> = {
    edit: isEditable.has(post.state) && post.update_count < limits.posts.editsMax,
    repost: isSentBack.has(post.state) && post.reposts < limits.posts.repostsMax,
    hide: live,
    show: post.state === 'hidden' || isEnded.has(post.state),
    sold: live && post.type === 'sell',
    rented: live && post.type === 'rent',
    renew: canRenew(post, now),
    remove: true,
  };
  return (Object.keys(can) as OwnerAction[]).filter((action) => can[action]);
}

/**
 * Whether what is sent now is an edit, which is counted, or a correction of what was sent back.
 * Throws EDIT_LIMIT; STATE_CONFLICT for a post that is sold, rented or deleted, or where `revision` is not the present one.
 */
export function editKindOf(post: Standing, revision: number | undefined): 'edit' | 'repost' {
  if (revision !== undefined && revision !== post.revision) fail('STATE_CONFLICT', { message: 'notice_editedElsewhere' });
  if (isSentBack.has(post.state)) {
    if (post.reposts >= limits.posts.repostsMax) fail('EDIT_LIMIT', { message: 'notice_repostLimit' });
    return 'repost';
  }
  if (!isEditable.has(post.state)) fail('STATE_CONFLICT');
  if (post.update_count >= limits.posts.editsMax) fail('EDIT_LIMIT');
  return 'edit';
}

/** What staff decided about the very content that an edit is about to replace; null where no one has seen it yet. */
export function decidedOf({ state, edited, approved_at }: Standing): Decided | null {
  if (state === 'rejected' || state === 'cancelled') return state;
  return edited || approved_at === null ? null : 'approved';
}

/** What the owner's request means: another state, a renewal, or nothing where it is so already. Throws STATE_CONFLICT. */
export function requestedState(post: Standing, requested: OwnerState, now: Date): Exclude<OwnerState, 'live'> | 'approved' | 'renew' | 'same' {
  const over = hasRunOut(post, now) || post.state === 'expired';
  if (requested === 'live') {
    if (post.state === 'approved' && !over) return 'same';
    if (post.state !== 'approved' && post.state !== 'hidden' && post.state !== 'expired' && !isEnded.has(post.state)) fail('STATE_CONFLICT');
    return over ? 'renew' : 'approved';
  }
  if (requested === post.state) return 'same';
  const ofType = requested === 'hidden' || (requested === 'sold') === (post.type === 'sell');
  if (!ofType) fail('STATE_CONFLICT', { message: post.type === 'sell' ? 'notice_notToRent' : 'notice_notForSale' });
  if (post.state !== 'approved' || over) fail('STATE_CONFLICT');
  return requested;
}

/** Whether the next renewal waits for staff. */
export const renewalWaits = ({ renewals }: Standing): boolean => renewals >= limits.posts.renewalsMax;

const newPicture = /^new:(\d)$/;
const pictureName = /^(?:.*\/)?([0-9a-f]{32})(?:-\d{1,4}\.webp)?$/;

/** A picture of an edited post: one that it had, by its hash, or one of those sent with the edit. */
export type PlannedPicture = { kept: string } | { sent: number };

/**
 * The pictures after an edit in their order: what is kept, sent ones where `new:n` stands, the other sent ones at the end.
 * One that is named too often stands as often as the post has it. Undefined where a name is neither one of the post's
 * pictures nor of those sent.
 */
export function planPictures(keep: readonly string[], own: readonly string[], sent: number): PlannedPicture[] | undefined {
  // The same picture may be in a post twice.
  const left = [...own];
  const waiting = new Set(Array.from({ length: sent }, (_, index) => index));
  const planned: PlannedPicture[] = [];
  for (const entry of keep) {
    const index = newPicture.exec(entry)?.[1];
    const hash = pictureName.exec(entry)?.[1];
    if (index !== undefined && Number(index) < sent) {
      if (waiting.delete(Number(index))) planned.push({ sent: Number(index) });
    } else if (hash !== undefined && own.includes(hash)) {
      const at = left.indexOf(hash);
      if (at >= 0) planned.push({ kept: left.splice(at, 1)[0] as string });
    } else return undefined;
  }
  return [...planned, ...[...waiting].map((index) => ({ sent: index }))];
}
