// Notices of new matches of saved searches.
import { createHash } from 'node:crypto';
import type { InboxNotice } from '#contracts/notices/notices.ts';
import type { PostRow } from '#server/posts/card.ts';
import { lineOf, noticePost } from '#server/posts/post-line.ts';
import { nameOf } from './service.ts';
import type { SearchRow } from './store.ts';

type Search = Pick<SearchRow, 'id' | 'name' | 'query'>;

/** These searches found these posts at these prices: a search finds a post again only when it costs less. */
function causeOf(searches: readonly Search[], posts: readonly PostRow[]): string {
  const what = [...searches.map(({ id }) => id), ...posts.map(({ id, total_price }) => `${id} ${total_price}`)].toSorted();
  return `matched ${createHash('sha256').update(what.join('\n')).digest('base64url')}`;
}

/** One match is named; of several the number is given. */
export function postsMatched(searches: readonly Search[], posts: readonly PostRow[]): InboxNotice {
  const [search] = searches;
  const [post] = posts;
  return {
    kind: 'saved_search_match',
    data: {
      searches: searches.map((row) => ({ bn: nameOf(row, 'bn'), en: nameOf(row, 'en') })),
      found:
        post && posts.length === 1
          ? { post: noticePost(post), line: lineOf(post), before: post.previous_price }
          : { count: posts.length, query: search && searches.length === 1 ? search.query : null },
    },
    key: causeOf(searches, posts),
  };
}
