import { type FormEvent, useState } from 'react';
import { type ReportReason, reportReasons } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { reports } from '#contracts/reports.ts';
import { Counter } from '#web/forms/counter.tsx';
import { call, type Api } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field, ErrorText } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

const formId = 'report-form';
const { noteMax } = limits.reports;

function Reasons({ chosen, error, onChoose }: { chosen: ReportReason | undefined; error: string | undefined; onChoose: (reason: ReportReason) => void }) {
  const { t } = useWords();
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0" aria-describedby="report-reason-error">
      <legend className="mb-1 p-0 text-ui font-semibold">{t('reports.reason')}</legend>
      {reportReasons.map((reason) => (
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

function Note({ note, error, onChange }: { note: string; error: string | undefined; onChange: (note: string) => void }) {
  const { t } = useWords();
  const hint = (
    <>
      <Counter text={note} max={noteMax} />
      {t('reports.noteHint')}
    </>
  );
  return (
    <Field id="report-note" label={t('reports.note')} note={t('shell.optional')} error={error} hint={hint} className="mt-4">
      <TextArea {...described('report-note', error, hint)} rows={3} value={note} onChange={(event) => onChange(event.target.value)} />
    </Field>
  );
}

const sendReport = (api: Api, PostID: number, reason: ReportReason, note: string): Promise<unknown> =>
  call(api, reports.post, { params: { PostID }, body: { reason, ...(note ? { note } : {}) } });

/** Sends what was chosen once at a time; what was typed stays where it fails. */
function useReport(postId: number, done: () => void) {
  const { t } = useWords();
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const { run, pending, failure, fieldErrors } = useCall(sendReport, { outlives: true });
  const tooLong = [...note.trim()].length > noteMax;

  async function send(): Promise<void> {
    setTried(true);
    if (!reason || tooLong) return;
    const outcome = await run(postId, reason, note.trim());
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
  postId: number;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong with a post. Anybody may tell, signed in or not. */
export function ReportDialog({ postId, open, onClose }: ReportDialogProps) {
  const { t } = useWords();
  const report = useReport(postId, onClose);
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
      title={t('reports.title')}
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
        <p className="mt-0 mb-3 text-ui text-muted">{t('reports.lead')}</p>
        <FailureNotice failure={report.failure} className="mb-3" />
        <Reasons chosen={report.reason} error={report.reasonError} onChoose={report.setReason} />
        <Note note={report.note} error={report.noteError} onChange={report.setNote} />
      </form>
    </Sheet>
  );
}
