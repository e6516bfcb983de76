import { type FormEvent, type ReactNode, useRef } from 'react';
import { limits } from '#contracts/limits.ts';
import { anonymous } from '#web/platform/api.ts';
import { reasonText, type FailureCode } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { described, Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { isUnderWay, sentNow, type CodeCalls, type CodeEntry } from './code-entry.ts';
import { AccountFailure, CareLink } from '#web/accounts/account-failure.tsx';
import { AccountLink } from '#web/accounts/account-link.tsx';
import { SubmitButton } from '#web/accounts/submit-button.tsx';

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
function Ways({ code, email }: { code: FailureCode | undefined; email: () => string }) {
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

const failed = 'errors.notice_sendCodeFailed';
const texts = { otherwise: failed, UNAVAILABLE: failed, INTERNAL: failed } as const;

/** Step one: the address that a code is sent to. */
export function EmailStep({ heading, lead, entry, change, calls, onSent, onTicket, known, children }: EmailStepProps) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const sending = useCall(async (api, typed: string) => {
    const { checkEmail, sendCode } = await calls();
    const email = checkEmail(typed);
    return isUnderWay(entry.sent, email, Date.now()) ? undefined : { email, answer: await sendCode(anonymous(api), email) };
  });
  const { failure, fieldErrors } = sending;

  async function send(): Promise<void> {
    if (known) return known();
    const outcome = await sending.run(entry.email);
    if (!outcome) return;
    if (!outcome.ok) return form.current?.querySelector('input')?.focus();
    if (!outcome.value) return onSent();
    const { email, answer } = outcome.value;
    if ('ticket' in answer) return onTicket?.(email, answer.ticket);
    change({ email, sent: sentNow(email, answer, Date.now()) });
    onSent();
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void send();
  };
  const isOfEmail = failure?.code === 'EMAIL_TAKEN' || failure?.code === 'EMAIL_DISABLED';
  const error = isOfEmail ? reasonText(words, failure) : fieldErrors['email'];
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit}>
      <h1 className="m-0">{heading}</h1>
      <p className="mt-2 mb-0 text-muted">{lead}</p>
      <AccountFailure failure={error ? undefined : failure} texts={texts} />
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
            sending.clear();
          }}
        />
      </Field>
      <Ways code={failure?.code} email={() => entry.email} />
      <SubmitButton call={sending} working={t('accounts.sendingCode')}>
        {t('accounts.sendCode')}
      </SubmitButton>
      {children}
    </form>
  );
}
