import { type FormEvent, useState } from 'react';
import { reviewRejectionReasons } from '#contracts/offers/building-enums.ts';
import type { ReportDecision } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { ReportedSubject } from '#contracts/staff/reports.ts';
import { Counter } from '#web/forms/counter.tsx';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { answerReports } from '#web/staff/reports/reported-calls.ts';

interface AnswerReportsProps {
  subject: ReportedSubject;
  decision: ReportDecision;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for a note, and for the reason why a review is taken down, before the reports are closed. */
export function AnswerReports({ subject, decision, onClose, onDone }: AnswerReportsProps) {
  const { t } = useWords();
  const [note, setNote] = useState('');
  const [reason, setReason] = useState('');
  const { run, pending, failure, fieldErrors } = useCall(answerReports);
  const asksReason = subject.kind === 'review' && decision === 'upheld';
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const known = reviewRejectionReasons.find((one) => one === reason);
    const outcome = await run(subject._id, { decision, reason: known, note: note.trim() || undefined });
    if (!outcome?.ok) return;
    showToast('success', t('staffFirms.reportDone'));
    onDone();
  };
  const upholdTitle = subject.kind === 'post' ? t('staffFirms.reportDecision_upheld') : t(`staffFirms.reportUphold_${subject.kind}`);
  const hint = <Counter text={note} max={limits.moderation.noteMax} />;
  return (
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={decision === 'upheld' ? upholdTitle : t('staffFirms.reportDismiss')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button
            type="submit"
            form="report-answer"
            kind={decision === 'upheld' ? 'danger' : 'primary'}
            disabled={pending}
            aria-busy={pending}
            className="flex-1"
          >
            {pending ? t('staffFirms.sending') : t('staffFirms.reportConfirm')}
          </Button>
        </>
      }
    >
      <form id="report-answer" noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="m-0 text-muted">{t(decision === 'upheld' ? 'staffFirms.reportUpholdText' : 'staffFirms.reportDismissText')}</p>
        <FailureNotice failure={Object.keys(fieldErrors).length > 0 ? undefined : failure} texts={{ NO_RESPONSE: 'staffFirms.actFailed' }} className="" />
        {asksReason ? (
          <Field id="reason" label={t('staffFirms.rejectReason')} error={fieldErrors['reason'] && t('staffFirms.reasonNeeded')}>
            <Select {...described('reason', fieldErrors['reason'])} value={reason} onChange={(event) => setReason(event.target.value)}>
              <option value="">{t('staffFirms.reasonNeeded')}</option>
              {reviewRejectionReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`enums.reviewReason_${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Field id="note" label={t(asksReason ? 'staffFirms.note' : 'staffFirms.reportNote')} note={t('shell.optional')} hint={hint} error={fieldErrors['note']}>
          <TextArea {...described('note', fieldErrors['note'], hint)} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </form>
    </Sheet>
  );
}
