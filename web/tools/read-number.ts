// Numbers in the boxes of the tools, in either script.
import { toAsciiDigits } from '#i18n/digits.ts';
import { amountOf } from '#i18n/typed-numbers.ts';

/** More than any building costs. */
const takaMax = 1e12;

/** A price in taka; undefined for none and for what is not understood. */
export const priceIn = (text: string): number | undefined => {
  const price = amountOf(text);
  return price !== undefined && price > 0 && price <= takaMax ? price : undefined;
};

/** A number with decimals, possibly with a percent sign, within `max`. */
export function decimalIn(text: string, max: number): number | undefined {
  const plain = toAsciiDigits(text).replaceAll(',', '').trim();
  const number = /^\d+(?:\.\d*)?\s*(?:%|শতাংশ)?$/.test(plain) ? Number.parseFloat(plain) : Number.NaN;
  return number <= max ? number : undefined;
}
