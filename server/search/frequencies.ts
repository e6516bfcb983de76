// How common words and marks are among live posts, as the database itself has counted them: it decides which way a search is
// answered. An error makes a search slower, never wrong.
import type { Db } from '#server/platform/database.ts';
import { dayMark, dayOf, weekMark } from './marks.ts';
import { readFrequencies, type Frequencies } from './words-store.ts';

const rememberedMs = 5 * 60_000;
const remembered = new WeakMap<Db, { read: Promise<Frequencies>; until: number }>();

/** The counts of the database, some minutes old. */
export function frequenciesOf(db: Db, now = Date.now()): Promise<Frequencies> {
  const known = remembered.get(db);
  if (known && known.until > now) return known.read;
  const read = readFrequencies(db);
  remembered.set(db, { read, until: now + rememberedMs });
  read.catch(() => remembered.delete(db));
  return read;
}

/** The share of posts that have one of these lexemes. */
export const shareOfAny = ({ shares, other }: Frequencies, lexemes: readonly string[]): number =>
  Math.min(
    1,
    lexemes.reduce((sum, lexeme) => sum + (shares.get(lexeme) ?? other), 0),
  );

/** The share of posts that have a lexeme of each list, were the lists independent of each other. */
export const shareOf = (frequencies: Frequencies, lists: readonly (readonly string[])[]): number =>
  lists.reduce((share, list) => share * shareOfAny(frequencies, list), 1);

/** Filters that people set together go together in posts too: so many times more may match than chance would have it. */
const togetherness = 8;

/** How many posts may have a lexeme of each list: no more than have one of the rarest. */
export function expectedOf(frequencies: Frequencies, lists: readonly (readonly string[])[]): number {
  const rarest = Math.min(1, ...lists.map((list) => shareOfAny(frequencies, list)));
  return Math.min(rarest, shareOf(frequencies, lists) * togetherness) * frequencies.posts;
}

const shareMax = 0.5;
const series = (count: number, mark: (before: number) => string): string[] => Array.from({ length: count }, (_, before) => mark(before));

/**
 * Ever longer times up to now, as marks: today and yesterday, then weeks. Only those that may hold `needed` of `expected`
 * posts, and none that holds most posts anyway.
 */
export function newestTimes({ shares }: Frequencies, needed: number, expected: number, now = Date.now()): string[][] {
  const today = dayOf(now);
  const days = (count: number): string[] => series(count, (before) => dayMark(today - before));
  const weeks = (count: number): string[] => series(count, (before) => weekMark(today, before));
  return [days(2), days(4), weeks(2), weeks(4)].filter((marks) => {
    const share = marks.reduce((sum, mark) => sum + (shares.get(mark) ?? 0), 0);
    return share <= shareMax && share * expected >= needed;
  });
}
