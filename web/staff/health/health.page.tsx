// The machinery, for admins: jobs, mail, storage, live connections, versions.
import type { HealthReport } from '#contracts/health.ts';
import { useWords } from '#web/platform/language.tsx';
import { staffClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { RefreshButton } from '#web/staff/kit/refresh-button.tsx';
import { StaffAnswer } from '#web/staff/kit/staff-answer.tsx';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import type { Route } from './+types/health.page.ts';
import { GivenUpJobs, JobQueues, Machine, Outbox, Verdict } from './health-boxes.tsx';
import { readHealth } from './health-calls.ts';

export const handle = { cache: false };

export const loader = staffLoader('staffHealth');
export const clientLoader = staffClientLoader(async (api) => ({ report: await readHealth(api), at: new Date().toISOString() }));
export const meta = staffMeta((t) => t('staffHealth.title'));
export const HydrateFallback = StaffSkeleton;

function Report({ report, at }: { report: HealthReport; at: string }) {
  return (
    <>
      <Verdict report={report} at={at} />
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
    </>
  );
}

export default function HealthPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <PageFrame title={t('staffHealth.title')} lead={t('staffHealth.lead')} actions={<RefreshButton label={t('staffHealth.refresh')} />}>
      <StaffAnswer answer={answer} failed={t('staffHealth.failed')} refused={t('staffHealth.adminOnly')}>
        {(read) => <Report {...read} />}
      </StaffAnswer>
    </PageFrame>
  );
}
