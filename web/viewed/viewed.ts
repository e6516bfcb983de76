// Recently viewed posts, stored in this browser only.
import { limits } from '#contracts/limits.ts';
import { isNumber, localList } from '#web/platform/local-list.ts';

export const viewed = localList('viewedPosts', limits.posts.namedMax, isNumber);

/** Puts a post first among those looked at. */
export const storeViewed = (postId: number): void => viewed.write([postId, ...viewed.read().filter((other) => other !== postId)]);
