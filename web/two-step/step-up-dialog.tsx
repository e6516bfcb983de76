import { type FormEvent, useEffect, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { PasswordBox } from '#web/accounts/passwords/password-box.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi, useSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useRead } from '#web/platform/calls/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { answerStepUp } from '#web/platform/calls/ask-step-up.ts';
import { proveAgain, provePasswordAgain, readTwoStep } from './two-step-calls.ts';

const formId = 'step-up';
type By = 'password' | 'code';

/** Sends what was typed; the calls that wait go on once it is right. */
function useProof(by: By, isStaff: boolean) {
  const words = useWords();
  const proving = useCall((api, typed: string) => (isStaff ? proveAgain : provePasswordAgain)(api, { [by]: typed }));
  const { failure, fieldErrors } = proving;
  const wrong = { INVALID_CREDENTIALS: 'twoStep.wrongPassword', CODE_INVALID: 'twoStep.wrongCode' } as const;
  const error = fieldErrors[by] && failure?.code !== 'INVALID_CREDENTIALS' ? fieldErrors[by] : failure && reasonText(words, failure, wrong);
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    event.stopPropagation();
    const typed = String(new FormData(event.currentTarget).get('stepUpProof') ?? '');
    const outcome = await proving.run(typed);
    if (outcome?.ok) answerStepUp(true);
    if (outcome?.ok === false) focusFirstFault(formId);
  }
  return { pending: proving.pending, clear: proving.clear, error, send };
}

function CodeField({ error }: { error: string | undefined }) {
  const { t } = useWords();
  const hint = t('twoStep.codeHint');
  return (
    <Field id="stepUpProof" label={t('twoStep.code')} hint={hint} error={error} className="mt-4">
      <TextInput
        {...described('stepUpProof', error, hint)}
        name="stepUpProof"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
    </Field>
  );
}

/** Asks for the password, or a code of the app, before something grave. */
export function StepUpDialog() {
  const { t, fmt } = useWords();
  const [by, setBy] = useState<By>('password');
  const { user } = useSession();
  // Only staff have a second step.
  const isStaff = user?.role !== 'user' && user?.role !== 'firmOwner';
  const { value: state } = useRead(isStaff ? 'two-step' : undefined, (signal) => readTwoStep({ ...memberApi(), signal }));
  const { pending, clear, error, send } = useProof(by, isStaff);
  useEffect(() => document.querySelector<HTMLInputElement>(`#${formId} input`)?.focus(), [by]);
  const minutes = fmt.number(limits.twoStep.stepUpMinutes);
  const change = (): void => {
    clear();
    setBy(by === 'password' ? 'code' : 'password');
  };
  return (
    <Sheet
      kind="dialog"
      open
      onClose={() => answerStepUp(false)}
      title={t('twoStep.stepUpTitle')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button kind="outline" onClick={() => answerStepUp(false)} className="flex-1">
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={pending} aria-busy={pending} className="flex-1">
            {t(pending ? 'twoStep.checking' : 'twoStep.goOn')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void send(event)}>
        <p className="m-0 text-muted">{t(by === 'password' ? 'twoStep.stepUpText' : 'twoStep.stepUpCodeText', { minutes })}</p>
        {by === 'password' ? (
          <PasswordBox key="password" name="stepUpProof" label={t('twoStep.password')} error={error} autoComplete="current-password" maxLength={1024} />
        ) : (
          <CodeField key="code" error={error} />
        )}
        {state?.on ? (
          <Button kind="quiet" onClick={change} className="mt-2 -ml-5">
            {t(by === 'password' ? 'twoStep.useCode' : 'twoStep.usePassword')}
          </Button>
        ) : null}
      </form>
    </Sheet>
  );
}
