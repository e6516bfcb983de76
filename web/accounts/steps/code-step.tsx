import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { anonymous, type CallFailure } from '#web/platform/api.ts';
import { reasonText, type FailureCode, type FailureTexts } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { showToast } from '#web/platform/toasts.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { AccountFailure } from '#web/accounts/account-failure.tsx';
import { CodeBox } from './code-box.tsx';
import { sentNow, type CodeCalls, type Sent } from './code-entry.ts';
import { ResendClock } from './resend-clock.tsx';
import { SubmitButton } from '#web/accounts/submit-button.tsx';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';

interface CodeStepProps {
  sent: Sent;
  onSent: (sent: Sent) => void;
  calls: () => Promise<CodeCalls>;
  onVerified: (ticket: string) => void;
  /** The address was verified in the meantime, as in another tab. */
  onTicket?: (email: string, ticket: string) => void;
  onWrongEmail: () => void;
  words: {
    sentTo: string;
    wrongEmail: string;
    /** This way's own words for wrong and expired codes. */
    failures: FailureTexts;
  };
  children?: ReactNode;
}

const ofTheCode: readonly FailureCode[] = ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_LOCKED'];
const resendFailed = 'errors.notice_resendCodeFailed';
const resendTexts = { otherwise: resendFailed, UNAVAILABLE: resendFailed, INTERNAL: resendFailed } as const;

/** What typing and sending the code comes to. */
function useCode({ sent, onSent, calls, onVerified, onTicket }: CodeStepProps) {
  const [code, setCode] = useState('');
  const verifying = useCall(async (api, typed: string) => {
    const { checkCode, verifyCode } = await calls();
    return verifyCode(anonymous(api), sent.to, checkCode(typed));
  });
  const resending = useCall(async (api) => (await calls()).sendCode(anonymous(api), sent.to));
  const clear = (): void => {
    verifying.clear();
    resending.clear();
  };

  function refused(failure: CallFailure): void {
    if (!ofTheCode.includes(failure.code)) return;
    setCode('');
    const wrong = sent.wrong + (failure.code === 'CODE_INVALID' ? 1 : 0);
    const expiresAt = failure.code === 'CODE_EXPIRED' ? Math.min(sent.expiresAt, Date.now()) : sent.expiresAt;
    onSent({ ...sent, wrong, expiresAt, locked: sent.locked || failure.code === 'CODE_LOCKED' });
  }
  async function verify(typed: string): Promise<void> {
    resending.clear();
    const outcome = await verifying.run(typed);
    if (outcome?.ok) onVerified(outcome.value);
    if (outcome?.ok === false) refused(outcome.failure);
  }
  async function resend(): Promise<boolean> {
    verifying.clear();
    const outcome = await resending.run();
    if (!outcome?.ok) return false;
    setCode('');
    if ('ticket' in outcome.value) onTicket?.(sent.to, outcome.value.ticket);
    else onSent(sentNow(sent.to, outcome.value, Date.now()));
    return !('ticket' in outcome.value);
  }
  const change = (typed: string): void => {
    setCode(typed);
    clear();
  };
  return { code, change, verifying, resending, verify, resend };
}

function Resend({ left, urgent, pending, onResend }: { left: number; urgent: boolean; pending: boolean; onResend: () => void }) {
  const { t } = useWords();
  return (
    <Button kind={urgent && left === 0 ? 'primary' : 'outline'} disabled={left > 0 || pending} onClick={onResend} className="mt-3 w-full">
      {pending ? t('accounts.sendingCode') : t('accounts.resend')}
    </Button>
  );
}

/** Step two: the code of the mail, how long it counts, and a new one when it may be had. */
export function CodeStep(props: CodeStepProps) {
  const { sent, onWrongEmail, words, children } = props;
  const page = useWords();
  const { t, fmt } = page;
  const form = useRef<HTMLFormElement>(null);
  const { code, change, verifying, resending, verify, resend } = useCode(props);
  const validFor = useSecondsLeft(sent.expiresAt);
  const resendIn = useSecondsLeft(sent.resendAt);
  const focusCode = (): void => requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('#code')?.focus()) as unknown as void;
  const submit = (typed: string): void => void (verifying.pending || verify(typed).then(focusCode));
  const again = async (): Promise<void> => {
    if (await resend()) showToast('success', t('accounts.resent'));
    focusCode();
  };

  const failure = verifying.failure ?? resending.failure;
  const isOfCode = failure !== undefined && ofTheCode.includes(failure.code);
  const expired = validFor === 0;
  const triesLeft = Math.max(0, limits.codes.triesMax - sent.wrong);
  const tries = sent.wrong > 0 && triesLeft > 0 && !sent.locked && !expired ? t('accounts.triesLeft', { count: triesLeft }) : '';
  const wrong = isOfCode ? reasonText(page, failure, words.failures) : (verifying.fieldErrors['code'] ?? (sent.locked ? t('errors.CODE_LOCKED') : undefined));
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit(code);
      }}
    >
      <h1 className="m-0">{t('accounts.codeHeading')}</h1>
      <p className="mt-2 mb-0 text-muted">
        <b className="font-semibold break-all text-ink">{sent.to}</b> {words.sentTo}{' '}
        <button type="button" onClick={onWrongEmail} className="-my-2 py-2 font-semibold text-link underline">
          {words.wrongEmail}
        </button>
      </p>
      <AccountFailure failure={isOfCode || failure?.fields['code'] ? undefined : failure} texts={verifying.failure ? words.failures : resendTexts} />
      <div className="mt-4">
        <CodeBox
          value={code}
          onChange={(typed, whole) => {
            change(typed);
            if (whole) submit(typed);
          }}
          error={wrong && tries ? t('accounts.wrongWithTries', { wrong: wrong.replace(/[.।]$/, ''), tries }) : wrong}
          disabled={sent.locked || expired}
        />
      </div>
      <ResendClock left={resendIn} total={sent.resendIn} validFor={sent.locked ? 0 : validFor} />
      <SubmitButton call={verifying} working={t('accounts.checking')} disabled={sent.locked || expired}>
        {t('shell.next')}
      </SubmitButton>
      <Resend left={resendIn} urgent={sent.locked || expired} pending={resending.pending} onResend={() => void again()} />
      <p className="sr-only" aria-live="polite">
        {validFor > 0 && validFor % 60 === 0 ? t('accounts.codeValid', { time: fmt.plain(validFor / 60) }) : ''}
      </p>
      {children}
    </form>
  );
}
