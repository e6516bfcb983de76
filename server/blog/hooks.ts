// What the nouns above are told of comments, in the transaction in which it happens.
import { defineHook } from '#server/platform/hooks.ts';

export interface CommentRemoved {
  comment: string;
  article: number;
  /** The account that decided. */
  by: string;
}

/** Staff took a comment off the page. */
export const onCommentRemoved = defineHook<CommentRemoved>('blog.commentRemoved');
