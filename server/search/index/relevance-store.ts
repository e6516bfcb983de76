// A list by relevance comes in steps, the best first: posts that hold all of what they do not have to hold; homes, as many rooms as were
// asked for, words in the title. Each step is in order of age.
import { sql } from 'kysely';
import type { Preferred } from '#server/search/query/amounts/amount-filters.ts';
import { homeTypes } from '#contracts/enums.ts';
import { anyOf, type Lexemes } from './any-of.ts';
import { type Asked, tsqueryOf, type WordLexemes } from './asked.ts';
import type { Criterion } from './filters.ts';

/** What a post does not have to be, but comes first for. */
export interface Wishes {
  preferred: Preferred;
  /** Homes before anything else to rent or to buy. */
  homesFirst: boolean;
  /** Words that posts may do without. */
  optional: readonly WordLexemes[];
}

/** One wish: what is asked of posts that fulfil it, and the condition that keeps them out of later steps. */
interface Wish {
  of: (asked: Asked) => Asked;
  not: Criterion;
}

export const both = (one: Criterion | undefined, other: Criterion): Criterion =>
  one
    ? { parts: [...one.parts, ...other.parts], columns: [...one.columns, ...other.columns], onLexemes: one.onLexemes === true || other.onLexemes === true }
    : other;
const also = (asked: Asked, criterion: Criterion): Asked => ({ ...asked, preference: both(asked.preference, criterion) });

const withoutLexemes = (tsquery: string): Criterion => ({ parts: [sql`(w.words @@ ${tsquery}::tsquery) is not true`], columns: [], onLexemes: true });

/** Posts that do not hold all of these. */
export const withoutAll = (words: readonly WordLexemes[]): Criterion => withoutLexemes(tsqueryOf(words, 'anywhere') ?? `'-'`);

/** Posts that hold one of these, or none of those `against`. */
export const unlessAgainst = (says: Lexemes, against: Lexemes): Criterion => withoutLexemes(`!(${anyOf(says)}) & (${anyOf(against)})`);

/** A condition on columns that is never null. */
const onPost = (columns: readonly string[], parts: Criterion['parts']): Wish => ({
  of: (asked) => also(asked, { parts, columns }),
  not: { parts: [sql`not (${sql.join(parts, sql` and `)})`], columns },
});

/** Every word in the title, which is looked up as such. */
function titled({ words }: Asked): Wish[] {
  const apart = words.filter(({ title, anywhere }) => title.join(' ') !== anywhere.join(' '));
  const tsquery = tsqueryOf(apart, 'title');
  if (tsquery === null) return [];
  return [{ of: (asked) => ({ ...asked, words: asked.words.map(({ title }) => ({ title, anywhere: title })) }), not: withoutLexemes(tsquery) }];
}

/** Further words, all of them. */
function holding(words: readonly WordLexemes[]): Wish[] {
  const tsquery = tsqueryOf(words, 'anywhere');
  return tsquery === null ? [] : [{ of: (asked) => ({ ...asked, words: [...asked.words, ...words] }), not: withoutLexemes(tsquery) }];
}

const anyOfThem = (words: readonly WordLexemes[]): WordLexemes => ({
  title: words.flatMap(({ title }) => title),
  anywhere: words.flatMap(({ anywhere }) => anywhere),
});

function rooms({ bedrooms, bedroomsMost }: Preferred): Wish[] {
  if (bedrooms === undefined) return [];
  const fits = bedroomsMost === undefined ? sql`p.bedrooms = ${bedrooms}` : sql`p.bedrooms between ${bedrooms} and ${bedroomsMost}`;
  return [onPost(['bedrooms'], [sql`coalesce(${fits}, false)`])];
}

function amounts({ sizeSqft, priceFrom }: Preferred): Wish[] {
  const size = sizeSqft === undefined ? [] : [onPost(['size_sqft'], [sql`coalesce(p.size_sqft = ${sizeSqft}, false)`])];
  const price = priceFrom === undefined ? [] : [onPost(['total_price'], [sql`p.total_price >= ${priceFrom}`])];
  return [...size, ...price];
}

const homes = (): Wish => onPost(['property_type'], [sql`p.property_type = any(${[...homeTypes]}::text[])`]);

/** First what fulfils all wishes, then all but the last, and so on: each step holds what the former ones left. */
function inTurn(asked: Asked, wishes: readonly Wish[]): Asked[] {
  return Array.from({ length: wishes.length + 1 }, (_, dropped) => {
    const kept = wishes.slice(0, wishes.length - dropped);
    const whole = kept.reduce((one, wish) => wish.of(one), asked);
    const next = wishes[wishes.length - dropped];
    return next ? also(whole, next.not) : whole;
  });
}

/** Leaves out what the list shows elsewhere; posts are `p`, their lexemes `w`. */
export const withoutOf = ({ without = [] }: Asked, from: 'p' | 'w'): Criterion[] =>
  without.length === 0 ? [] : [{ parts: [sql`${sql.ref(`${from}.post_id`)} <> all(${without}::int[])`], columns: ['post_id'] }];

/** What is asked, in steps. */
export function stepsOf(asked: Asked, { preferred, homesFirst, optional }: Wishes): Asked[] {
  const [all] = holding(optional);
  const some = optional.length > 1 ? holding([anyOfThem(optional)]) : [];
  const rest = inTurn(asked, [...(homesFirst ? [homes()] : []), ...rooms(preferred), ...some, ...titled(asked), ...amounts(preferred)]);
  return all ? [all.of(asked), ...rest.map((step) => also(step, all.not))] : rest;
}
