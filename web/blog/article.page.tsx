import { Link, useLocation } from 'react-router';
import { dayMs } from '#contracts/durations.ts';
import { lazyHydrate } from '#web/platform/delivery/lazy-hydrate.tsx';
import { ShareLink } from '#web/listings/share-link.tsx';
import { Trail } from '#web/listings/trail.tsx';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/article.page.ts';
import { Contents, ToolBeside } from './article-sides.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleFacts, ArticleGrid, Cover, FewArticles } from './article-card.tsx';
import { type ArticleFound, type ArticleOutcome, loadArticle } from './article-data.ts';
import { blogHref, blogPath } from './paths.ts';

// What members say is read when someone comes near.
const Comments = lazyHydrate(async () => (await import('./comments.tsx')).Comments);

export const handle = { cache: { clockMs: dayMs, path: /^\d{1,10}$/ } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadArticle(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

function Head({ article, url }: Pick<ArticleFound, 'article' | 'url'>) {
  const { t, fmt } = useWords();
  const { category, title, excerpt, author, publishedAt, updatedAt } = article;
  const isUpdated = fmt.date(updatedAt) !== fmt.date(publishedAt);
  return (
    <header>
      <p className="m-0">
        <Link to={blogHref({ category })} className="inline-flex min-h-12 items-center no-underline">
          <Tag tone="green">{t(`blog.category_${category}`)}</Tag>
        </Link>
      </p>
      <h1 className="m-0 wrap-anywhere">{title}</h1>
      <p className="mt-2 mb-0 text-muted lg:text-lg">{excerpt}</p>
      <div className="mt-3 flex items-center justify-between gap-x-4">
        <p className="m-0 min-w-0 text-small text-muted">
          {t('blog.by', { author })}
          <span aria-hidden="true"> · </span>
          <ArticleFacts article={article} />
          {isUpdated ? <span className="block">{t('blog.updated', { date: fmt.date(updatedAt) })}</span> : null}
        </p>
        <span className="flex print:hidden">
          <ShareLink url={url} title={title} label={t('blog.share')} look="small" />
        </span>
      </div>
      <div className="relative mt-4 aspect-16/9 overflow-hidden rounded-panel bg-primary-tint">
        <Cover article={article} eager sizes="(min-width: 760px) 700px, 100vw" />
      </div>
    </header>
  );
}

function ArticleShown({ found: { article, similar, url } }: { found: ArticleFound }) {
  const { t } = useWords();
  return (
    <>
      <Trail
        trail={[
          ['/', t('shell.navHome')],
          [blogPath, t('blog.title')],
        ]}
      />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_200px] lg:justify-center lg:gap-x-9 xl:grid-cols-[200px_minmax(0,680px)_220px]">
        <Contents blocks={article.body} />
        <article className="mx-auto max-w-reading lg:mx-0 xl:col-start-2 xl:row-start-1">
          <Head article={article} url={url} />
          <div className="mt-5 wrap-anywhere [&>p:first-child]:text-lg">
            <ArticleBody blocks={article.body} />
          </div>
          <ul aria-label={t('blog.tags')} className="mt-6 mb-0 flex list-none flex-wrap gap-x-2 p-0 empty:hidden print:hidden">
            {article.tags.map((tag) => (
              <li key={tag}>
                <Link to={blogHref({ q: tag })} className="inline-flex min-h-12 items-center no-underline">
                  <Tag>{tag}</Tag>
                </Link>
              </li>
            ))}
          </ul>
        </article>
        <ToolBeside category={article.category} />
        <div className="xl:col-start-2">
          <Comments article={article._id} />
        </div>
      </div>
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="mt-10 lg:mt-14 print:hidden">
          <h2 id="similar" className="m-0 mb-4">
            {t('blog.similar')}
          </h2>
          <ArticleGrid articles={similar} />
        </section>
      ) : null}
    </>
  );
}

function WithoutArticle({ outcome }: { outcome: Exclude<ArticleOutcome, ArticleFound> }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  if (outcome.kind === 'missing') {
    const toList = <ButtonLink to={blogPath}>{t('blog.toList')}</ButtonLink>;
    return (
      <>
        <EmptyState drawing="door" heading="h1" title={t('blog.missingTitle')} text={t('blog.missingText')} action={toList} />
        <FewArticles articles={outcome.newest} />
      </>
    );
  }
  const again = (
    <ButtonLink to={pathname} reloadDocument>
      {t('shell.retry')}
    </ButtonLink>
  );
  return (
    <div role="alert">
      <EmptyState drawing="door" heading="h1" title={t('blog.failedTitle')} text={outcome.message} action={again} />
    </div>
  );
}

export default function ArticleDetailPage({ loaderData: { outcome } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-page px-4 pt-2 pb-10 lg:px-10 lg:pt-1">
      {outcome.kind === 'found' ? <ArticleShown key={outcome.article._id} found={outcome} /> : <WithoutArticle outcome={outcome} />}
    </div>
  );
}
