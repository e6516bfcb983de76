// Where nothing matched: which of the filters set by hand to drop, and how much that brings back.
import { limits } from '#contracts/limits.ts';
import type { SearchQuery, SearchSuggestion } from '#contracts/search/search.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { type Asked, lexemesOf } from '#server/search/index/asked.ts';
import { type Filter, filtersOf } from '#server/search/index/filters.ts';
import { statisticsOf, shareOf } from '#server/search/index/statistics.ts';
import { widening } from '#server/search/tuning.ts';

/** Something that can be dropped: a filter set by hand, or all that the words say. */
interface Droppable {
  name: string;
  /** The search for this and nothing else. */
  alone: Asked;
}

/** What is left of a search when some of it is dropped. */
type Without = (names: readonly string[]) => Asked;

/** A count as answers say it: exact up to a thousand. */
export const capped = (total: number): { total: number; totalIsExact: boolean } => ({
  total: Math.min(total, limits.search.countMax),
  totalIsExact: total <= limits.search.countMax,
});

async function oneFewer(db: Db, all: readonly Droppable[], without: Without): Promise<SearchSuggestion[]> {
  const statistics = await statisticsOf(db);
  const tries = all.map(({ name }) => {
    const asked = without([name]);
    return { name, asked, share: shareOf(statistics, lexemesOf(asked)) };
  });
  const likeliest = tries.toSorted((a, b) => b.share - a.share);
  for (let from = 0; from < likeliest.length; from += widening.triedAtOnce) {
    const some = likeliest.slice(from, from + widening.triedAtOnce);
    const tried = await Promise.all(some.map(async ({ name, asked }) => ({ without: name, ...capped(await countAsked(db, asked, limits.search.countMax)) })));
    const found = tried.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
    if (found.length > 0) return found.slice(0, widening.suggestionsMax);
  }
  return [];
}

/** Drops one after the other, first what alone leaves least, until something is found. */
async function severalFewer(db: Db, all: readonly Droppable[], without: Without): Promise<SearchSuggestion[]> {
  const counted = await Promise.all(all.map(async ({ name, alone }) => ({ name, total: await countAsked(db, alone, limits.search.countMax) })));
  // An area counts before the area around it, which is no smaller.
  const [first, ...others] = counted
    .toReversed()
    .toSorted((a, b) => a.total - b.total)
    .map(({ name }) => name);
  for (let count = 1; first !== undefined && count <= others.length; count++) {
    const also = others.slice(0, count);
    const total = await countAsked(db, without([first, ...also]), limits.search.countMax);
    if (total > 0) return [{ without: first, also, ...capped(total) }];
  }
  return [];
}

/**
 * What to drop, the most promising first: one filter; where no single one is enough, as few together as bring something back.
 * Words of which something was understood stay.
 * @param asked what was asked of posts, what the words say among it
 */
export async function fewerFilters(db: Db, given: SearchQuery, asked: Asked, wordsStay: boolean): Promise<SearchSuggestion[]> {
  const byHand = filtersOf(given);
  const said = asked.filters.filter(({ name }) => !byHand.some((filter) => filter.name === name));
  const { type } = asked;
  const left = (filters: readonly Filter[], worded: boolean): Asked => (worded ? { ...asked, filters: [...said, ...filters] } : { type, filters, words: [] });
  const without: Without = (names) =>
    left(
      byHand.filter(({ name }) => !names.includes(name)),
      given.q !== undefined && !names.includes('q'),
    );
  const all: Droppable[] = byHand.map((filter) => ({ name: filter.name, alone: left([filter], false) }));
  if (given.q !== undefined && !wordsStay) all.push({ name: 'q', alone: left([], true) });
  const one = await oneFewer(db, all, without);
  return one.length > 0 ? one : severalFewer(db, all, without);
}
