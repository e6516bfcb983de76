import type { Purpose } from '#contracts/enums.ts';
import { inTab, searchOf } from '#web/search/filters/filters.ts';

/** The same search in another tab, on the page that has all. */
export const inOtherPurpose = (params: URLSearchParams, purpose: Purpose): string => `/property-search${searchOf(inTab(params, purpose))}`;
