// The machinery, for admins: jobs, mail, storage, live connections, versions.
import { useRevalidator } from 'react-router';
import type { HealthReport } from '#contracts/health.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf, type Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import { knownSession, memberApi, useSession } from '#web/platform/session.ts';
import { isStaff } from '#web/platform/visit/staff.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/health.page.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { TryAgain } from '#web/staff/queue-states.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { GivenUpJobs, JobQueues, Machine, Outbox } from './health-boxes.tsx';
import { readHealth } from './health-calls.ts';

export const handle = { cache: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffHealth'),
  report: undefined as Outcome<HealthReport> | undefined,
});

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const read = async () => (isStaff((await knownSession()).user) ? outcomeOf(readHealth(memberApi())) : undefined);
  const [data, report] = await Promise.all([serverLoader(), read()]);
  return { ...data, report };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffHealth.title'));

export const HydrateFallback = StaffSkeleton;

function Report({ report }: { report: HealthReport }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <GivenUpJobs givenUp={report.givenUp} />
        <Outbox mails={report.mails} />
      </div>
      <div className="grid min-w-0 gap-5">
        <Machine {...report} />
        <JobQueues jobs={report.jobs} />
      </div>
    </div>
  );
}

export default function HealthPage({ loaderData: { report } }: Route.ComponentProps) {
  const { t } = useWords();
  const { user } = useSession();
  const { revalidate, state } = useRevalidator();
  const missing = user?.role === 'admin' ? <TryAgain text={t('staffHealth.failed')} /> : <Notice tone="info">{t('staffHealth.adminOnly')}</Notice>;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="m-0">{t('staffHealth.title')}</h1>
          <p className="mt-1 mb-0 text-muted">{t('staffHealth.lead')}</p>
        </div>
        <Button kind="outline" disabled={state !== 'idle'} aria-busy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('staffHealth.refresh')}
        </Button>
      </div>
      {report?.ok ? <Report report={report.value} /> : missing}
    </>
  );
}
