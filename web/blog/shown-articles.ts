import { useState } from 'react';
import type { ArticleCard } from '#contracts/blog/blog.ts';
import type { ArticleList } from './blog-data.ts';

type Found = Extract<ArticleList, { kind: 'found' }>;

interface Added {
  /** The list below which they stand: another one begins again. */
  below: Found;
  after: readonly ArticleCard[];
  last: number;
}

/** The articles of a page and of those that were added below it, each once. */
export function useShownArticles(list: Found, came: ArticleList | undefined): { articles: readonly ArticleCard[]; last: number; failed: boolean } {
  const [added, setAdded] = useState<Added>({ below: list, after: [], last: list.page });
  const now = added.below === list ? added : { below: list, after: [], last: list.page };
  if (added.below !== list) setAdded(now);
  else if (came?.kind === 'found' && came.page === now.last + 1) setAdded({ below: list, after: [...now.after, ...came.items], last: came.page });
  const articles = [...new Map([...list.items, ...now.after].map((article) => [article._id, article])).values()];
  return { articles, last: now.last, failed: came !== undefined && came.kind !== 'found' };
}
