// How a price lies to what live posts of the area ask: said while it is typed, on the post, and shown to staff. Nothing is refused by it.
import type { AreaRate } from './usual-rate.ts';

/** Nothing is said by the rate of a whole city; `apart` is too far from it to be compared at all. */
export type RateVerdict = 'unsaid' | 'apart' | 'below' | 'within' | 'above';

/** Further from the middle than this, a zero too many or too few is likelier than the price. */
const believable = { min: 0.4, max: 2.5 } as const;

/** Whether a rate is so far from the middle. */
export const isSlip = (middle: number, own: number): boolean => own < middle * believable.min || own > middle * believable.max;

/** Metropolises are too large for one rate: a flat in Gulshan says nothing of one in Demra. */
const metropolises: readonly string[] = ['dhaka', 'chattogram', 'khulna', 'rajshahi', 'sylhet', 'barishal', 'rangpur', 'gazipur'];
const comparableUpTo = 0.6;

/** Whether the rate is one of a place small enough to judge a price by. */
export const isLocal = ({ area }: Pick<AreaRate, 'area'>, district: string): boolean => !(area === 'district' && metropolises.includes(district));

/** How an own rate lies to the area's. */
export function verdictOf(rate: AreaRate, own: number, district: string): RateVerdict {
  if (!isLocal(rate, district)) return 'unsaid';
  if (Math.abs(own - rate.middle) > rate.middle * comparableUpTo) return 'apart';
  if (own < rate.low) return 'below';
  return own > rate.high ? 'above' : 'within';
}
