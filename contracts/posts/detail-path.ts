// Where one listing is read: a path of the site, for links of pages, letters, the inbox and the sitemap.
import type { Purpose } from '#contracts/enums.ts';

const details: Record<Purpose, string> = {
  sell: '/Property-Buy-Sell-Details',
  rent: '/Property-Rent-Details',
  group: '/Group-Wise-Building-Details',
  interior: '/Interior-Details',
};

/** Where a post is read. Its number decides; the words behind it are for people and search engines. */
export const detailPath = ({ type, PostID }: { type: Purpose; PostID: number }, words?: string): string =>
  `${details[type]}/${PostID}${words ? `/${words}` : ''}`;
