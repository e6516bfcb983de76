import type { PostState } from '#contracts/enums.ts';

/** Which state may follow which (decisions.md 5). A sold or rented post may come back; deletion is final. */
const following: Record<PostState, readonly PostState[]> = {
  pending: ['approved', 'rejected', 'deleted'],
  approved: ['pending', 'hidden', 'sold', 'rented', 'expired', 'cancelled', 'deleted'],
  rejected: ['pending', 'deleted'],
  cancelled: ['pending', 'deleted'],
  hidden: ['approved', 'pending', 'expired', 'cancelled', 'deleted'],
  sold: ['approved', 'cancelled', 'expired', 'deleted'],
  rented: ['approved', 'cancelled', 'expired', 'deleted'],
  expired: ['approved', 'pending', 'deleted'],
  deleted: [],
};

export const canFollow = (from: PostState, to: PostState): boolean => following[from].includes(to);

/** States in which the public may see a post, if its owner's account is normal. */
export const isPublicState = (state: PostState): boolean => state === 'approved' || state === 'sold' || state === 'rented';
