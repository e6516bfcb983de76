import type { Pagination } from '#contracts/values.ts';

/** How many come after this page. */
export const remainingAfter = ({ page, limit, total }: Pagination): number => Math.max(0, total - page * limit);
