import { type FormEvent, useEffect, useState } from 'react';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { endSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface SignInAgainProps {
  email: string;
  open: boolean;
  onClose: () => void;
  /** Called with the new session in place. */
  onDone: () => void;
}

const formId = 'sign-in-again';
const passwordId = 'again-password';

/** Asks for the password where the session ended in the middle, so that no one loses their way or their pictures. */
export function SignInAgain({ email, open, onClose, onDone }: SignInAgainProps) {
  const words = useWords();
  const { t } = words;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  // The dialog gives the focus to its first button; what is asked for is the password.
  useEffect(() => {
    if (open) document.getElementById(passwordId)?.focus();
  }, [open]);
  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return setFault(t('errors.field_required'));
    setBusy(true);
    setFault(undefined);
    try {
      const { signInAgain } = await import('./sign-in-again-call.ts');
      await signInAgain(email, password);
      onDone();
    } catch (error) {
      setFault(failureText(words, error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Sheet
      kind="dialog"
      open={open}
      onClose={onClose}
      title={t('posting.againTitle')}
      closeLabel={t('shell.close')}
      footer={
        <Button type="submit" form={formId} disabled={busy} aria-busy={busy} className="flex-1">
          {busy ? t('shell.sending') : t('posting.againSubmit')}
        </Button>
      }
    >
      <p className="mt-0 mb-4">{t('posting.againText')}</p>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p className="mt-0 mb-3 text-small break-words text-muted">{email}</p>
        {/* Tells password managers whose password is wanted. */}
        <input type="email" name="email" value={email} readOnly autoComplete="username" hidden />
        <Field id={passwordId} label={t('posting.againPassword')} error={fault}>
          <TextInput {...described(passwordId, fault)} name="password" type="password" autoComplete="current-password" />
        </Field>
      </form>
      <Button kind="quiet" className="mt-3 -ml-3 !px-3" onClick={() => void endSession()}>
        {t('posting.againOther')}
      </Button>
    </Sheet>
  );
}
