// The second step of signing in, where two-step sign-in is on: a code of the authenticator app, or a recovery code.
import { type FormEvent, useEffect, useState } from 'react';
import type { LoginAnswer } from '#contracts/accounts/accounts.ts';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { anonymous } from '#web/platform/api.ts';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import { Button } from '#web/ui/button.tsx';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { AccountFailure } from '#web/accounts/account-failure.tsx';
import { CodeBox } from './code-box.tsx';
import { verifyCode } from './second-step-call.ts';
import { SubmitButton } from '#web/accounts/submit-button.tsx';

interface SecondStepProps {
  ticket: string;
  onSignedIn: (by: LoginAnswer) => Promise<void>;
  /** The time is up: the password is asked for again. */
  onOver: () => void;
}

const formId = 'second-step';

function useSecondStep({ ticket, onSignedIn }: Pick<SecondStepProps, 'ticket' | 'onSignedIn'>) {
  const [code, setCode] = useState('');
  const checking = useCall(async (api, typed: string) => onSignedIn(await verifyCode(anonymous(api), { ticket, code: typed })));
  const waits = useSecondsLeft(checking.failure?.until) > 0;
  async function send(typed: string): Promise<void> {
    if (checking.pending || waits) return;
    const outcome = await checking.run(typed);
    if (outcome?.ok !== false) return;
    if (outcome.failure.code === 'CODE_INVALID') setCode('');
    focusFirstFault(formId);
  }
  const change = (typed: string): void => {
    setCode(typed);
    checking.clear();
  };
  return { ...checking, code, change, waits, send };
}

export function SecondStep({ ticket, onSignedIn, onOver }: SecondStepProps) {
  const words = useWords();
  const { t } = words;
  const [recovery, setRecovery] = useState(false);
  const { code, change, waits, send, failure, fieldErrors, ...checking } = useSecondStep({ ticket, onSignedIn });
  const texts = { CODE_INVALID: recovery ? 'accounts.recoveryWrong' : 'accounts.secondWrong' } as const;
  const isOfCode = failure?.code === 'CODE_INVALID';
  const isOver = failure?.code === 'CODE_EXPIRED';
  const error = fieldErrors['code'] ?? (isOfCode ? reasonText(words, failure, texts) : undefined);
  useEffect(() => document.querySelector<HTMLInputElement>(`#${formId} input`)?.focus(), [recovery]);
  return (
    <form
      id={formId}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <h1 className="m-0">{t(recovery ? 'accounts.recoveryHeading' : 'accounts.secondHeading')}</h1>
      <p className="mt-2 mb-0 text-muted">{t(recovery ? 'accounts.recoveryLead' : 'accounts.secondLead')}</p>
      <AccountFailure failure={isOfCode ? undefined : failure} texts={{ CODE_EXPIRED: 'accounts.secondOver' }} />
      <div className="mt-5">
        {recovery ? (
          <Field id="code" label={t('accounts.recoveryLabel')} error={error}>
            <TextInput
              {...described('code', error)}
              name="code"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
              value={code}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
        ) : (
          <CodeBox
            value={code}
            onChange={(typed, whole) => {
              change(typed);
              if (whole) void send(typed);
            }}
            error={error}
            disabled={isOver}
          />
        )}
      </div>
      {isOver ? (
        <Button onClick={onOver} className="mt-6 w-full">
          {t('accounts.secondBack')}
        </Button>
      ) : (
        <SubmitButton call={checking} working={t('accounts.checking')} disabled={waits}>
          {t('shell.signIn')}
        </SubmitButton>
      )}
      <Button
        kind="quiet"
        className="mt-2 w-full"
        onClick={() => {
          change('');
          setRecovery(!recovery);
        }}
      >
        {t(recovery ? 'accounts.toApp' : 'accounts.toRecovery')}
      </Button>
    </form>
  );
}
