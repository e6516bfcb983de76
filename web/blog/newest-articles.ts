// The articles that somebody is led to who came for one that is not there. Loaders only.
import { blog, type ArticleCard } from '#contracts/blog/blog.ts';
import { call, type Api } from '#web/platform/api.ts';

const shown = 3;

/** The newest articles; none where they cannot be read: the page says something else. */
export async function newestArticles(api: Api, report: (error: unknown) => void): Promise<ArticleCard[]> {
  try {
    const { spotlight, items } = await call(api, blog.list, { query: {} });
    return [...spotlight, ...items].slice(0, shown);
  } catch (error) {
    report(error);
    return [];
  }
}
