// How common words and filter terms are among live posts, as the database itself has counted them: it decides which way a search is
// answered. An error makes a search slower, never wrong.
import type { Db } from '#server/platform/database/database.ts';
import { dayTerm, dayOf, weekTerm } from './filter-terms.ts';
import { estimating, lookingUp } from '#server/search/tuning.ts';
import { readStatistics, type Statistics } from './lexeme-store.ts';

const remembered = new WeakMap<Db, { read: Promise<Statistics>; until: number }>();

/** The counts of the database, some minutes old. */
export function statisticsOf(db: Db, now = Date.now()): Promise<Statistics> {
  const known = remembered.get(db);
  if (known && known.until > now) return known.read;
  const read = readStatistics(db);
  remembered.set(db, { read, until: now + estimating.rememberedMs });
  read.catch(() => remembered.delete(db));
  return read;
}

/** The share of posts that have one of these lexemes. */
export const shareOfAny = ({ shares, other }: Statistics, lexemes: readonly string[]): number =>
  Math.min(
    1,
    lexemes.reduce((sum, lexeme) => sum + (shares.get(lexeme) ?? other), 0),
  );

/** The share of posts that have a lexeme of each list, were the lists independent of each other. */
export const shareOf = (statistics: Statistics, lists: readonly (readonly string[])[]): number =>
  lists.reduce((share, list) => share * shareOfAny(statistics, list), 1);

/** How many posts may have a lexeme of each list. */
export function expectedOf(statistics: Statistics, lists: readonly (readonly string[])[]): number {
  const [rarest = 1, ...others] = lists.map((list) => shareOfAny(statistics, list)).toSorted((a, b) => a - b);
  return others.reduce((share, other) => share * Math.max(other, estimating.shareLeft), rarest) * statistics.posts;
}

/** How many posts have a lexeme of the rarest list: so many are gone through when all lists are looked up together. */
export const rarestOf = (statistics: Statistics, lists: readonly (readonly string[])[]): number =>
  Math.min(1, ...lists.map((list) => shareOfAny(statistics, list))) * statistics.posts;

const series = (count: number, term: (before: number) => string): string[] => Array.from({ length: count }, (_, before) => term(before));

/**
 * Times up to now, as filter terms, that should hold `needed` of `expected` posts: the shortest, and one much longer should that not
 * be enough. None that holds most posts anyway.
 */
export function newestTimes({ shares }: Statistics, needed: number, expected: number, now = Date.now()): string[][] {
  const today = dayOf(now);
  const days = (count: number): string[] => series(count, (before) => dayTerm(today - before));
  const weeks = (count: number): string[] => series(count, (before) => weekTerm(today, before));
  const times = [[dayTerm(today - 1)], days(2), days(4), weeks(2), weeks(4)].map((terms) => ({
    terms,
    share: terms.reduce((sum, term) => sum + (shares.get(term) ?? 0), 0),
  }));
  const enough = times.filter(({ share }) => share <= lookingUp.timeShareMax && share * expected >= needed * lookingUp.timeMargin);
  const [first] = enough;
  if (!first) return [];
  const second = enough.find(({ share }) => share >= first.share * lookingUp.timeGrowth);
  return [first, ...(second ? [second] : [])].map(({ terms }) => terms);
}
