// Where one listing is read: a path of the site, for links of pages, letters, the inbox and the sitemap.
import type { Purpose } from './enums.ts';

const details: Record<Purpose, string> = {
  sell: '/Property-Buy-Sell-Details',
  rent: '/Property-Rent-Details',
  group: '/Group-Wise-Building-Details',
  interior: '/Interior-Details',
};

/** Where a post is read. */
export const detailPath = ({ type, PostID }: { type: Purpose; PostID: number }): string => `${details[type]}/${PostID}`;
