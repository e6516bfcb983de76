import { Link, useSearchParams } from 'react-router';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { OfficeCalendar } from '#contracts/office-hours.ts';
import type { Pagination } from '#contracts/values.ts';
import { useWords } from '#web/platform/language.tsx';
import { QueueRow } from '#web/staff/post/queue-row.tsx';
import { queryOf, searchWith } from './queue-address.ts';

const step = 'control inline-flex min-h-12 items-center rounded-control px-3 text-ui font-semibold text-link no-underline hover:bg-primary-tint';

/** The way through lists that are longer than a page. */
export function PageSteps({ pagination: { page, totalPages } }: { pagination: Pagination }) {
  const { t } = useWords();
  const [params] = useSearchParams();
  if (totalPages < 2) return null;
  const to = (wanted: number): string => searchWith(params, { page: wanted === 1 ? undefined : wanted, post: undefined });
  return (
    <nav aria-label={t('shell.pages')} className="flex items-center justify-between gap-2 border-t border-line px-2 py-1">
      {page > 1 ? (
        <Link to={to(Math.min(page - 1, totalPages))} defaultShouldRevalidate={false} className={step}>
          {t('shell.pagePrevious')}
        </Link>
      ) : (
        <span />
      )}
      <span className="text-small text-muted">{t('shell.pageOf', { page, total: totalPages })}</span>
      {page < totalPages ? (
        <Link to={to(page + 1)} defaultShouldRevalidate={false} className={step}>
          {t('shell.pageNext')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

interface QueueListProps {
  items: readonly StaffPost[];
  pagination: Pagination;
  openId: number | undefined;
  calendar: OfficeCalendar;
  now: number;
}

export function QueueList({ items, pagination, openId, calendar, now }: QueueListProps) {
  const { t, fmt } = useWords();
  const [params] = useSearchParams();
  const { status } = queryOf(params);
  return (
    <>
      <ol aria-label={t('moderation.listLabel', { state: t(`moderation.state_${status}`), count: fmt.number(pagination.total) })} className="m-0 list-none p-0">
        {items.map((post) => (
          <QueueRow key={post.PostID} post={post} open={post.PostID === openId} calendar={calendar} now={now} to={searchWith(params, { post: post.PostID })} />
        ))}
      </ol>
      <PageSteps pagination={pagination} />
    </>
  );
}
