import { type FormEvent, useRef, useState } from 'react';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { roles } from '#contracts/enums.ts';
import type { Member } from '#contracts/members.ts';
import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
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

/** Sending what the form says: where it fails, why, and what is wrong with which field. */
function useDeed({ member, deed }: Intention, onDone: () => void) {
  const { t } = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  async function send(form: HTMLFormElement): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const fields = fieldsOf(form, member.role);
      if (fields.until === undefined) throw new CallFailure(0, { error: 'VALIDATION', fields: { until: t('errors.field_required') } });
      showToast('success', await carryOut(member.id, deed, { ...fields, until: fields.until }));
      onDone();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error);
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    } finally {
      setBusy(false);
    }
  }
  const fields = failure?.fields ?? {};
  const told = failure && Object.keys(fields).length === 0 ? failure.message || t('members.actFailed') : undefined;
  return { busy, fields, told, send };
}

/** Asks for what a deed needs, says what follows from it, and does it. */
export function DeedDialog({ intention, onClose, onDone }: { intention: Intention; onClose: () => void; onDone: () => void }) {
  const { t } = useWords();
  const { member, deed } = intention;
  const form = useRef<HTMLFormElement>(null);
  const [today] = useState(() => dateInDhaka(Date.now()));
  const { busy, fields, told, send } = useDeed(intention, onDone);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void send(event.currentTarget);
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
            disabled={busy}
            aria-busy={busy}
            className="flex-1"
          >
            {busy ? t('members.sending') : t(`members.${deed}`)}
          </Button>
        </>
      }
    >
      <form ref={form} id="deed" noValidate onSubmit={submit}>
        <p className="m-0 text-muted">{t(`members.${deed}Text`)}</p>
        {told ? (
          <div className="mt-3">
            <Notice tone="danger" alert>
              {told}
            </Notice>
          </div>
        ) : null}
        {deed === 'suspend' ? <LengthFields today={today} error={fields['until']} /> : null}
        {deed === 'suspend' || deed === 'disable' ? <ReasonField error={fields['reason']} /> : null}
        {deed === 'role' ? <RoleFields present={member.role} error={fields['role']} /> : null}
      </form>
    </Sheet>
  );
}
