// Numbers in the boxes of the form: what was typed is there until the box is left; the form has it in plain digits.
import type { LandUnit } from '#contracts/enums.ts';
import type { FieldFault } from '#contracts/errors.ts';
import { toAsciiDigits } from '#i18n/digits.ts';
import type { Formatter } from '#i18n/format.ts';
import { amountOf, areaOf, countOf, landOf } from '#i18n/typed-numbers.ts';

export type NumberKind = 'money' | 'area' | 'land' | 'count';

/** How the form stores a number: ASCII digits without grouping. */
export const isPlainNumber = (value: string): boolean => /^\d+(\.\d+)?$/.test(value);

/** The number of a field; undefined while it is empty or not understood. */
export const numberOf = (value: string): number | undefined => (isPlainNumber(value) ? Number(value) : undefined);

export interface Read {
  /** Plain digits, or the text as it was typed where it is not understood. */
  value: string;
  /** The unit that was typed along. */
  unit?: LandUnit;
}

const readers = { money: amountOf, area: areaOf, count: countOf };

/** Reads typed text as a number; text that cannot be read as a whole is kept as it is. */
export function readNumber(kind: NumberKind, typed: string): Read {
  const text = typed.trim();
  if (kind === 'land') {
    const land = landOf(text);
    return land ? { value: String(land.size), ...(land.unit ? { unit: land.unit } : {}) } : { value: text };
  }
  const read = readers[kind](text);
  return { value: read === undefined ? text : String(read) };
}

const decimal = /^\d[\d,]*\.\d+$/;

/** Why a field's value cannot be a number of this kind; undefined where it is one, and for an empty field. */
export function faultOfNumber(kind: NumberKind, value: string): FieldFault | undefined {
  const isDecimal = decimal.test(toAsciiDigits(value));
  if (value === '' || (isPlainNumber(value) && (kind === 'land' || !isDecimal))) return undefined;
  if (isDecimal && kind !== 'land') return { key: 'integer', params: {} };
  return { key: kind === 'money' ? 'amount' : kind === 'land' ? 'land' : 'number', params: {} };
}

/** The form's value as it is in the box that no one types in: grouped by lakh in Bengali, by thousand in English. */
export function groupedNumber(fmt: Formatter, value: string): string {
  if (!isPlainNumber(value)) return value;
  const [whole = '', places] = value.split('.');
  const grouped = fmt.number(Number(whole));
  return places === undefined ? grouped : `${grouped}.${fmt.plain(places)}`;
}

/** Whether the text says more than the digits that were understood: then it is worth telling what it was taken for. */
export const isSaidOtherwise = (typed: string, value: string): boolean => isPlainNumber(value) && toAsciiDigits(typed).trim() !== value;

interface Edited {
  text: string;
  /** Where the caret belongs. */
  caret: number;
}

/**
 * The first change to a number that stands grouped: the commas that we put there go, which would be at wrong places from now
 * on; what is typed or pasted stays as it is, its commas too.
 */
export function withoutOurCommas(before: string, after: string, caret: number): Edited {
  let start = 0;
  while (start < Math.min(before.length, after.length, caret) && before[start] === after[start]) start++;
  let end = 0;
  while (end < Math.min(before.length - start, after.length - Math.max(start, caret)) && before.at(-1 - end) === after.at(-1 - end)) end++;
  const plain = (text: string): string => text.replaceAll(',', '');
  const head = plain(after.slice(0, start)) + after.slice(start, Math.max(start, caret));
  const text = head + after.slice(Math.max(start, caret), after.length - end) + plain(after.slice(after.length - end));
  return { text, caret: head.length };
}
