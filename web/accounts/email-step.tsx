import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { FieldFault } from '#contracts/errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { isUnderWay, sentNow, type CodeCalls, type CodeEntry } from './code-entry.ts';
import { AccountLink } from './account-link.tsx';
import { faultText } from '#web/platform/fault-text.ts';
import { SubmitButton } from './submit-button.tsx';
import { CareLink, TroubleNotice, troubleOf, type Trouble } from './trouble.tsx';
import { usePatience } from './use-patience.ts';

interface EmailStepProps {
  heading: string;
  lead: string;
  entry: CodeEntry;
  change: (next: Partial<CodeEntry>) => void;
  calls: () => Promise<CodeCalls>;
  /** A code is on its way. */
  onSent: () => void;
  /** The address was verified before. */
  onTicket?: (email: string, ticket: string) => void;
  /** The address as it stands is already verified: goes on without a call. */
  known?: (() => void) | undefined;
  /** Below the button. */
  children: ReactNode;
}

/** What helps where the address is taken or disabled. */
function Ways({ code, email }: { code: Trouble['code'] | undefined; email: () => string }) {
  const { t } = useWords();
  if (code === 'EMAIL_DISABLED') return <CareLink />;
  if (code !== 'EMAIL_TAKEN') return null;
  return (
    <p className="m-0 flex flex-wrap gap-x-5 text-ui">
      <AccountLink to="/SignIn" email={email} className="font-semibold">
        {t('accounts.takenSignIn')}
      </AccountLink>
      <AccountLink to="/ForgotPassword" email={email} className="font-semibold">
        {t('accounts.takenForgot')}
      </AccountLink>
    </p>
  );
}

/** Step one: the address that a code is sent to. */
export function EmailStep({ heading, lead, entry, change, calls, onSent, onTicket, known, children }: EmailStepProps) {
  const { t } = useWords();
  const patience = usePatience();
  const form = useRef<HTMLFormElement>(null);
  const focusEmail = (): void => form.current?.querySelector('input')?.focus();
  const [fault, setFault] = useState<FieldFault>();
  const [trouble, setTrouble] = useState<Trouble>();

  async function send(): Promise<void> {
    setTrouble(undefined);
    if (known) return known();
    try {
      const { checkEmail, sendCode } = await calls();
      const checked = checkEmail(entry.email);
      setFault('fault' in checked ? checked.fault : undefined);
      if ('fault' in checked) return focusEmail();
      if (isUnderWay(entry.sent, checked.value, Date.now())) return onSent();
      const answer = await patience.run(() => sendCode({ ...memberApi(), token: undefined }, checked.value));
      if ('ticket' in answer) return onTicket?.(checked.value, answer.ticket);
      change({ email: checked.value, sent: sentNow(checked.value, answer, Date.now()) });
      onSent();
    } catch (error) {
      setTrouble(troubleOf(error, 'errors.notice_sendCodeFailed', { UNAVAILABLE: 'errors.notice_sendCodeFailed', INTERNAL: 'errors.notice_sendCodeFailed' }));
      focusEmail();
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!patience.busy) void send();
  };
  const aboutEmail = trouble?.code === 'EMAIL_TAKEN' || trouble?.code === 'EMAIL_DISABLED';
  const error = fault ? faultText(t, fault) : trouble && aboutEmail ? t.dynamic(trouble.key) : trouble?.fields['email'];
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit}>
      <h1 className="m-0">{heading}</h1>
      <p className="mt-2 mb-0 text-muted">{lead}</p>
      {aboutEmail || trouble?.fields['email'] ? null : <TroubleNotice trouble={trouble} />}
      <Field id="email" label={t('accounts.email')} error={error} className="mt-6">
        <TextInput
          {...described('email', error)}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={limits.accounts.emailMax}
          placeholder={t('accounts.emailPlaceholder')}
          value={entry.email}
          onChange={(event) => {
            change({ email: event.target.value });
            setFault(undefined);
            setTrouble(undefined);
          }}
        />
      </Field>
      <Ways code={trouble?.code} email={() => entry.email} />
      <SubmitButton patience={patience} working={t('accounts.sendingCode')}>
        {t('accounts.sendCode')}
      </SubmitButton>
      {children}
    </form>
  );
}
