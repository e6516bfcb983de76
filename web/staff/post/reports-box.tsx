import { type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import { useFetcher } from 'react-router';
import type { ReportDecision } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import type { Report } from '#contracts/staff/reports.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import type { clientAction } from '#web/staff/queue/queue.page.tsx';

function OneReport({ report }: { report: Report }) {
  const { t, fmt } = useWords();
  const who = report.reporter?.name ?? t('moderation.reportVisitor');
  return (
    <li className="border-b border-line py-2.5 text-ui last:border-b-0">
      <b className="font-semibold">{t(`enums.reportReason_${report.reason}`)}</b>
      <span className="text-small text-muted"> · {t('moderation.reportBy', { who, time: fmt.dateTime(report.at) })}</span>
      {report.note ? <p className="m-0 mt-1 wrap-anywhere whitespace-pre-line">{report.note}</p> : null}
    </li>
  );
}

function Answer({ post, reports }: { post: StaffPost; reports: readonly [Report, ...Report[]] }) {
  const { t, fmt } = useWords();
  const id = useId();
  const { submit, state, data } = useFetcher<typeof clientAction>({ key: `reports-${post.PostID}` });
  const tell = useEffectEvent(() => showToast('success', t('moderation.reportsClosed', { number: fmt.plain(post.PostID) })));
  useEffect(() => void (data?.result.ok && tell()), [data]);
  const answer = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const decision: ReportDecision = submitter?.getAttribute('value') === 'upheld' ? 'upheld' : 'dismissed';
    const note = new FormData(event.currentTarget).get('note');
    const form = { intent: 'reports', PostID: post.PostID, report: reports[0]._id, decision, note: typeof note === 'string' ? note : '' };
    void submit(form, { method: 'post', action: '/admin?index' });
  };
  return (
    <form onSubmit={answer}>
      <Field id={id} label={t('moderation.reportsNote')} note={t('shell.optional')} className="mt-2">
        <TextArea id={id} name="note" rows={2} maxLength={limits.moderation.noteMax} />
      </Field>
      <div className="mt-2.5 flex flex-wrap gap-2.5">
        <Button type="submit" kind="outline" value="dismissed" disabled={state !== 'idle'}>
          {t('moderation.reportsDismiss')}
        </Button>
        <Button type="submit" kind="outline" value="upheld" disabled={state !== 'idle'} className="!border-danger !text-danger hover:bg-danger-tint">
          {t('moderation.reportsUphold')}
        </Button>
      </div>
      <FailureNotice
        failure={data?.result.ok === false ? data.result.failure : undefined}
        texts={{ otherwise: 'moderation.decisionFailed' }}
        className="mt-3"
      />
    </form>
  );
}

/** What people say against the post, each with reason and note, and the staff's answer to all of them. */
export function ReportsBox({ post, reports }: { post: StaffPost; reports: readonly Report[] }) {
  const { t } = useWords();
  const { user } = useSession();
  const [first, ...rest] = reports;
  if (!first) return null;
  return (
    <section className="mt-3 rounded-card border border-danger bg-danger-tint px-4 py-3">
      <h2 className="m-0 text-h3">{t('moderation.reportsTitle', { count: reports.length })}</h2>
      <ul className="m-0 mt-1 list-none p-0">
        {reports.map((report) => (
          <OneReport key={report._id} report={report} />
        ))}
      </ul>
      {user?.id === post.owner._id ? (
        <p className="mt-2 mb-0 text-small">{t('moderation.reportsOwn')}</p>
      ) : (
        <>
          <p className="mt-2 mb-0 text-small">{t('moderation.reportsHint')}</p>
          <Answer post={post} reports={[first, ...rest]} />
        </>
      )}
    </section>
  );
}
