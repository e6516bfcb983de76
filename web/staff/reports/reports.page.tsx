// What people reported, of every kind, for staff to read and to answer.
import { reportStates, type ReportDecision } from '#contracts/enums.ts';
import { reportKinds } from '#contracts/staff/report-enums.ts';
import { reports, type ReportedSubject } from '#contracts/staff/reports.ts';
import { useWords } from '#web/platform/language.tsx';
import { anyOf, oneOf, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader, staffMeta } from '#web/staff/kit/staff-route.ts';
import { ListPage } from '#web/staff/kit/staff-list.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { useAsked } from '#web/staff/kit/use-asked.ts';
import { refreshStaffCounts } from '#web/staff/staff-counts.ts';
import type { Route } from './+types/reports.page.ts';
import { AnswerReports } from './answer-dialog.tsx';
import { ReportedRow } from './reported-row.tsx';

export const handle = { cache: false };

const list = staffList(reports.list, {
  kind: anyOf(reportKinds, {
    as: 'select',
    label: (t) => t('staffFirms.reportKinds'),
    all: (t) => t('staffFirms.reportKind_all'),
    text: ({ t }, kind) => t(`staffFirms.reportKind_${kind}`),
  }),
  status: oneOf(reportStates, {
    label: (t) => t('staffFirms.reportStates'),
    usual: 'open',
    text: ({ t }, state) => t(`staffFirms.reportState_${state}`),
  }),
  state: null,
});

export const loader = staffLoader('staffFirms', 'forms');
export const clientLoader = listClientLoader(list);
export const meta = staffMeta((t) => t('staffFirms.reportsTitle'));
export const HydrateFallback = StaffSkeleton;

export default function StaffReportsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  const { asked, ask, dialog } = useAsked<{ subject: ReportedSubject; decision: ReportDecision }>();
  const done = (): void => {
    void refreshStaffCounts();
    dialog.onDone();
  };
  return (
    <>
      <ListPage
        title={t('staffFirms.reportsTitle')}
        lead={t('staffFirms.reportsLead')}
        list={list}
        answer={answer}
        empty={t('staffFirms.reportsEmpty')}
        failed={t('staffFirms.reportsFailed')}
        row={(subject) => <ReportedRow key={subject._id} subject={subject} onAnswer={(decision) => ask({ subject, decision })} />}
      />
      {asked ? <AnswerReports {...asked} {...dialog} onDone={done} /> : null}
    </>
  );
}
