// How a price lies to what live posts of the area ask: said while it is typed, and shown to staff. Nothing is refused by it.
import type { AreaRate, UsualRate } from './usual-rate.ts';

export type RateVerdict = 'below' | 'within' | 'above' | 'slip';

/** Further from the middle than this, a zero too many or too few is likelier than the price. */
const believable = { min: 0.4, max: 2.5 } as const;

/** Whether a rate is so far from the middle. */
export const isSlip = (middle: number, own: number): boolean => own < middle * believable.min || own > middle * believable.max;

/** Metropolises are too large for one rate: a flat in Gulshan says nothing of one in Demra. */
const metropolises: readonly string[] = ['dhaka', 'chattogram'];
const comparableUpTo = 0.6;

/** Whether a price may be judged by the rate: not by a whole metropolis, nor where it differs so much that something else is for sale. */
export const isComparable = ({ area, own, middle }: UsualRate, district: string): boolean =>
  !(area === 'district' && metropolises.includes(district)) && Math.abs(own / middle - 1) <= comparableUpTo;

/** How an own rate lies to the area's. */
export function verdictOf({ low, middle, high }: AreaRate, own: number): RateVerdict {
  if (isSlip(middle, own)) return 'slip';
  if (own < low) return 'below';
  return own > high ? 'above' : 'within';
}
