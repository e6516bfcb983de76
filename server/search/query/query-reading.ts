// What a query says, once it was read: filters, what a post must have besides, and what the page tells of it.
import type { PostType, PropertyType, Sort } from '#contracts/enums.ts';
import type { Offered, Understood } from '#contracts/search/search.ts';
import type { Filters, Preferred } from './amounts/amount-filters.ts';
import type { Attribute } from './attributes/attribute.ts';
import type { AttributeFilters } from './attributes/attribute-filters.ts';

/** One more thing that a post must have, in any of these ways. */
export interface Clause {
  /** A word, folded, for titles and descriptions; and as it was typed. */
  word?: string;
  typed?: string;
  /** In quotes: nothing else will do. */
  isLiteral?: true;
  /** The last word may be unfinished. */
  unfinished?: boolean;
  /** It lies in one of these places, by their keys. */
  places?: readonly string[];
  /** Posts that name it, and those that lie nearest, come first. */
  wishes?: readonly string[];
  /** Places and kinds are only what the word may be as well, were it misspelled. */
  isWord?: boolean;
  /** Or mentions one of them. */
  mentions?: boolean;
  kinds?: readonly PropertyType[];
  /** It has one of these numbers in its address, by their lexemes; a post of the place that has none may still be wanted. */
  address?: readonly string[];
  /** So small a part that few posts tell it: a road, a house. */
  isFine?: true;
  /** It is like one of these, by its columns or, where they say nothing, by its text. */
  attributes?: readonly Attribute[];
}

export interface QueryReading {
  purpose: PostType | undefined;
  /** What the words say, even beside another purpose that was set by hand. */
  purposeSaid: PostType | undefined;
  filters: Filters;
  /** What a post is to be like, for the filters of the same names; the clauses ask for it. */
  attributes: AttributeFilters;
  sort?: Sort;
  preferred: Preferred;
  /** Whether words say what only rents are described with: bachelor, mess, sublet. */
  rentImplied: boolean;
  clauses: Clause[];
  understood: Understood[];
  /** Places that words may mean, which were not taken. */
  didYouMean: Offered[];
}
