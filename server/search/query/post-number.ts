// A post's number as people type it.
import { asciiDigits } from '#contracts/values.ts';

const pattern = /^\d{4,9}$/;

/** Whether a folded word may be one. */
export const isPostNumber = (word: string): boolean => pattern.test(word);

/** One typed alone, in either script's digits, with or without its sign. */
export function postNumberIn(q: string | undefined): number | null {
  const text = asciiDigits(q ?? '')
    .trim()
    .replace(/^#/, '');
  return isPostNumber(text) ? Number(text) : null;
}
