// Misspelled words: how far two words lie apart, and which known words lie near one.

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

const oneFaultFrom = 4;
const twoFaultsFrom = 9;

/** How many letters of a word may be wrong: none in a short one, since too many others are near. */
export function faultsAllowed(letters: number): number {
  if (letters >= twoFaultsFrom) return 2;
  return letters >= oneFaultFrom ? 1 : 0;
}
