import { useSearchParams } from 'react-router';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { OfficeCalendar } from '#contracts/office-hours.ts';
import type { Pagination as Pages } from '#contracts/values.ts';
import { useWords } from '#web/platform/language.tsx';
import { QueueRow } from '#web/staff/post/queue-row.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { queueAddress, queueQuery, withPost } from './queue-address.ts';

interface QueueListProps {
  items: readonly StaffPost[];
  pagination: Pages;
  openId: number | undefined;
  calendar: OfficeCalendar;
  now: number;
}

export function QueueList({ items, pagination, openId, calendar, now }: QueueListProps) {
  const { t, fmt } = useWords();
  const [params] = useSearchParams();
  const { status, page } = queueQuery(params);
  return (
    <>
      {status === 'pending' ? <p className="m-0 border-b border-line px-4 py-2 text-caption text-muted">{t('moderation.order')}</p> : null}
      <ol aria-label={t('moderation.listLabel', { state: t(`moderation.state_${status}`), count: fmt.number(pagination.total) })} className="m-0 list-none p-0">
        {items.map((post) => (
          <QueueRow key={post.PostID} post={post} open={post.PostID === openId} calendar={calendar} now={now} to={withPost(params, post.PostID)} />
        ))}
      </ol>
      <div className="px-2 py-3">
        <Pagination page={page} totalPages={pagination.totalPages} hrefOf={(wanted) => queueAddress(params, { page: wanted })} />
      </div>
    </>
  );
}
