// What people reported, of every kind, for staff to read and to answer.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { reportStates, type ReportDecision } from '#contracts/enums.ts';
import { reportKinds } from '#contracts/staff/report-enums.ts';
import { reports, type ReportedSubject } from '#contracts/staff/reports.ts';
import { useWords } from '#web/platform/language.tsx';
import { anyOf, oneOf, staffList } from '#web/staff/kit/filters.ts';
import { listClientLoader, staffLoader } from '#web/staff/kit/read-as-staff.ts';
import { Rows } from '#web/staff/kit/row.tsx';
import { StaffList } from '#web/staff/kit/staff-list.tsx';
import { staffMeta } from '#web/staff/kit/staff-meta.ts';
import { PageFrame } from '#web/staff/kit/page-frame.tsx';
import { StaffSkeleton } from '#web/staff/kit/staff-skeleton.tsx';
import { refreshStaffCounts } from '#web/staff/staff-counts.ts';
import type { Route } from './+types/reports.page.ts';
import { AnswerReports } from './answer-dialog.tsx';
import { ReportedRow } from './reported-row.tsx';

export const handle = { cache: false };

const list = staffList(reports.list, {
  kind: anyOf(reportKinds, {
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
      <Rows>
        {items.map((subject) => (
          <ReportedRow key={subject._id} subject={subject} onAnswer={(decision) => setIntention({ subject, decision })} />
        ))}
      </Rows>
      {intention ? <AnswerReports {...intention} onClose={close} onDone={done} /> : null}
    </>
  );
}

export default function StaffReportsPage({ loaderData: { answer } }: Route.ComponentProps) {
  const { t } = useWords();
  return (
    <PageFrame title={t('staffFirms.reportsTitle')} lead={t('staffFirms.reportsLead')}>
      <StaffList list={list} answer={answer} empty={t('staffFirms.reportsEmpty')} failed={t('staffFirms.reportsFailed')}>
        {(items) => <Reported items={items} />}
      </StaffList>
    </PageFrame>
  );
}
