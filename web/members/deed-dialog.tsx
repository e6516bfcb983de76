import { type FormEvent, useRef, useState } from 'react';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { roles } from '#contracts/enums.ts';
import type { Member } from '#contracts/members.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LengthFields, ReasonField, RoleFields } from './deed-fields.tsx';
import { endOf, lengths } from './deeds.ts';
import { carryOut, type Deed, type DeedFields } from './member-calls.ts';

export interface Intention {
  member: Member;
  deed: Deed;
}

/** What the form says; no `until` where a date is meant and none is chosen. */
function fieldsOf(form: HTMLFormElement, present: DeedFields['role']): Omit<DeedFields, 'until'> & { until: string | undefined } {
  const typed = new FormData(form);
  const text = (name: string): string => String(typed.get(name) ?? '');
  const length = lengths.find((one) => one === text('length')) ?? 'open';
  const role = roles.find((one) => one === text('role')) ?? present;
  return { reason: text('reason'), until: endOf(length, text('date'), Date.now()), role };
}

/** Sends what the form says; where a field is at fault, the focus goes there. */
function useDeed({ member, deed }: Intention, onDone: () => void) {
  const carrying = useCall(
    async (api, { until, ...fields }: ReturnType<typeof fieldsOf>) => {
      if (until === undefined) throw new CallFailure(0, { error: 'VALIDATION' }, { faults: { until: { key: 'required', params: {} } } });
      return carryOut(api, member.id, deed, { ...fields, until });
    },
    { outlives: true },
  );
  async function send(form: HTMLFormElement): Promise<void> {
    const outcome = await carrying.run(fieldsOf(form, member.role));
    if (outcome?.ok) {
      showToast('success', outcome.value);
      onDone();
    }
    if (outcome?.ok === false) focusFirstFault(form.id);
  }
  return { ...carrying, send };
}

/** Asks for what a deed needs, says what follows from it, and does it. */
export function DeedDialog({ intention, onClose, onDone }: { intention: Intention; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  const { member, deed } = intention;
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => dateInDhaka(Date.now()));
  const { pending, fieldErrors, failure, send } = useDeed(intention, onDone);
  const isOfField = Object.keys(fieldErrors).length > 0;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return (
    <Sheet
      kind="dialog"
      open
      onClose={onClose}
      title={t(`members.${deed}Title`, { name: member.name })}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('members.keep')}
          </Button>
          <Button
            kind={deed === 'suspend' || deed === 'disable' ? 'danger' : 'primary'}
            type="submit"
            form="deed"
            disabled={pending}
            aria-busy={pending}
            className="flex-1"
          >
            {pending ? t('members.sending') : t(`members.${deed}`)}
          </Button>
        </>
      }
    >
      <form ref={form} id="deed" noValidate onSubmit={submit}>
        <p className="m-0 text-muted">{t(`members.${deed}Text`)}</p>
        <FailureNotice
          failure={isOfField ? undefined : failure}
          texts={{ NO_RESPONSE: 'members.actFailed', otherwise: 'members.actFailed' }}
          className="mt-3"
        />
        {deed === 'suspend' ? <LengthFields today={today} error={fieldErrors['until']} /> : null}
        {deed === 'suspend' || deed === 'disable' ? <ReasonField error={fieldErrors['reason']} /> : null}
        {deed === 'role' ? <RoleFields present={member.role} error={fieldErrors['role']} /> : null}
      </form>
    </Sheet>
  );
}
