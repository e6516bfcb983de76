// Prices as people say them: ৫০ লাখ, 1.5 crore, 20k. The address keeps what was typed; the API is asked in taka.
import { toAsciiDigits } from '#i18n/digits.ts';
import type { Formatter } from '#i18n/format.ts';

const thousand = 1000;
const lakh = 100 * thousand;
const crore = 100 * lakh;

const units: readonly (readonly [RegExp, number])[] = [
  [/^(কোটি|crores?|cr|koti)$/, crore],
  [/^(লাখ|লক্ষ|lakhs?|lacs?|l)$/, lakh],
  [/^(হাজার|thousands?|hajar|k)$/, thousand],
];

const unitOf = (word: string): number | undefined => units.find(([spelling]) => spelling.test(word))?.[1];

/** Whole taka of `text`, or undefined where it is no sum. A plain number is taken as taka. */
export function amountOf(text: string): number | undefined {
  const plain = toAsciiDigits(text.normalize('NFC').toLowerCase())
    .replace(/[,৳]|টাকা|taka|tk\.?/g, ' ')
    .replace(/(?<=\d)\s+(?=\d)/g, '')
    .trim();
  if (/^\d+(\.\d+)?$/.test(plain)) return Number.isInteger(Number(plain)) ? Number(plain) : undefined;
  let sum = 0;
  let rest = plain;
  while (rest !== '') {
    const part = /^(\d+(?:\.\d+)?)\s*(\p{L}[\p{L}\p{M}]*)\s*/u.exec(rest);
    const unit = part && unitOf(part[2] ?? '');
    if (!part || !unit) return undefined;
    sum += Number(part[1]) * unit;
    rest = rest.slice(part[0].length);
  }
  return sum > 0 ? Math.round(sum) : undefined;
}

/** A price as its field shows it: ৫০ লাখ where that is exact, else with its digits grouped; what is no sum as it was typed. */
export function shownAmount(text: string, { amount, number }: Pick<Formatter, 'amount' | 'number'>): string {
  const taka = amountOf(text);
  if (taka === undefined) return text;
  return amountOf(amount(taka)) === taka ? amount(taka) : number(taka);
}

/** A typed price as the API takes it; what is no sum stays as it is, so that the API says what is wrong with it. */
export const asTaka = (text: string): string => String(amountOf(text) ?? text);
