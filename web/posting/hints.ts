// What makes an ad better or holds it up: hints, never errors.
import { contactsInText } from '#contracts/posts/contacts-in-text.ts';

/** Whether a text carries a phone number or a link, which staff look at twice. */
export const hasContactInText = (text: string): boolean => contactsInText(text).length > 0;

// Taka per sqft: from below a village plot to above the most expensive address.
const believable = { sell: { min: 400, max: 120_000 }, rent: { min: 2, max: 1_500 } } as const;

/** Whether the rate per sqft looks like a zero too many or too few. */
export function isSlipOfZeros(type: 'sell' | 'rent', total: number, sqft: number): boolean {
  const rate = total / sqft;
  return rate < believable[type].min || rate > believable[type].max;
}
