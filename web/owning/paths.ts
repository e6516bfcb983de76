import type { PostType } from '#contracts/enums.ts';

/** Where a post is edited. */
export const editPath = ({ type, PostID }: { type: PostType; PostID: number }): string =>
  `/user/${type === 'rent' ? 'Edit-Rent-Post' : 'Edit-Sell-Post'}/${PostID}`;
