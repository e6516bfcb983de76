import { limits } from '#contracts/limits.ts';
import { toAsciiDigits } from '#i18n/digits.ts';

/** The code in what was typed or pasted, in ASCII digits: a whole message may be pasted, in either script. */
export function codeIn(text: string): string {
  const ascii = toAsciiDigits(text);
  const { digits } = limits.codes;
  const whole = new RegExp(`(?<!\\d)\\d{${digits}}(?!\\d)`).exec(ascii)?.[0];
  return whole ?? ascii.replace(/\D/g, '').slice(0, digits);
}
