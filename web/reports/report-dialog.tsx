import { type FormEvent, useState } from 'react';
import { type ReportReason, reportReasons } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { reports } from '#contracts/reports.ts';
import { Counter } from '#web/forms/counter.tsx';
import { call } from '#web/platform/api.ts';
import { failureText } from '#web/platform/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field, ErrorText } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
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

/** Sends what was chosen once at a time; what was typed stays where it fails. */
function useReport(postId: number, done: () => void) {
  const words = useWords();
  const { t } = words;
  const [reason, setReason] = useState<ReportReason>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const tooLong = [...note.trim()].length > noteMax;

  async function send(): Promise<void> {
    setTried(true);
    if (!reason || tooLong || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await call(memberApi(), reports.post, { params: { PostID: postId }, body: { reason, ...(note.trim() ? { note: note.trim() } : {}) } });
      showToast('success', t('errors.notice_reportReceived'));
      setReason(undefined);
      setNote('');
      setTried(false);
      done();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return {
    reason,
    note,
    busy,
    setReason,
    setNote,
    send,
    failure: failure === undefined ? undefined : failureText(words, failure),
    reasonError: tried && !reason ? t('reports.reasonNeeded') : undefined,
    noteError: tooLong ? t('reports.noteLong', { max: noteMax }) : undefined,
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
          <Button type="submit" form={formId} disabled={report.busy} aria-busy={report.busy} className="flex-1">
            {t(report.busy ? 'reports.sending' : 'reports.send')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <p className="mt-0 mb-3 text-ui text-muted">{t('reports.lead')}</p>
        {report.failure ? (
          <div className="mb-3">
            <Notice tone="danger" alert>
              {report.failure}
            </Notice>
          </div>
        ) : null}
        <Reasons chosen={report.reason} error={report.reasonError} onChoose={report.setReason} />
        <Note note={report.note} error={report.noteError} onChange={report.setNote} />
      </form>
    </Sheet>
  );
}
