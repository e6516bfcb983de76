import { type FormEvent, useRef, useState } from 'react';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { roles } from '#contracts/enums.ts';
import type { Member } from '#contracts/accounts/members.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LengthFields, ReasonField, RoleFields } from './staff-action-fields.tsx';
import { endOf, lengths } from './staff-actions.ts';
import { carryOut, type StaffAction, type StaffActionFields } from './member-calls.ts';

export interface Intention {
  member: Member;
  action: StaffAction;
}

/** What the form says; no `until` where a date is meant and none is chosen. */
function fieldsOf(form: HTMLFormElement, present: StaffActionFields['role']): Omit<StaffActionFields, 'until'> & { until: string | undefined } {
  const typed = new FormData(form);
  const text = (name: string): string => String(typed.get(name) ?? '');
  const length = lengths.find((one) => one === text('length')) ?? 'open';
  const role = roles.find((one) => one === text('role')) ?? present;
  return { reason: text('reason'), until: endOf(length, text('date'), Date.now()), role };
}

/** Sends what the form says; where a field is at fault, the focus goes there. */
function useStaffAction({ member, action }: Intention, onDone: () => void) {
  const carrying = useCall(
    async (api, { until, ...fields }: ReturnType<typeof fieldsOf>) => {
      if (until === undefined) throw new CallFailure(0, { error: 'VALIDATION' }, { faults: { until: { key: 'required', params: {} } } });
      return carryOut(api, member.id, action, { ...fields, until });
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

/** Asks for what an action needs, explains its consequences, and carries it out. */
export function StaffActionDialog({ intention, onClose, onDone }: { intention: Intention; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  const { member, action } = intention;
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => dateInDhaka(Date.now()));
  const { pending, fieldErrors, failure, send } = useStaffAction(intention, onDone);
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
      title={t(`members.${action}Title`, { name: member.name })}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {t('members.keep')}
          </Button>
          <Button
            kind={action === 'suspend' || action === 'disable' ? 'danger' : 'primary'}
            type="submit"
            form="staff-action"
            disabled={pending}
            aria-busy={pending}
            className="flex-1"
          >
            {pending ? t('members.sending') : t(`members.${action}`)}
          </Button>
        </>
      }
    >
      <form ref={form} id="staff-action" noValidate onSubmit={submit}>
        <p className="m-0 text-muted">{t(`members.${action}Text`)}</p>
        <FailureNotice
          failure={isOfField ? undefined : failure}
          texts={{ NO_RESPONSE: 'members.actFailed', otherwise: 'members.actFailed' }}
          className="mt-3"
        />
        {action === 'suspend' ? <LengthFields today={today} error={fieldErrors['until']} /> : null}
        {action === 'suspend' || action === 'disable' ? <ReasonField error={fieldErrors['reason']} /> : null}
        {action === 'role' ? <RoleFields present={member.role} error={fieldErrors['role']} /> : null}
      </form>
    </Sheet>
  );
}
