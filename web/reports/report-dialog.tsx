import { type FormEvent, useState } from 'react';
import { type ReportKind, type ReportReason, reportReasonsOf } from '#contracts/staff/report-enums.ts';
import { limits } from '#contracts/limits.ts';
import { reports } from '#contracts/staff/reports.ts';
import { Counter } from '#web/forms/counter.tsx';
import { call, type Api } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field, ErrorText } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

/** What can be reported, by its number or its id. */
export type Reportable = { kind: Exclude<ReportKind, 'review' | 'comment'>; PostID: number } | { kind: 'review' | 'comment'; id: string };

const formId = 'report-form';
const { noteMax } = limits.reports;

interface ReasonsProps {
  kind: ReportKind;
  chosen: ReportReason | undefined;
  error: string | undefined;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ kind, chosen, error, onChoose }: ReasonsProps) {
  const { t } = useWords();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby="report-reason-error">
      <legend className="mb-1 p-0 text-ui font-semibold">{t('reports.reason')}</legend>
      {reportReasonsOf[kind].map((reason) => (
        <label
          key={reason}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 has-checked:bg-primary-tint has-checked:text-primary-ink"
        >
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={chosen === reason}
            data-invalid={error ? true : undefined}
            onChange={() => onChoose(reason)}
            className="size-5 shrink-0 accent-primary"
          />
          {t(`enums.reportReason_${reason}`)}
        </label>
      ))}
      <ErrorText id="report-reason" error={error} />
    </fieldset>
  );
}

interface NoteProps {
  kind: ReportKind;
  note: string;
  error: string | undefined;
  onChange: (note: string) => void;
}

function Note({ kind, note, error, onChange }: NoteProps) {
  const { t } = useWords();
  const hint = (
    <>
      <Counter text={note} max={noteMax} />
      {t(`reports.noteHint_${kind}`)}
    </>
  );
  return (
    <Field id="report-note" label={t('reports.note')} note={t('shell.optional')} error={error} hint={hint} className="mt-4">
      <TextArea {...described('report-note', error, hint)} rows={3} value={note} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

function sendReport(api: Api, about: Reportable, chosen: ReportReason, typed: string): Promise<unknown> {
  const note = typed || undefined;
  /** The form offers the reasons of this kind only. */
  const bodyOf = <K extends ReportKind>(_kind: K) => ({ reason: chosen as (typeof reportReasonsOf)[K][number], note });
  switch (about.kind) {
    case 'post':
      return call(api, reports.post, { params: { PostID: about.PostID }, body: bodyOf(about.kind) });
    case 'group':
      return call(api, reports.group, { params: { postId: about.PostID }, body: bodyOf(about.kind) });
    case 'interior':
      return call(api, reports.interior, { params: { PostID: about.PostID }, body: bodyOf(about.kind) });
    case 'review':
      return call(api, reports.review, { params: { id: about.id }, body: bodyOf(about.kind) });
    case 'comment':
      return call(api, reports.comment, { params: { id: about.id }, body: bodyOf(about.kind) });
  }
}

/** Sends what was chosen once at a time; what was typed stays where it fails. */
function useReport(about: Reportable, done: () => void) {
  const { t } = useWords();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { run, pending, failure, fieldErrors } = useCall(sendReport, { outlives: true });
  const tooLong = [...note.trim()].length > noteMax;

  async function send(): Promise<void> {
    setTried(true);
    if (!reason || tooLong) return;
    const outcome = await run(about, reason, note.trim());
    if (!outcome?.ok) return;
    showToast('success', t('errors.notice_reportReceived'));
    setReason(undefined);
    setNote('');
    setTried(false);
    done();
  }
  return {
    reason,
    note,
    pending,
    setReason,
    setNote,
    send,
    failure,
    reasonError: tried && !reason ? t('reports.reasonNeeded') : undefined,
    noteError: tooLong ? t('reports.noteLong', { max: noteMax }) : fieldErrors['note'],
  };
}

interface ReportDialogProps {
  about: Reportable;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong with something. Anyone may tell, signed in or not. */
export function ReportDialog({ about, open, onClose }: ReportDialogProps) {
  const { t } = useWords();
  const report = useReport(about, onClose);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void report.send();
    if (!report.reason) document.querySelector<HTMLElement>(`#${formId} [type="radio"]`)?.focus();
  };
  return (
    <Sheet
      kind="dialog"
      open={open}
      onClose={onClose}
      title={t(`reports.title_${about.kind}`)}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={report.pending} aria-busy={report.pending} className="flex-1">
            {t(report.pending ? 'reports.sending' : 'reports.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <p className="mt-0 mb-3 text-ui text-muted">{t(`reports.lead_${about.kind}`)}</p>
        <FailureNotice failure={report.failure} className="mb-3" />
        <Reasons kind={about.kind} chosen={report.reason} error={report.reasonError} onChoose={report.setReason} />
        <Note kind={about.kind} note={report.note} error={report.noteError} onChange={report.setNote} />
      </form>
    </Sheet>
  );
}
