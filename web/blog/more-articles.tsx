import { type MouseEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ArticleCard } from '#contracts/blog/blog.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { ArticleGrid } from './article-card.tsx';
import type { ArticleList } from './blog-data.ts';
import { blogHref } from './paths.ts';
import { useShownArticles } from './shown-articles.ts';

type Found = Extract<ArticleList, { kind: 'found' }>;

/** After more cards came, the keyboard goes on at the first of them. */
function useFocusOnNew(articles: readonly ArticleCard[]) {
  const grid = useRef<HTMLDivElement>(null);
  const before = useRef(articles.length);
  const byKeyboard = useRef(false);
  useEffect(() => {
    if (byKeyboard.current && articles.length > before.current) {
      grid.current?.querySelectorAll('article')[before.current]?.querySelector('a')?.focus({ preventScroll: true });
      byKeyboard.current = false;
    }
    before.current = articles.length;
  }, [articles]);
  return { grid, onPress: (event: MouseEvent) => void (byKeyboard.current = event.detail === 0) };
}

/** The articles, the way to more of them below, and every page by its number. */
export function MoreArticles({ list, asked }: { list: Found; asked: Readonly<Record<'q' | 'category', string>> }) {
  const { t } = useWords();
  const fetcher = useFetcher<{ list: ArticleList }>();
  const coming = fetcher.state !== 'idle';
  const { articles: all, last, failed } = useShownArticles(list, fetcher.data?.list);
  // Those in the spotlight are above already.
  const above = new Set(list.spotlight.map(({ _id }) => _id));
  const articles = all.filter(({ _id }) => !above.has(_id));
  const { grid, onPress } = useFocusOnNew(articles);
  const next = blogHref({ ...asked, page: String(last + 1) });
  const onMore = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress(event);
    if (!coming) void fetcher.load(next);
  };
  return (
    <>
      <div ref={grid}>
        <ArticleGrid articles={articles} eager={list.spotlight.length > 0 ? 0 : 1} />
      </div>
      <div className="mt-8 flex flex-col items-center gap-3">
        {failed && !coming ? (
          <p role="alert" className="m-0 text-danger-ink">
            {t('blog.listFailed')}
          </p>
        ) : null}
        {last < list.totalPages ? (
          <ButtonLink kind="outline" to={next} onClick={onMore} aria-busy={coming} className="w-full lg:w-auto lg:min-w-80">
            {coming ? t('shell.loading') : t('blog.more')}
          </ButtonLink>
        ) : null}
        <Pagination page={list.page} totalPages={list.totalPages} hrefOf={(page) => blogHref({ ...asked, page: String(page) })} />
      </div>
    </>
  );
}
