// The filters of the search that say what a post is like.
import type { SearchQuery } from '#contracts/search/search.ts';

export type ByHand = 'condition' | 'construction' | 'furnishing' | 'facing' | 'lift' | 'facilities' | 'postedBy' | 'landCategory' | 'tenants' | 'availableBy';
export type AttributeFilters = Partial<Pick<SearchQuery, ByHand>>;
