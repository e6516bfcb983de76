import { roles } from '#contracts/enums.ts';
import type { Member } from '#contracts/accounts/members.ts';
import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { FormSheet } from '#web/staff/kit/form-sheet.tsx';
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

/** Sends what the form says. */
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
    if (!outcome?.ok) return;
    showToast('success', outcome.value);
    onDone();
  }
  return { ...carrying, send };
}

/** Asks for what an action needs, explains its consequences, and carries it out. */
export function StaffActionDialog({ intention, onClose, onDone }: { intention: Intention; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  const { member, action } = intention;
  const { send, ...carrying } = useStaffAction(intention, onDone);
  const { fieldErrors } = carrying;
  return (
    <FormSheet
      title={t(`members.${action}Title`, { name: member.name })}
      lead={t(`members.${action}Text`)}
      send={t(`members.${action}`)}
      no={t('members.keep')}
      danger={action === 'suspend' || action === 'disable'}
      call={carrying}
      texts={{ NO_RESPONSE: 'members.actFailed', otherwise: 'members.actFailed' }}
      onClose={onClose}
      onSend={send}
    >
      {action === 'suspend' ? <LengthFields error={fieldErrors['until']} /> : null}
      {action === 'suspend' || action === 'disable' ? <ReasonField error={fieldErrors['reason']} /> : null}
      {action === 'role' ? <RoleFields present={member.role} error={fieldErrors['role']} /> : null}
    </FormSheet>
  );
}
