// Articles of the blog for staff: all of them, drafts among them, to look for one and to write another.
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import type { StaffArticle } from '#contracts/blog/blog.ts';
import type { Pagination } from '#contracts/values.ts';
import { pageIn, readAsStaff, wordsIn } from '#web/staff/kit/read-as-staff.ts';
import { StaffList, SearchBox } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/articles.page.ts';
import { readArticles } from './blog-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffBlog', 'staffFirms', 'blog'),
  list: undefined as Outcome<{ items: StaffArticle[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readArticles(api, { q: wordsIn(params), page: pageIn(params) }))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffBlog.title'));

export const HydrateFallback = StaffSkeleton;

/** One article by both its titles, and the way to its form. */
function ArticleRow({ article }: { article: StaffArticle }) {
  const { t, fmt, lng } = useWords();
  const { _id, slug, titleBn, titleEn, published, publishedAt, updatedAt, category, spotlight, comments } = article;
  const facts = [
    t(`blog.category_${category}`),
    publishedAt ? t('staffBlog.publishedOn', { date: fmt.date(publishedAt) }) : '',
    t('staffBlog.changedOn', { date: fmt.date(updatedAt) }),
    t('staffBlog.comments', { count: comments }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 lg:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <p lang="bn" className="m-0 font-semibold wrap-anywhere">
          {titleBn}
        </p>
        <p lang="en" className="m-0 wrap-anywhere">
          {titleEn}
        </p>
        <p className="mt-1 mb-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-muted">
          <Tag tone={published ? 'green' : 'gold'}>{t(published ? 'staffBlog.published' : 'staffBlog.draft')}</Tag>
          {spotlight ? <Tag tone="clay">{t('blog.spotlight')}</Tag> : null}
          {facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {published ? (
        <Link to={articlePath(_id, slug)} className="inline-flex min-h-12 items-center text-ui font-semibold text-link">
          {t('staffFirms.view')}
        </Link>
      ) : null}
      <ButtonLink kind="outline" to={`/admin/blog/${_id}`} aria-label={`${t('staffFirms.edit')}: ${lng === 'bn' ? titleBn : titleEn}`}>
        {t('staffFirms.edit')}
      </ButtonLink>
    </li>
  );
}

export default function StaffArticlesPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <div className="mx-auto max-w-5xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="m-0">{t('staffBlog.title')}</h1>
          <p className="mt-1 mb-0 text-muted">{t('staffBlog.lead')}</p>
        </div>
        <ButtonLink to="/admin/blog/new">
          <Plus aria-hidden="true" className="size-5" />
          {t('staffBlog.write')}
        </ButtonLink>
      </div>
      <StaffList
        outcome={list}
        empty={t('staffBlog.empty')}
        failed={t('staffBlog.failed')}
        filters={<SearchBox label={t('staffBlog.search')} q={wordsIn(params)} />}
      >
        {(items) => (
          <ul className="m-0 list-none p-0">
            {items.map((article) => (
              <ArticleRow key={article._id} article={article} />
            ))}
          </ul>
        )}
      </StaffList>
    </div>
  );
}
