// Articles of the blog for staff: all of them, drafts among them, to look for one and to write another.
import { ExternalLink, Pencil, Plus } from 'lucide-react';
import { articlePath } from '#contracts/blog/article-path.ts';
import { blog, type StaffArticle } from '#contracts/blog/blog.ts';
import { useWords } from '#web/platform/language.tsx';
import { search, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { Facts, Row, RowLink } from '#web/staff/kit/row.tsx';
import { MenuLink, RowMenu } from '#web/staff/kit/row-menu.tsx';
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
  const when = [
    publishedAt ? t('staffBlog.publishedOn', { date: fmt.dateShort(publishedAt) }) : t('staffBlog.changedOn', { date: fmt.dateShort(updatedAt) }),
    comments > 0 && t('staffBlog.comments', { count: comments }),
  ];
  const [own, other] = lng === 'bn' ? (['bn', 'en'] as const) : (['en', 'bn'] as const);
  const titles = { bn: titleBn, en: titleEn };
  const form = `/admin/blog/${_id}`;
  const menu = (
    <RowMenu label={t('staff.menuOf', { name: titles[own] })}>
      <MenuLink to={form} icon={<Pencil aria-hidden="true" />}>
        {t('staff.edit')}
      </MenuLink>
      {published ? (
        <MenuLink to={articlePath(_id, slug)} icon={<ExternalLink aria-hidden="true" />}>
          {t('staff.view')}
        </MenuLink>
      ) : null}
    </RowMenu>
  );
  const title = (
    <RowLink to={form} lang={own}>
      {titles[own]}
    </RowLink>
  );
  const tags =
    published && !spotlight ? undefined : (
      <>
        {published ? null : <Tag tone="gold">{t('staffBlog.draft')}</Tag>}
        {spotlight ? <Tag tone="clay">{t('blog.spotlight')}</Tag> : null}
      </>
    );
  return (
    <Row
      title={title}
      menu={menu}
      joined
      cells={[<Facts key="topic" parts={[t(`blog.category_${category}`)]} tags={tags} />, <Facts key="when" parts={when} />]}
    >
      <p lang={other} className="m-0 truncate text-small text-muted">
        {titles[other]}
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
