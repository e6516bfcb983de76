import { type FormEvent, useId, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { toAsciiDigits, toLocaleDigits } from '#i18n/digits.ts';
import { Counter } from '#web/forms/counter.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/controls.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { SeenFirm } from './firm-data.ts';
import { sendInterest, type TypedInterest } from './interest-call.ts';

const { noteMax } = limits.interests;

interface FieldsProps {
  typed: TypedInterest;
  errors: Readonly<Record<string, string>>;
  change: (part: Partial<TypedInterest>) => void;
}

function Fields({ typed, errors, change }: FieldsProps) {
  const { t, lng } = useWords();
  const counter = <Counter text={typed.note} max={noteMax} />;
  return (
    <div className="flex flex-col gap-4">
      <Field id="name" label={t('interiors.interestName')} error={errors['name']}>
        <TextInput
          {...described('name', errors['name'])}
          name="name"
          autoComplete="name"
          value={typed.name}
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <Field id="occupation" label={t('interiors.interestOccupation')} error={errors['occupation']}>
        <TextInput
          {...described('occupation', errors['occupation'])}
          name="occupation"
          autoComplete="organization-title"
          value={typed.occupation}
          onChange={({ target }) => change({ occupation: target.value })}
        />
      </Field>
      <Field id="phone" label={t('interiors.interestPhone')} error={errors['phone']}>
        <TextInput
          {...described('phone', errors['phone'])}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={toLocaleDigits(lng, typed.phone)}
          onChange={({ target }) => change({ phone: toAsciiDigits(target.value) })}
        />
      </Field>
      <Field id="note" label={t('interiors.interestNote')} note={t('shell.optional')} error={errors['note']} hint={counter}>
        <TextArea
          {...described('note', errors['note'], counter)}
          name="note"
          rows={3}
          value={typed.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </Field>
    </div>
  );
}

interface InterestDialogProps {
  firm: SeenFirm;
  open: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Asks who wants work done and how to reach them; what was typed stays where it fails. */
export function InterestDialog({ firm, open, onClose, onSent }: InterestDialogProps) {
  const { t, lng } = useWords();
  const { user } = useSession();
  const form = useId();
  const [typed, setTyped] = useState<TypedInterest>({ name: user?.name ?? '', occupation: user?.occupation ?? '', phone: user?.phone ?? '', note: '' });
  const sending = useCall(sendInterest, { outlives: true });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await sending.run(firm.PostID, typed);
    if (outcome?.ok) {
      showToast('success', outcome.value);
      onSent();
    }
    if (outcome?.ok === false) focusFirstFault(form);
  };
  const isOfField = Object.keys(sending.fieldErrors).length > 0;
  const footer = (
    <Button type="submit" form={form} className="w-full" disabled={sending.pending} aria-busy={sending.pending}>
      {t(sending.pending ? 'shell.sending' : 'interiors.interestSend')}
    </Button>
  );
  return (
    <Sheet open={open} onClose={onClose} kind="dialog" title={t('interiors.interestTitle')} closeLabel={t('shell.close')} footer={footer}>
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="mt-0 mb-4 text-ui text-muted">{t('interiors.interestLead', { name: firm.companyName[lng] })}</p>
        <Fields typed={typed} errors={sending.fieldErrors} change={(part) => setTyped((before) => ({ ...before, ...part }))} />
        <FailureNotice failure={isOfField ? undefined : sending.failure} />
        {sending.slow ? <p className="mt-3 mb-0 text-small text-muted">{t('shell.stillWorking')}</p> : null}
      </form>
    </Sheet>
  );
}
