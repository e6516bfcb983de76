import { useState } from 'react';
import { reviewRejectionReasons } from '#contracts/offers/building-enums.ts';
import type { ReportDecision } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { ReportedSubject } from '#contracts/staff/reports.ts';
import { Counter } from '#web/forms/counter.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { FormSheet } from '#web/staff/kit/form-sheet.tsx';
import { ReasonField } from '#web/staff/reviews/reason-field.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { answerReports } from './reported-calls.ts';

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
  const answering = useCall(answerReports);
  const { fieldErrors } = answering;
  const asksReason = subject.kind === 'review' && decision === 'upheld';
  const send = async (): Promise<void> => {
    const known = reviewRejectionReasons.find((one) => one === reason);
    const outcome = await answering.run(subject._id, { decision, reason: known, note: note.trim() || undefined });
    if (!outcome?.ok) return;
    showToast('success', t('staffFirms.reportDone'));
    onDone();
  };
  const upholdTitle = subject.kind === 'post' ? t('staffFirms.reportDecision_upheld') : t(`staffFirms.reportUphold_${subject.kind}`);
  const hint = <Counter text={note} max={limits.moderation.noteMax} />;
  return (
    <FormSheet
      title={decision === 'upheld' ? upholdTitle : t('staffFirms.reportDismiss')}
      lead={t(decision === 'upheld' ? 'staffFirms.reportUpholdText' : 'staffFirms.reportDismissText')}
      send={t('staffFirms.reportConfirm')}
      danger={decision === 'upheld'}
      call={answering}
      onClose={onClose}
      onSend={send}
    >
      {asksReason ? <ReasonField value={reason} onChange={setReason} error={fieldErrors['reason']} /> : null}
      <Field id="note" label={t(asksReason ? 'staffFirms.note' : 'staffFirms.reportNote')} note={t('shell.optional')} hint={hint} error={fieldErrors['note']}>
        <TextArea {...described('note', fieldErrors['note'], hint)} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormSheet>
  );
}
