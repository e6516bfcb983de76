// Numbers as a person types them: grouped in the page language's digits while the form keeps plain ASCII ones.
import { toAsciiDigits } from '#i18n/digits.ts';
import type { Formatter } from '#i18n/format.ts';

/** More digits than any field takes would only lose precision. */
const digitsMax = 12;

/** What stays of a typed text: ASCII digits, and one decimal point with two places where `decimals` are allowed. */
export function plainNumber(typed: string, decimals = false): string {
  const kept = toAsciiDigits(typed).replace(/[^\d.]/g, '');
  const [whole = '', ...rest] = kept.split('.');
  const short = whole.slice(0, digitsMax).replace(/^0+(?=\d)/, '');
  if (!decimals || rest.length === 0) return short;
  return `${short || '0'}.${rest.join('').slice(0, 2)}`;
}

/** The kept number as it stands in the box: grouped by lakh in Bengali, by thousand in English. */
export function shownNumber(fmt: Formatter, plain: string): string {
  if (plain === '') return '';
  const [whole = '', places] = plain.split('.');
  const grouped = fmt.number(Number(whole));
  return places === undefined ? grouped : `${grouped}.${fmt.plain(places)}`;
}

const significant = /[\d০-৯.]/;

/** Where the caret belongs after grouping: behind as many digits as before. */
export function caretAfter(shown: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (significant.test(shown[at] ?? '')) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return shown.length;
}

export const digitsIn = (text: string): number => [...text].filter((letter) => significant.test(letter)).length;

/** Digits that are no amount, such as a phone or a post code: ASCII, with the spaces and hyphens people put between. */
export const plainDigits = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[^\d+\s-]/g, '')
    .slice(0, 20);
