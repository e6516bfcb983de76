// The log of staff actions, newest first: narrowed by who, what, on what and when, and as a file.
import { useWords } from '#web/platform/language.tsx';
import { listClientLoader, staffLoader } from '#web/staff/kit/read-as-staff.ts';
import { StaffList, useIsFiltered } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import type { Route } from './+types/log.page.ts';
import { LogEntries } from './log-entries.tsx';
import { LogFilters, logList } from './log-filters.tsx';

export const handle = { cache: false };

export const loader = staffLoader('staffLog', 'staffFirms', 'staffSettings', 'buyingCosts');
export const clientLoader = listClientLoader(logList);
export const meta = staffMeta((t) => t('moderation.logTitle'));
export const HydrateFallback = StaffSkeleton;

export default function LogPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const isFiltered = useIsFiltered(logList.filters);
  return (
    <PageFrame wide title={t('moderation.logTitle')} lead={t('moderation.logLead')}>
      <StaffList
        list={logList}
        answer={answer}
        file="log"
        fields={<LogFilters />}
        found={(count) => t('staffLog.found', { count })}
        empty={t(isFiltered ? 'staffLog.emptyFiltered' : 'moderation.logEmpty')}
        failed={t('moderation.logFailed')}
      >
        {(items) => <LogEntries items={items} />}
      </StaffList>
    </PageFrame>
  );
}
