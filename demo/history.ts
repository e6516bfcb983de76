// When a post went live, whether its price fell, whether it sold: all counted back in minutes from the first start.
import type { PostState, PostType, PromotionState } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { Random } from '@uthan/scenes/random.ts';

const hour = 60;
const day = 24 * hour;
const daysShown = 120;
/** New posts come a little more often than old ones. */
const skew = 1.5;
const fallShare = 0.08;
const soldShare = 0.05;
const promotedShare = 0.1;
/** Places in the list of posts whose owners asked for promotion and have not got it, for the staff to work on. */
const asked: ReadonlyMap<number, PromotionState> = new Map([
  [9, 'requested'],
  [17, 'requested'],
  [25, 'contacted'],
  [80, 'declined'],
]);

interface Fall {
  /** The price before. */
  from: number;
  minutesAgo: number;
}

export interface History {
  state: PostState;
  submitted: number;
  /** Undefined while it waits. */
  decided: number | undefined;
  /** Whether the decision let it go live. */
  approved: boolean;
  updated: number;
  /** Minutes from now; negative when it is over. */
  expiresIn: number | undefined;
  fall: Fall | undefined;
  promotion: PromotionState;
  /** Minutes from now. */
  promotedFor: number | undefined;
}

/** Whether the part of the whole that has come so far calls for one more; spreads a share evenly over a list. */
const due = (index: number, share: number, phase: number): boolean => Math.floor((index + 1) * share + phase) > Math.floor(index * share + phase);

/** Renewed as often as needed, so that nothing of the demo is over within three days. */
function expiry(age: number): number {
  const term = limits.posts.expireDays * day;
  const left = term - (age % term);
  return left < 3 * day ? left + term : left;
}

function fallOf(price: number, was: number | undefined, age: number, random: Random): Fall {
  const step = price > 1_00_00_000 ? 1_00_000 : price > 5_00_000 ? 50_000 : price > 20_000 ? 500 : 100;
  const from = was ?? Math.ceil((price * random.real(1.03, 1.09)) / step) * step;
  return { from, minutesAgo: Math.round(age * random.real(0.1, 0.7)) };
}

export interface LiveLot {
  /** Its place from the newest (0) to the oldest. */
  index: number;
  count: number;
  type: PostType;
  price: number;
  was: number | undefined;
}

/** The past of a post that the public sees. */
export function liveHistory({ index, count, type, price, was }: LiveLot, random: Random): History {
  const decided = Math.round(daysShown * day * ((index + 0.6) / count) ** skew) + 4;
  const submitted = decided + random.whole(1 * hour, 4 * hour + 30);
  const fall = was !== undefined || (decided > 4 * day && due(index, fallShare, 0.3)) ? fallOf(price, was, decided, random) : undefined;
  const soldAgo = decided > 10 * day && due(index, soldShare, 0.6) ? random.whole(5 * hour, 12 * day - 2 * hour) : undefined;
  const sold = soldAgo !== undefined && soldAgo < decided && !fall;
  const promoted = !sold && due(index, promotedShare, 0.1);
  return {
    state: sold ? (type === 'sell' ? 'sold' : 'rented') : 'approved',
    submitted,
    decided,
    approved: true,
    updated: sold ? soldAgo : (fall?.minutesAgo ?? decided),
    expiresIn: expiry(decided),
    fall,
    promotion: promoted ? 'paid' : ((sold ? undefined : asked.get(index)) ?? 'none'),
    promotedFor: promoted ? random.whole(4 * day, (limits.posts.promotionDays - 1) * day) : undefined,
  };
}

/** The past of a post that is over because it was sold or let; both in days. */
export const soldHistory = (type: PostType, soldAgo: number, live: number): History => ({
  state: type === 'sell' ? 'sold' : 'rented',
  submitted: (soldAgo + live) * day + 3 * hour,
  decided: (soldAgo + live) * day,
  approved: true,
  updated: soldAgo * day,
  expiresIn: expiry((soldAgo + live) * day),
  fall: undefined,
  promotion: 'none',
  promotedFor: undefined,
});

/** The past of a post that waits, was refused, was hidden by its owner or is over. */
export function unseenHistory(state: 'pending' | 'rejected' | 'hidden' | 'expired', waited: number, promotion: boolean): History {
  const decided = state === 'pending' ? undefined : waited - 2 * hour;
  const approved = state === 'hidden' || state === 'expired';
  return {
    state,
    submitted: waited,
    decided,
    approved,
    updated: decided ?? waited,
    expiresIn: approved && decided !== undefined ? limits.posts.expireDays * day - decided : undefined,
    fall: undefined,
    promotion: promotion ? 'requested' : 'none',
    promotedFor: undefined,
  };
}
