// Misspelled words: how far two words lie apart, and which known words lie near one.
import { typing } from '#server/search/tuning.ts';

/** Letters to insert, drop, replace or swap with their neighbour to make `b` out of `a`; `max` + 1 for anything farther. */
export function distance(a: readonly string[], b: readonly string[], max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const swapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other;
      const replaced = (last[j] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min((last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, replaced, swapped ? (before[j - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY));
    }
    if (Math.min(...row) > max) return max + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** How many letters of a word may be wrong: none in a short one, since too many others are near. */
export function faultsAllowed(letters: number): number {
  if (letters >= typing.twoFaultsFrom) return 2;
  return letters >= typing.oneFaultFrom ? 1 : 0;
}

/**
 * Whether a word that lies within the allowed faults may be meant. Among short words too many others lie near: a typing mistake keeps
 * the first letter (saree is no baree), and in the shortest, where Latin letters spell it, which say less than Bengali ones, it
 * is a letter too many, too few or out of turn (cake is no cafe).
 */
export function mayBeMeant(typed: readonly string[], known: readonly string[]): boolean {
  const longest = Math.max(typed.length, known.length);
  if (longest > typing.shortWord) return true;
  if (typed.toSorted().join('') === known.toSorted().join('')) return true;
  const isReplaced = typed.length === known.length;
  return typed[0] === known[0] && !(isReplaced && longest <= typing.shortestWord && /[a-z]/.test(typed[0] ?? ''));
}
