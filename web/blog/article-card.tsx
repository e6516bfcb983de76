import { Link } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import type { ArticleCard as Article } from '#contracts/blog/blog.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { coverImage } from './cover-image.ts';

/** The drawn cover of an article; `sizes` as on the three columns of a list. */
export function Cover({ article, eager = false, sizes }: { article: Pick<Article, 'cover'>; eager?: boolean; sizes?: string }) {
  const { t } = useWords();
  return (
    <Picture
      image={coverImage(article.cover)}
      alt={t(`blog.cover_${article.cover}`)}
      sizes={sizes ?? '(min-width: 1500px) 500px, (min-width: 900px) 400px, (min-width: 600px) 50vw, 100vw'}
      eager={eager}
    />
  );
}

/** When it was published and how long it takes to read. */
export function ArticleFacts({ article }: { article: Pick<Article, 'publishedAt' | 'readMinutes'> }) {
  const { t, fmt } = useWords();
  return (
    <>
      <time dateTime={article.publishedAt}>{fmt.date(article.publishedAt)}</time>
      <span aria-hidden="true"> · </span>
      {t('blog.minutes', { count: article.readMinutes })}
    </>
  );
}

interface ArticleCardProps {
  article: Article;
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
}

/** An article on a list; the whole card leads to it. */
export function ArticleCard({ article, eager = false, headingLevel: Heading = 'h3' }: ArticleCardProps) {
  const { t } = useWords();
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card hover:shadow-hover">
      <div className="relative aspect-16/9 bg-primary-tint">
        <Cover article={article} eager={eager} />
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3">
        <p className="m-0">
          <Tag tone="green">{t(`blog.category_${article.category}`)}</Tag>
        </p>
        <Heading className="mt-2 mb-0 line-clamp-3 text-pretty !text-h3 wrap-anywhere">
          <Link to={articlePath(article._id, article.slug)} className="card-link text-ink no-underline" prefetch="intent">
            {article.title}
          </Link>
        </Heading>
        <p className="mt-1.5 mb-0 line-clamp-3 text-ui text-muted wrap-anywhere">{article.excerpt}</p>
        <p className="mt-auto mb-0 pt-3 text-small text-muted">
          <ArticleFacts article={article} />
        </p>
      </div>
    </article>
  );
}

/** Cards in columns of equal height: one on phones, two on tablets, then three. */
export function ArticleGrid({ articles, eager = 0, headingLevel = 'h3' }: { articles: readonly Article[]; eager?: number; headingLevel?: 'h2' | 'h3' }) {
  return (
    <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
      {articles.map((article, index) => (
        <li key={article._id}>
          <ArticleCard article={article} eager={index < eager} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/** What to read where an article or a search had nothing. */
export function FewArticles({ articles }: { articles: readonly Article[] }) {
  const { t } = useWords();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="few" className="mt-8">
      <h2 id="few" className="m-0 mb-4">
        {t('blog.spotlight')}
      </h2>
      <ArticleGrid articles={articles} />
    </section>
  );
}
