// How a price lies to what live posts of the area ask, while it is typed. Advice only.
import type { AreaRate } from '#contracts/usual-rate.ts';

export type RateVerdict = 'below' | 'within' | 'above' | 'slip';

/** Further from the middle than this, a zero too many or too few is likelier than the price. */
const believable = { min: 0.4, max: 2.5 } as const;

/** How an own rate lies to the area's. */
export function verdictOf({ low, middle, high }: AreaRate, own: number): RateVerdict {
  if (own < middle * believable.min || own > middle * believable.max) return 'slip';
  if (own < low) return 'below';
  return own > high ? 'above' : 'within';
}
