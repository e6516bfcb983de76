// The plans of a search as conditions in SQL.
import { sql } from 'kysely';
import { type Asked, tsqueryOf, type WordLexemes } from './asked.ts';
import { anyOf, type Lexemes } from './any-of.ts';
import type { Criterion, Part } from './filters.ts';
import type { AreaScan, GinLookup, IndexScan } from './plan.ts';

export const and = (parts: readonly Part[]): Part => (parts.length === 0 ? sql`true` : sql.join(parts, sql` and `));

export const partsOf = (criteria: readonly Criterion[]): Part[] => criteria.flatMap(({ parts }) => parts);

/** What a scanned index begins with; `listed` stands bare, so that the partial indexes fit. */
export const beginning = ({ type, begin }: IndexScan): Part => and([sql`p.listed`, sql`p.type = ${type}`, ...partsOf(begin)]);

/** What the index holds is compared there, the rest with the posts that are left. */
export function inArea({ scan, inIndex, onPosts }: AreaScan): Part {
  const near = and([beginning(scan), ...partsOf(inIndex)]);
  if (onPosts.length === 0) return sql`from posts p where ${near}`;
  // The offset keeps the planner from reading every post for the rest at once.
  return sql`from (select p.post_id from posts p where ${near} offset 0) n join posts p using (post_id) where ${and(partsOf(onPosts))}`;
}

/** The lexemes of each post that is gone through, where words are asked for or preferred. */
export function besidePosts({ words, preference }: Asked): { join: Part; conditions: Part[] } {
  const tsquery = tsqueryOf(words, 'anywhere');
  if (tsquery === null && !preference?.onLexemes) return { join: sql``, conditions: [] };
  // The offset keeps the planner from looking the words up for all posts instead of for these.
  const join = sql`cross join lateral (select w.words from post_words w where w.post_id = p.post_id offset 0) w`;
  return { join, conditions: tsquery === null ? [] : [sql`w.words @@ ${tsquery}::tsquery`] };
}

/** A list of its own for each: that is faster than one query with all of them. */
export const inLists = (lists: readonly Lexemes[]): Part[] => lists.map((list) => sql`w.words @@ ${anyOf(list)}::tsquery`);

/** As a plain condition the planner would look these up too. */
export const comparedWith = (words: readonly WordLexemes[]): Part[] => words.map(({ anywhere }) => sql`(w.words @@ ${anyOf(anywhere)}::tsquery) is true`);

/** Anyone who has lexemes is listed, so posts are read only where lexemes leave something open. */
export const needsPosts = ({ type, onPosts }: GinLookup): boolean => type !== undefined || onPosts.length > 0;

/** Matches by lexemes, of some times only or of all; `withPosts` reads their posts as well. */
export function lookedUp(lookup: GinLookup, times: Lexemes | null, withPosts = needsPosts(lookup)): Part {
  const { lists, words, onLexemes, type, onPosts } = lookup;
  const byLexemes = [...inLists(times ? [...lists, times] : lists), ...comparedWith(words), ...partsOf(onLexemes)];
  if (!withPosts) return sql`from post_words w where ${and(byLexemes)}`;
  const ofPosts = [sql`p.listed`, ...(type === undefined ? [] : [sql`p.type = ${type}`]), ...partsOf(onPosts)];
  return sql`from post_words w join posts p on p.post_id = w.post_id where ${and([...byLexemes, ...ofPosts])}`;
}
