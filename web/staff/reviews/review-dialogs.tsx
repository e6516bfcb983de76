import { type FormEvent, type ReactNode, useState } from 'react';
import { reviewRejectionReasons } from '#contracts/offers/building-enums.ts';
import { limits } from '#contracts/limits.ts';
import type { StaffReview } from '#contracts/offers/reviews.ts';
import { Counter } from '#web/forms/counter.tsx';
import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Select, TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { rejectReview, respondFor } from './review-calls.ts';

interface DialogProps {
  review: StaffReview;
  onClose: () => void;
  onDone: () => void;
}

interface FormSheetProps {
  title: string;
  send: string;
  pending: boolean;
  danger?: boolean;
  onClose: () => void;
  onSend: (form: HTMLFormElement) => void;
  children: ReactNode;
}

function FormSheet({ title, send, pending, danger = false, onClose, onSend, children }: FormSheetProps) {
  const { t } = useWords();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend(event.currentTarget);
  };
  return (
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form="review-action" kind={danger ? 'danger' : 'primary'} disabled={pending} aria-busy={pending} className="flex-1">
            {pending ? t('staffFirms.sending') : send}
          </Button>
        </>
      }
    >
      <form id="review-action" noValidate onSubmit={submit} className="grid gap-4">
        {children}
      </form>
    </Sheet>
  );
}

/** Why a review goes back or is taken down: a reason, and words to its writer. */
export function RejectReview({ review, onClose, onDone }: DialogProps) {
  const { t } = useWords();
  const [note, setNote] = useState('');
  const { run, pending, failure, fieldErrors } = useCall(async (api, reason: string) => {
    const known = reviewRejectionReasons.find((one) => one === reason);
    if (!known) throw new CallFailure(0, { error: 'VALIDATION' }, { faults: { reason: { key: 'required', params: {} } } });
    return rejectReview(api, review, known, note.trim() || undefined);
  });
  const send = async (form: HTMLFormElement): Promise<void> => {
    const outcome = await run(String(new FormData(form).get('reason') ?? ''));
    if (!outcome?.ok) return;
    showToast('success', t('staffFirms.rejected'));
    onDone();
  };
  const hint = <Counter text={note} max={limits.moderation.noteMax} />;
  const isOfField = Object.keys(fieldErrors).length > 0;
  return (
    <FormSheet
      danger
      title={t('staffFirms.rejectTitle')}
      send={t(review.status === 'approved' ? 'staffFirms.takeDown' : 'staffFirms.reject')}
      pending={pending}
      onClose={onClose}
      onSend={(form) => void send(form)}
    >
      <p className="m-0 text-muted">{t('staffFirms.rejectText')}</p>
      <FailureNotice failure={isOfField ? undefined : failure} texts={{ NO_RESPONSE: 'staffFirms.actFailed' }} className="" />
      <Field id="reason" label={t('staffFirms.rejectReason')} error={fieldErrors['reason'] && t('staffFirms.reasonNeeded')}>
        <Select {...described('reason', fieldErrors['reason'])} name="reason" defaultValue="">
          <option value="">{t('staffFirms.reasonNeeded')}</option>
          {reviewRejectionReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`enums.reviewReason_${reason}`)}
            </option>
          ))}
        </Select>
      </Field>
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
  const { run, pending, failure, fieldErrors } = useCall(respondFor);
  const send = async (): Promise<void> => {
    const outcome = await run(review, text);
    if (!outcome?.ok) return;
    showToast('success', t('staffFirms.responded'));
    onDone();
  };
  const hint = <Counter text={text} max={limits.reviews.responseMax} />;
  const isOfField = Object.keys(fieldErrors).length > 0;
  return (
    <FormSheet title={t('staffFirms.respondTitle')} send={t('staffFirms.send')} pending={pending} onClose={onClose} onSend={() => void send()}>
      <p className="m-0 text-muted">{t('staffFirms.respondText')}</p>
      <FailureNotice failure={isOfField ? undefined : failure} texts={{ NO_RESPONSE: 'staffFirms.actFailed' }} className="" />
      <Field id="text" label={t('staffFirms.response')} hint={hint} error={fieldErrors['text']}>
        <TextArea {...described('text', fieldErrors['text'], hint)} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </FormSheet>
  );
}
