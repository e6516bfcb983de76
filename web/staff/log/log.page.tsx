// The log of staff actions, newest first: narrowed by who, what, on what and when, and as a file.
import { useWords } from '#web/platform/language.tsx';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage, useIsFiltered } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import type { Route } from './+types/log.page.ts';
import { LogEntry } from './log-entry.tsx';
import { LogFilters, logList } from './log-filters.tsx';

export const handle = { cache: false };

export const loader = staffLoader('staffLog', 'forms', 'staffFirms', 'staffSettings', 'staffBroadcasts', 'buyingCosts');
export const clientLoader = listClientLoader(logList);
export const meta = staffMeta((t) => t('moderation.logTitle'));
export const HydrateFallback = StaffSkeleton;

export default function LogPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const isFiltered = useIsFiltered(logList.filters);
  return (
    <ListPage
      title={t('moderation.logTitle')}
      lead={t('moderation.logLead')}
      list={logList}
      answer={answer}
      file="log"
      fields={<LogFilters />}
      found={(count) => t('staffLog.found', { count })}
      empty={t(isFiltered ? 'staffLog.emptyFiltered' : 'moderation.logEmpty')}
      failed={t('moderation.logFailed')}
      row={(entry) => <LogEntry key={entry._id} entry={entry} />}
    />
  );
}
