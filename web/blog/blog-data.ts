// What the list of articles is made of. Loaders only: it carries the contract's schemas.
import { data } from 'react-router';
import { blog, type ArticleCard } from '#contracts/blog/blog.ts';
import { blogCategories } from '#contracts/blog/blog-enums.ts';
import { addressIn } from '#i18n/language.ts';
import { type FoundList, listOutcome, type ListOutcome } from '#web/listings/outcome.ts';
import { call, type Api } from '#web/platform/api.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { blogFeed } from './blog-feed.ts';
import type { Route } from './+types/blog.page.ts';
import { newestArticles } from './newest-articles.ts';
import { blogHref, tidyBlog } from './paths.ts';

export type ArticleList = Exclude<ListOutcome<ArticleCard>, { kind: 'found' }> | (FoundList<ArticleCard> & { spotlight: ArticleCard[] });

async function listOf(api: Api, params: URLSearchParams, report: (error: unknown) => void): Promise<ArticleList> {
  const reading = call(api, blog.list, { query: Object.fromEntries(params) });
  const list = await listOutcome(reading, report);
  return list.kind === 'found' ? { ...list, spotlight: (await reading).spotlight } : list;
}

/** Topics and pages are lists of their own for search engines; words only search the same list. */
function headOfList(context: Route.LoaderArgs['context'], params: URLSearchParams, list: ArticleList) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['blog', 'shell']) });
  const category = blogCategories.find((one) => one === params.get('category'));
  const path = blogHref({ category: category ?? '', page: params.get('page') ?? '' });
  const page = category ? `${t(`blog.category_${category}`)} · ${t('blog.title')}` : t('blog.title');
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: page, path: addressIn(path, lng) },
  ];
  return headOf(context, {
    path,
    title: t('shell.titleOf', { page }),
    description: t('blog.description'),
    // Words only cut the same list.
    indexed: (list.kind === 'found' && !params.has('q') && (list.items.length > 0 || params.size === 0)) || 'links',
    feed: blogFeed(t),
    structured: [breadcrumbs(publicUrl, trail)],
  });
}

const statusOf = (list: ArticleList): number => {
  if (list.kind === 'failed') return list.status;
  if (list.kind === 'invalid') return 422;
  return list.items.length === 0 && list.page > 1 ? 404 : 200;
};

/** Everything the page shows. */
export async function loadBlog({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { report } = context.get(pageServices);
  const params = tidyBlog(new URL(request.url).searchParams);
  const list = await listOf(visitorApi(context), params, report);
  // Somebody whose words found nothing is shown what there is.
  const instead = list.kind === 'found' && list.total === 0 && params.size > 0 ? await newestArticles(visitorApi(context), report) : [];
  const asked = { q: params.get('q') ?? '', category: params.get('category') ?? '' };
  return data({ ...pageData(context, 'blog'), list, asked, instead, head: headOfList(context, params, list) }, { status: statusOf(list) });
}
