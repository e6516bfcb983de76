import type { z } from 'zod';
import { SearchQuery } from './search.ts';
import { optionalChoice } from '#contracts/values.ts';

/** The query of the feed of a search: that of the search, and the language of the feed, since readers are not asked for theirs. */
export const SearchFeedQuery = SearchQuery.safeExtend({ lng: optionalChoice(['bn', 'en']) });
export type SearchFeedQuery = z.output<typeof SearchFeedQuery>;
