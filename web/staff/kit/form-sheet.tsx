import { type FormEvent, type ReactNode, useId } from 'react';
import type { Call } from '#web/platform/calls/use-call.ts';
import type { FailureTexts } from '#web/platform/calls/failure-text.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { useWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice } from '#web/ui/failure-notice.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface FormSheetProps {
  title: string;
  /** What the form is for, above its fields. */
  lead?: string;
  /** What the two buttons say. */
  send: string;
  sending?: string;
  no?: string;
  danger?: boolean;
  kind?: 'dialog' | 'sheet';
  call: Pick<Call<never, unknown>, 'pending' | 'failure' | 'fieldErrors'>;
  texts?: FailureTexts;
  onClose: () => void;
  /** Sends it; where that is refused, the focus goes to the first field at fault. */
  onSend: (form: HTMLFormElement) => Promise<unknown>;
  children: ReactNode;
}

/** A form in a dialog: its fields, why it was refused, and the two buttons. */
export function FormSheet({ title, lead, send, sending, no, danger = false, kind = 'dialog', call, texts, onClose, onSend, children }: FormSheetProps) {
  const { t } = useWords();
  const id = useId();
  const { pending, failure, fieldErrors } = call;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    await onSend(event.currentTarget);
    focusFirstFault(id);
  };
  return (
    <Sheet
      kind={kind}
      open
      onClose={onClose}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={onClose} className="flex-1">
            {no ?? t('shell.cancel')}
          </Button>
          <Button type="submit" form={id} kind={danger ? 'danger' : 'primary'} disabled={pending} aria-busy={pending} className="flex-1">
            {pending ? (sending ?? t('staff.sending')) : send}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {lead ? <p className="m-0 text-muted">{lead}</p> : null}
        <FailureNotice failure={Object.keys(fieldErrors).length > 0 ? undefined : failure} texts={{ NO_RESPONSE: 'staff.actFailed', ...texts }} className="" />
        {children}
      </form>
    </Sheet>
  );
}
