// Articles of the blog for staff: all of them, drafts among them, to look for one and to write another.
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { articlePath } from '#contracts/blog/article-path.ts';
import { blog, type StaffArticle } from '#contracts/blog/blog.ts';
import { useWords } from '#web/platform/language.tsx';
import { search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { Row } from '#web/staff/kit/row.tsx';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { Route } from './+types/articles.page.ts';

export const handle = { cache: false };

const list = staffList(blog.staffList, { q: search((t) => t('staffBlog.search')) });

export const loader = staffLoader('staffBlog', 'blog');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffBlog.title'));
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
  const actions = (
    <>
      {published ? (
        <Link to={articlePath(_id, slug)} className="inline-flex min-h-12 items-center text-ui font-semibold text-link">
          {t('staff.view')}
        </Link>
      ) : null}
      <ButtonLink kind="outline" to={`/admin/blog/${_id}`} aria-label={`${t('staff.edit')}: ${lng === 'bn' ? titleBn : titleEn}`}>
        {t('staff.edit')}
      </ButtonLink>
    </>
  );
  return (
    <Row title={<span lang="bn">{titleBn}</span>} actions={actions}>
      <p lang="en" className="m-0 wrap-anywhere">
        {titleEn}
      </p>
      <p className="mt-1 mb-0 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui text-muted">
        <Tag tone={published ? 'green' : 'gold'}>{t(published ? 'staffBlog.published' : 'staffBlog.draft')}</Tag>
        {spotlight ? <Tag tone="clay">{t('blog.spotlight')}</Tag> : null}
        {facts.filter(Boolean).join(' · ')}
      </p>
    </Row>
  );
}

export default function StaffArticlesPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const write = (
    <ButtonLink to="/admin/blog/new">
      <Plus aria-hidden="true" className="size-5" />
      {t('staffBlog.write')}
    </ButtonLink>
  );
  return (
    <ListPage
      title={t('staffBlog.title')}
      lead={t('staffBlog.lead')}
      actions={write}
      list={list}
      answer={answer}
      empty={t('staffBlog.empty')}
      failed={t('staffBlog.failed')}
      row={(article) => <ArticleRow key={article._id} article={article} />}
    />
  );
}
