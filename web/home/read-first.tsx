import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import type { ArticleCard } from '#contracts/blog/blog.ts';
import { coverImage } from '#web/blog/cover-image.ts';
import { Picture } from '#web/listings/post-picture.tsx';
import { useWords } from '#web/platform/language.tsx';

export type ShortArticle = Pick<ArticleCard, '_id' | 'slug' | 'title' | 'cover' | 'readMinutes'>;

/** The blog's spotlight: three side by side, on phones a row to swipe. */
export function ReadFirst({ articles }: { articles: readonly ShortArticle[] }) {
  const { t } = useWords();
  if (articles.length === 0) return null;
  return (
    <section className="mt-10 lg:mt-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 lg:mb-5 [&>h2]:flex-[1_1_10rem]">
        <h2 className="m-0">{t('home.readFirst')}</h2>
        <Link to="/Blog" className="control flex min-h-12 items-center gap-1 text-ui font-semibold text-link no-underline hover:underline">
          {t('home.blog')}
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      </div>
      <ul className="-mx-4 my-0 flex list-none snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-0 pb-2 lg:mx-0 lg:grid lg:grid-cols-3 lg:gap-5 lg:overflow-visible lg:p-0">
        {articles.map(({ _id, slug, title, cover, readMinutes }) => (
          <li key={_id} className="w-[290px] shrink-0 snap-start lg:w-auto">
            <article className="group relative">
              <div className="relative aspect-16/9 overflow-hidden rounded-card border border-line bg-primary-tint">
                <Picture image={coverImage(cover)} alt="" subject={title} sizes="(min-width: 900px) 400px, 290px" />
              </div>
              <h3 className="mt-3 mb-0 line-clamp-2 !text-lg group-hover:underline">
                <Link to={articlePath(_id, slug)} className="card-link text-ink no-underline" prefetch="intent">
                  {title}
                </Link>
              </h3>
              <p className="mt-1 mb-0 text-small text-muted">{t('home.readMinutes', { count: readMinutes })}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
