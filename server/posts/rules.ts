import type { PostState } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { PriceEvent } from '#contracts/posts.ts';

/** Which state may follow which (decisions.md 5). A sold or rented post may come back; deletion is final. */
const following: Record<PostState, readonly PostState[]> = {
  pending: ['approved', 'rejected', 'deleted'],
  approved: ['pending', 'hidden', 'sold', 'rented', 'expired', 'cancelled', 'deleted'],
  rejected: ['pending', 'deleted'],
  cancelled: ['pending', 'deleted'],
  hidden: ['approved', 'pending', 'expired', 'cancelled', 'deleted'],
  sold: ['approved', 'pending', 'cancelled', 'expired', 'deleted'],
  rented: ['approved', 'pending', 'cancelled', 'expired', 'deleted'],
  expired: ['approved', 'pending', 'deleted'],
  deleted: [],
};

export const canFollow = (from: PostState, to: PostState): boolean => following[from].includes(to);

/** States in which the public may see a post, if its owner's account is normal. */
export const isPublicState = (state: PostState): boolean => state === 'approved' || state === 'sold' || state === 'rented';

/** States in which anybody may ask for a post's number: whoever sold or rented it out has no more calls. */
export const givesNumber = (state: PostState): boolean => state === 'approved';

const dayMs = 86_400_000;

interface Lived {
  state: PostState;
  listed: boolean;
  approved_at: Date | null;
  expires_at: Date | null;
  updated_at: Date;
}

/** Its time as a public post has run out, even if nobody has taken it off the lists yet. */
function isOver({ state, expires_at, updated_at }: Lived, now: Date): boolean {
  if (state === 'sold' || state === 'rented') return now.getTime() - updated_at.getTime() > limits.posts.soldVisibleDays * dayMs;
  return expires_at !== null && expires_at <= now;
}

const endings: ReadonlySet<PostState> = new Set(['cancelled', 'deleted', 'expired', 'sold', 'rented']);

/** What the public finds under a post's number: the post, that it once was there, that it is away for a while, or nothing. */
export function visibilityOf(post: Lived, now: Date): 'shown' | 'gone' | 'away' | 'unknown' {
  const over = isOver(post, now);
  if (post.listed && !over) return 'shown';
  if (post.approved_at === null) return 'unknown';
  return over || endings.has(post.state) ? 'gone' : 'away';
}

/** Every approval notes the price; those that did not change it are no history. */
export function priceSteps(events: readonly PriceEvent[]): PriceEvent[] {
  return events.filter(({ price, priceUnits }, index) => {
    const before = events[index - 1];
    return before?.price !== price || before.priceUnits !== priceUnits;
  });
}
