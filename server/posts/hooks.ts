// What the nouns above posts are told, in the transaction in which it happens.
import type { PostState } from '#contracts/enums.ts';
import type { Unavailability } from '#contracts/notices/notices.ts';
import { defineHook } from '#server/platform/hooks.ts';
import type { PostRow } from './card.ts';
import type { LastPrice } from './lifecycle/price-store.ts';

/** These posts, by their ids, are on the lists from now on, or are there with other words. */
export const onPostsListed = defineHook<readonly string[]>('posts.listed');

export interface PostChange {
  postId: number;
  ownerId: string;
  state: PostState;
}

/** A post was sent, or someone put it into a state, which may be the one that it had. */
export const onPostChanged = defineHook<PostChange>('posts.changed');

export interface PostsGone {
  posts: ReadonlyArray<Pick<PostRow, 'post_id' | 'owner_id' | 'type' | 'title'>>;
  how: Unavailability;
  at: Date;
}

/** Posts that people saw are sold, rented or not there any more. */
export const onPostsGone = defineHook<PostsGone>('posts.gone');

export interface ListedApproval {
  post: PostRow;
  /** People could see it before. */
  wasLive: boolean;
  last: LastPrice | null;
  /** It costs so much less than when it was live last that it is news. */
  fell: boolean;
}

/** A post was approved and is on the lists: at once, or when its owner’s suspension ended. */
export const onPostApproved = defineHook<ListedApproval>('posts.approved');
