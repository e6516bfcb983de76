// What the page of an article is made of. Loaders only: it carries the contract's schemas.
import { data, type RouterContextProvider } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import { blog, type ArticleCard, type ArticlePage } from '#contracts/blog/blog.ts';
import { articlePicturePath, linkPictureSize } from '#contracts/pages/link-picture-path.ts';
import { addressIn } from '#i18n/language.ts';
import { type Failed, statusOf, withoutListing } from '#web/listings/outcome.ts';
import { call } from '#web/platform/api.ts';
import { fittingTitle } from '#web/platform/fitting-title.ts';
import { wordsOf } from '#web/platform/language.tsx';
import { pageData, visitorApi } from '#web/platform/delivery/page-data.ts';
import { breadcrumbs } from '#web/platform/schema-org.ts';
import { headOf } from '#web/platform/seo.ts';
import { pageServices } from '#web/platform/delivery/services.ts';
import { blogFeed } from './blog-feed.ts';
import type { Route } from './+types/article.page.ts';
import { newestArticles } from './newest-articles.ts';
import { blogPath } from './paths.ts';

type Context = Readonly<RouterContextProvider>;

export interface ArticleFound {
  kind: 'found';
  article: ArticlePage;
  similar: ArticleCard[];
  /** The address to share. */
  url: string;
}

/** The article, or why it cannot be shown. */
export type ArticleOutcome = ArticleFound | { kind: 'missing'; newest: ArticleCard[] } | Failed;

function headOfArticle(context: Context, article: ArticlePage, path: string) {
  const { publicUrl, lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['blog', 'shell']) });
  const { title, excerpt, author, publishedAt, updatedAt } = article;
  const url = addressIn(`${publicUrl}${path}`, lng);
  const trail = [
    { name: t('shell.navHome'), path: addressIn('/', lng) },
    { name: t('blog.title'), path: addressIn(blogPath, lng) },
    { name: title, path: addressIn(path, lng) },
  ];
  const told = {
    '@type': 'Article',
    '@id': url,
    url,
    headline: title,
    image: `${publicUrl}${articlePicturePath(lng, article._id, updatedAt)}`,
    description: excerpt,
    inLanguage: lng,
    datePublished: publishedAt,
    dateModified: updatedAt,
    author: { '@type': 'Person', name: author },
    publisher: { '@id': `${publicUrl}/#organisation` },
  };
  return headOf(context, {
    path,
    title: fittingTitle(title, t('shell.name')),
    description: excerpt,
    image: { path: articlePicturePath(lng, article._id, updatedAt), ...linkPictureSize, alt: title },
    structured: [told, breadcrumbs(publicUrl, trail)],
    feed: blogFeed(t),
    type: 'article',
  });
}

/** The head of a page without an article: its title, and noindex. */
function headWithout(context: Context, kind: 'missing' | 'failed') {
  const { lng, words } = context.get(pageServices);
  const t = wordsOf({ lng, words: words(['blog']) });
  return [{ title: t(`blog.${kind}Title`) }, { name: 'robots', content: 'noindex' }];
}

/** Everything the page shows. The number decides; the words behind it may be any. */
export async function loadArticle({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { publicUrl, report } = context.get(pageServices);
  const words = pageData(context, 'blog', 'detail', 'reports', 'forms', 'enums');
  try {
    const { article, similar } = await call(visitorApi(context), blog.one, { params: { id: Number(params.id) } });
    const path = articlePath(article._id, article.slug);
    const outcome: ArticleOutcome = { kind: 'found', article, similar, url: `${publicUrl}${path}` };
    return data({ ...words, outcome, head: headOfArticle(context, article, path) });
  } catch (error) {
    const why = withoutListing(error, [], report);
    const outcome: ArticleOutcome = why.kind === 'failed' ? why : { kind: 'missing', newest: await newestArticles(visitorApi(context), report) };
    return data({ ...words, outcome, head: headWithout(context, outcome.kind) }, { status: statusOf(outcome) });
  }
}
