import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { blogCategories } from '#contracts/blog/blog-enums.ts';
import { dayMs } from '#contracts/durations.ts';
import type { Cacheable } from '#web/platform/delivery/cache-policy.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/blog.page.ts';
import { ArticleGrid, FewArticles } from './article-card.tsx';
import { loadBlog } from './blog-data.ts';
import { MoreArticles } from './more-articles.tsx';
import { blogHref, blogParameters, blogPath, tidyBlog } from './paths.ts';

export const handle = { cache: { clockMs: dayMs, isList: true, parameters: blogParameters, normalize: tidyBlog } } satisfies Cacheable;

export const loader = (args: Route.LoaderArgs) => loadBlog(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

type Shown = Pick<Route.ComponentProps['loaderData'], 'list' | 'asked' | 'instead'>;

const chip =
  'control flex h-10 items-center rounded-full border border-control bg-card px-3.5 text-ui text-ink group-hover:border-primary group-aria-[current]:border-primary group-aria-[current]:bg-primary-tint group-aria-[current]:font-semibold group-aria-[current]:text-primary-ink';

function SearchBox({ asked }: Pick<Shown, 'asked'>) {
  const { t } = useWords();
  return (
    <search className="mt-5 block max-w-xl">
      <Form key={asked.q} action={blogPath} className="flex gap-2">
        {asked.category ? <input type="hidden" name="category" value={asked.category} /> : null}
        <div className="min-w-0 flex-1">
          <TextInput name="q" type="search" aria-label={t('blog.search')} placeholder={t('blog.searchHint')} defaultValue={asked.q} />
        </div>
        <Button type="submit" className="shrink-0">
          <Search aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('blog.searchShow')}</span>
        </Button>
      </Form>
    </search>
  );
}

function Topics({ asked }: Pick<Shown, 'asked'>) {
  const { t } = useWords();
  return (
    <nav aria-label={t('blog.categories')} className="mt-3">
      <ul className="m-0 flex list-none flex-wrap gap-x-2 p-0">
        {(['', ...blogCategories] as const).map((category) => (
          <li key={category}>
            <Link
              to={blogHref({ q: asked.q, category })}
              preventScrollReset
              aria-current={category === asked.category ? 'true' : undefined}
              className="group flex min-h-12 items-center no-underline"
            >
              <span className={chip}>{category ? t(`blog.category_${category}`) : t('blog.all')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function List({ list, asked, instead }: Shown) {
  const { t, lng } = useWords();
  const toList = <ButtonLink to={blogPath}>{t('blog.toList')}</ButtonLink>;
  if (list.kind === 'failed') {
    const again = (
      <ButtonLink to={blogPath} reloadDocument>
        {t('shell.retry')}
      </ButtonLink>
    );
    return (
      <div role="alert">
        <EmptyState drawing="magnifier" title={t('blog.listFailed')} text={list.message || t('errors.notice_noResponse')} action={again} />
      </div>
    );
  }
  if (list.kind === 'invalid' || list.items.length === 0) {
    if (list.kind === 'found' && list.total === 0 && !asked.q && !asked.category)
      return <EmptyState drawing="magnifier" title={t('blog.noneTitle')} text={t('blog.noneText')} />;
    return (
      <>
        <EmptyState drawing="magnifier" title={t('blog.emptyTitle')} text={t('blog.emptyText')} action={toList} />
        <FewArticles articles={instead} />
      </>
    );
  }
  return (
    <>
      {list.spotlight.length > 0 ? (
        <section aria-labelledby="spotlight" className="mb-9 lg:mb-12">
          <h2 id="spotlight" className="m-0 mb-4">
            {t('blog.spotlight')}
          </h2>
          <ArticleGrid articles={list.spotlight} eager={1} />
        </section>
      ) : null}
      <section aria-labelledby="latest">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="latest" className="m-0">
            {t('blog.latest')}
          </h2>
          <output className="text-ui text-muted">{t('blog.found', { count: list.total })}</output>
        </div>
        <MoreArticles key={`${lng} ${asked.q} ${asked.category} ${list.page}`} list={list} asked={asked} />
      </section>
    </>
  );
}

/** The articles of the blog: what to read first, then all of them, searched by words and topic. */
export default function BlogPage({ loaderData: { list, asked, instead } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <div className="mx-auto max-w-page px-4 pt-5 pb-10 lg:px-10 lg:pt-8">
      <h1 className="m-0">{t('blog.title')}</h1>
      <p className="mt-2 mb-0 max-w-reading text-muted lg:text-lg">{t('blog.lead')}</p>
      <SearchBox asked={asked} />
      <Topics asked={asked} />
      <div className="mt-6">
        <List list={list} asked={asked} instead={instead} />
      </div>
    </div>
  );
}
