import type { PostType } from '#contracts/enums.ts';
import { inTab, searchOf } from '#web/search/filters/filters.ts';

/** The same search to buy or to rent, on the page that has both. */
export const inOtherPurpose = (params: URLSearchParams, purpose: PostType): string => `/property-search${searchOf(inTab(params, purpose))}`;
