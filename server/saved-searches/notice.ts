// What the inbox says of new posts that saved searches find.
import { runPath } from '#contracts/search-path.ts';
import type { Language } from '#i18n/language.ts';
import type { Notice } from '#server/notifications/service.ts';
import type { PostRow } from '#server/posts/card.ts';
import { pathOf, postLine } from '#server/posts/post-line.ts';
import { nameOf } from './service.ts';
import type { SearchRow } from './store.ts';

/** One post by itself, with the way to it; of several how many, with the way to the list. */
export function postsMatched(searches: readonly Pick<SearchRow, 'name' | 'query'>[], posts: readonly PostRow[]): Notice {
  const named = (lng: Language): string[] => searches.map((row) => nameOf(row, lng));
  const [search] = searches;
  const [post] = posts;
  if (post && posts.length === 1) {
    return {
      kind: 'saved_search_match',
      link: pathOf(post),
      say: (t, fmt) => ({
        title: t('notifications.matchTitle'),
        message: t('notifications.matchText', { title: post.title, line: postLine(post, t, fmt, t.lng), name: fmt.list(named(t.lng)) }),
      }),
    };
  }
  return {
    kind: 'saved_search_match',
    link: search && searches.length === 1 ? runPath({ ...search.query, sort: 'recent' }) : '/user/saved-searches',
    say: (t, fmt) => ({
      title: t('notifications.matchesTitle', { count: posts.length }),
      message: t('notifications.matchesText', { name: fmt.list(named(t.lng)) }),
    }),
  };
}
