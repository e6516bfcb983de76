// The log of staff actions, newest first: narrowed by who, what, on what and when, and as a file.
import { useNavigation } from 'react-router';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { knownSession, memberApi } from '#web/platform/session.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Route } from './+types/log.page.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { PageSteps } from '#web/staff/queue/queue-list.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { LogEntries } from './log-entries.tsx';
import { LogFile, LogFilters } from './log-filters.tsx';
import { isFiltered, logQuery, readLog, type Log } from './log-query.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffLog', 'staffFirms', 'staffSettings', 'buyingCosts'),
  query: logQuery(new URLSearchParams()),
  log: undefined as Outcome<Log> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const query = logQuery(new URL(request.url).searchParams);
  const read = async () => (isStaff((await knownSession()).user) ? outcomeOf(readLog(memberApi(), query)) : undefined);
  const [data, log] = await Promise.all([serverLoader(), read()]);
  return { ...data, query, log };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('moderation.logTitle'));

export const HydrateFallback = StaffSkeleton;

export default function LogPage({ loaderData: { query, log: outcome } }: Route.ComponentProps) {
  const { t } = useWords();
  const log = outcome?.ok ? outcome.value : undefined;
  const loading = useNavigation().location?.pathname === '/admin/log';
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="m-0">{t('moderation.logTitle')}</h1>
          <p className="mt-1 mb-0 text-muted">{t('moderation.logLead')}</p>
        </div>
        <LogFile query={query} />
      </div>
      <div aria-busy={loading} className="overflow-hidden rounded-card border border-line bg-card">
        <LogFilters query={query} />
        {log ? (
          <>
            <output className="block border-b border-line px-4 py-2 text-small text-muted lg:px-5">
              {t('staffLog.found', { count: log.pagination.total })}
            </output>
            <div className={loading ? 'opacity-60' : ''}>
              {log.items.length > 0 ? (
                <LogEntries items={log.items} />
              ) : (
                <EmptyState drawing="magnifier" title={t(isFiltered(query) ? 'staffLog.emptyFiltered' : 'moderation.logEmpty')} />
              )}
            </div>
            <PageSteps pagination={log.pagination} />
          </>
        ) : (
          <div className="p-4">
            <TryAgain text={t('moderation.logFailed')} />
          </div>
        )}
      </div>
    </>
  );
}
