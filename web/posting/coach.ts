// What makes an ad better or holds it up: hints, never errors.
import { toAsciiDigits } from '#i18n/digits.ts';

const phoneLike = /(?:^|\D)(?:\+?88)?0\d(?:[\s.-]?\d){8,9}(?!\d)/;
const linkLike = /https?:\/\/|www\.|\b[a-z0-9-]{2,}\.(?:com|net|org|info|xyz|shop|bd)\b|(?:fb|facebook|wa)\.me?\//i;

/** Whether a text carries a phone number or a link, which staff look at twice. */
export function hasContactInText(text: string): boolean {
  return phoneLike.test(toAsciiDigits(text)) || linkLike.test(text);
}

/** Numbers of all operators start 01 and 3 to 9; a landline of eleven digits is rarer than a slip. */
export const isUnusualPhone = (plain: string): boolean => /^0\d{10}$/.test(plain) && !/^01[3-9]/.test(plain);

// Between a village plot's and the dearest address's rate per sqft, with room on both sides.
const believable = { sell: { min: 400, max: 120_000 }, rent: { min: 2, max: 1_500 } } as const;

/** Whether the rate per sqft looks like a zero too many or too few. */
export function isSlipOfZeros(type: 'sell' | 'rent', total: number, sqft: number): boolean {
  const rate = total / sqft;
  return rate < believable[type].min || rate > believable[type].max;
}
