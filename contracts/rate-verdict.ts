// How a price lies to what live posts of the area ask: said while it is typed, and shown to staff. Nothing is refused by it.
import type { AreaRate } from './usual-rate.ts';

export type RateVerdict = 'below' | 'within' | 'above' | 'slip';

/** Further from the middle than this, a zero too many or too few is likelier than the price. */
const believable = { min: 0.4, max: 2.5 } as const;

/** Whether a rate is so far from the middle. */
export const isSlip = (middle: number, own: number): boolean => own < middle * believable.min || own > middle * believable.max;

/** How an own rate lies to the area's. */
export function verdictOf({ low, middle, high }: AreaRate, own: number): RateVerdict {
  if (isSlip(middle, own)) return 'slip';
  if (own < low) return 'below';
  return own > high ? 'above' : 'within';
}
