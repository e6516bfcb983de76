// A notification to a whole group, for admins: who, what in both languages, how it looks, and what was sent before.
import { useRevalidator } from 'react-router';
import { broadcasts } from '#contracts/notices/broadcasts.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/broadcast.page.ts';
import { Compose } from './compose.tsx';
import { BroadcastRow, useProgress } from './broadcast-row.tsx';

export const handle = { cache: false };

const list = staffList(broadcasts.list, {});

export const loader = staffLoader('staffBroadcasts', 'forms', 'enums');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffBroadcasts.title'));
export const HydrateFallback = StaffSkeleton;

export default function BroadcastPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  useProgress(answer?.ok ? answer.value.items : []);
  return (
    <PageFrame title={t('staffBroadcasts.title')} lead={t('staffBroadcasts.lead')}>
      {user?.role === 'admin' ? (
        <>
          <Compose onSent={() => void revalidate()} />
          <h2 className="mt-10 mb-3">{t('staffBroadcasts.past')}</h2>
          {answer?.ok && answer.value.pagination.total === 0 ? (
            <p className="m-0 text-muted">{t('staffBroadcasts.empty')}</p>
          ) : (
            <StaffList
              list={list}
              answer={answer}
              empty={t('staffBroadcasts.empty')}
              failed={t('staffBroadcasts.failed')}
              row={(broadcast) => <BroadcastRow key={broadcast._id} broadcast={broadcast} />}
            />
          )}
        </>
      ) : (
        <Notice tone="info">{t('staffBroadcasts.onlyAdmins')}</Notice>
      )}
    </PageFrame>
  );
}
