import type { PostType } from '#contracts/enums.ts';

/** Where a post is read. */
export const detailPath = ({ type, PostID }: { type: PostType; PostID: number }): string =>
  `${type === 'rent' ? '/Property-Rent-Details' : '/Property-Buy-Sell-Details'}/${PostID}`;
