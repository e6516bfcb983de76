// What was set by hand beside the words of a search, which comes first.
import type { SearchQuery } from '#contracts/search/search.ts';
import { levels, placeKey } from './places/places.ts';
import type { AttributeFilters } from './attributes/attribute-filters.ts';
import type { Filters } from './amounts/amount-filters.ts';

export type Given = Pick<SearchQuery, 'purpose' | 'assume' | 'sort' | Exclude<keyof Filters, 'landUnit'> | keyof AttributeFilters>;

/** Areas chosen by hand; of several at one level none is certain. */
export const around = (given: Given): string[] =>
  levels.flatMap((level) => {
    const [only, ...others] = given[level];
    return only !== undefined && others.length === 0 ? [placeKey(level, only)] : [];
  });
