// What people reported, of every kind, for staff to read and to answer.
import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { reportStates, type ReportDecision, type ReportState } from '#contracts/enums.ts';
import { reportKinds } from '#contracts/staff/report-enums.ts';
import type { ReportedSubject } from '#contracts/staff/reports.ts';
import type { Pagination } from '#contracts/values.ts';
import { namedIn, pageIn, readAsStaff } from '#web/staff/kit/read-as-staff.ts';
import { Chips, StaffList } from '#web/staff/kit/staff-list.tsx';
import { refreshStaffCounts } from '#web/staff/staff-counts.ts';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useWords } from '#web/platform/language.tsx';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import { pageData } from '#web/platform/delivery/page-data.ts';
import type { Route } from './+types/reports.page.ts';
import { AnswerReports } from '#web/staff/firms/answer-dialog.tsx';
import { readReports } from './reported-calls.ts';
import { ReportedRow } from './reported-row.tsx';

export const handle = { cache: false };

const stateIn = (params: URLSearchParams): ReportState => namedIn(params, 'status', reportStates) ?? 'open';

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...pageData(context, 'staffFirms', 'forms'),
  list: undefined as Outcome<{ items: ReportedSubject[]; pagination: Pagination }> | undefined,
});

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const query = { kind: namedIn(params, 'kind', reportKinds), status: stateIn(params), page: pageIn(params) };
  const [data, list] = await Promise.all([serverLoader(), readAsStaff((api) => readReports(api, query))]);
  return { ...data, list };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = ({ matches }) => staffMeta(matches, (t) => t('staffFirms.reportsTitle'));

export const HydrateFallback = StaffSkeleton;

/** The rows, and the question that comes before an answer. */
export function Reported({ items }: { items: readonly ReportedSubject[] }) {
  const { revalidate } = useRevalidator();
  const [intention, setIntention] = useState<{ subject: ReportedSubject; decision: ReportDecision }>();
  const close = (): void => setIntention(undefined);
  const done = (): void => {
    close();
    void refreshStaffCounts();
    void revalidate();
  };
  return (
    <>
      <ol className="m-0 list-none p-0">
        {items.map((subject) => (
          <ReportedRow key={subject._id} subject={subject} onAnswer={(decision) => setIntention({ subject, decision })} />
        ))}
      </ol>
      {intention ? <AnswerReports {...intention} onClose={close} onDone={done} /> : null}
    </>
  );
}

export default function StaffReportsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useWords();
  const [params] = useSearchParams();
  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="m-0">{t('staffFirms.reportsTitle')}</h1>
      <p className="mt-1 mb-5 text-muted">{t('staffFirms.reportsLead')}</p>
      <StaffList
        outcome={loaderData.list}
        empty={t('staffFirms.reportsEmpty')}
        failed={t('staffFirms.reportsFailed')}
        filters={
          <>
            <Chips
              name="kind"
              label={t('staffFirms.reportKinds')}
              chosen={namedIn(params, 'kind', reportKinds)}
              options={[
                [undefined, t('staffFirms.reportKind_all')] as const,
                ...reportKinds.map((kind) => [kind, t(`staffFirms.reportKind_${kind}`)] as const),
              ]}
            />
            <Chips
              name="status"
              label={t('staffFirms.reportStates')}
              chosen={stateIn(params)}
              options={reportStates.map((state) => [state, t(`staffFirms.reportState_${state}`)])}
            />
          </>
        }
      >
        {(items) => <Reported items={items} />}
      </StaffList>
    </div>
  );
}
