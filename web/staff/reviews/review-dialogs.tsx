import { useState } from 'react';
import { reviewRejectionReasons } from '#contracts/offers/building-enums.ts';
import { limits } from '#contracts/limits.ts';
import type { StaffReview } from '#contracts/offers/reviews.ts';
import { Counter } from '#web/forms/counter.tsx';
import { CallFailure } from '#web/platform/api.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { FormSheet } from '#web/staff/kit/form-sheet.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { ReasonField } from './reason-field.tsx';
import { rejectReview, respondFor } from './review-calls.ts';

interface DialogProps {
  review: StaffReview;
  onClose: () => void;
  onDone: () => void;
}

/** Why a review goes back or is taken down: a reason, and words to its writer. */
export function RejectReview({ review, onClose, onDone }: DialogProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const rejecting = useCall(async (api) => {
    const known = reviewRejectionReasons.find((one) => one === reason);
    if (!known) throw new CallFailure(0, { error: 'VALIDATION' }, { faults: { reason: { key: 'required', params: {} } } });
    return rejectReview(api, review, known, note.trim() || undefined);
  });
  const { fieldErrors } = rejecting;
  const send = async (): Promise<void> => {
    const outcome = await rejecting.run();
    if (!outcome?.ok) return;
    showToast('success', t('staffFirms.rejected'));
    onDone();
  };
  const hint = <Counter text={note} max={limits.moderation.noteMax} />;
  return (
    <FormSheet
      danger
      title={t('staffFirms.rejectTitle')}
      lead={t('staffFirms.rejectText')}
      send={t(review.status === 'approved' ? 'staffFirms.takeDown' : 'staffFirms.reject')}
      call={rejecting}
      onClose={onClose}
      onSend={send}
    >
      <ReasonField value={reason} onChange={setReason} error={fieldErrors['reason']} />
      <Field id="note" label={t('staffFirms.note')} note={t('shell.optional')} hint={hint} error={fieldErrors['note']}>
        <TextArea {...described('note', fieldErrors['note'], hint)} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </FormSheet>
  );
}

/** The firm's answer, as it told staff. */
export function RespondForFirm({ review, onClose, onDone }: DialogProps) {
  const { t } = useWords();
  const [text, setText] = useState(review.firmResponse?.text ?? '');
  const responding = useCall(respondFor);
  const error = responding.fieldErrors['text'];
  const send = async (): Promise<void> => {
    const outcome = await responding.run(review, text);
    if (!outcome?.ok) return;
    showToast('success', t('staffFirms.responded'));
    onDone();
  };
  const hint = <Counter text={text} max={limits.reviews.responseMax} />;
  return (
    <FormSheet title={t('staffFirms.respondTitle')} lead={t('staffFirms.respondText')} send={t('staff.send')} call={responding} onClose={onClose} onSend={send}>
      <Field id="text" label={t('staffFirms.response')} hint={hint} error={error}>
        <TextArea {...described('text', error, hint)} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormSheet>
  );
}
