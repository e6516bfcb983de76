// Numbers with a unit that make no amount: the page names them as ignored.
import type { Concept } from '#server/search/query/words/concept.ts';
import type { Amount } from './amounts.ts';
import { conceptAt, type Line } from './quantities.ts';

const units: ReadonlySet<Concept['is'] | undefined> = new Set(['sqft', 'land', 'bed', 'bath', 'money']);
const numberWords: ReadonlySet<Concept['is'] | undefined> = new Set(['number', 'fraction', 'hundred', 'more', 'money', 'taka']);

const counts = (line: Line, at: number): boolean => line.pieces[at]?.number !== undefined || numberWords.has(conceptAt(line, at)?.is);

/** Units with what counts them, which no amount took; and what a katha or a square foot is to cost, which no filter asks. */
export function unreadMeasures(line: Line, amounts: readonly Amount[]): { from: number; to: number }[] {
  const isFree = (at: number): boolean => !amounts.some(({ from, to }) => at >= from && at < to);
  const unread = amounts.filter(({ of }) => of === 'rate').map(({ from, to }) => ({ from, to: units.has(conceptAt(line, to)?.is) ? to + 1 : to }));
  for (let at = 0; at < line.pieces.length; at++) {
    let from = at;
    while (isFree(at) && counts(line, at)) at++;
    if (at > from && isFree(at) && units.has(conceptAt(line, at)?.is)) unread.push({ from, to: at + 1 });
    else if (at - from > 1 && units.has(conceptAt(line, at - 1)?.is)) unread.push({ from, to: at });
  }
  return unread;
}
