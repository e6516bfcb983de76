import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import type { FieldFault } from '#contracts/errors.ts';
import type { Key } from '#i18n/message.ts';
import { useWords } from '#web/platform/language.tsx';
import { memberApi } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';
import { Button } from '#web/ui/button.tsx';
import { CodeBox } from './code-box.tsx';
import { sentNow, type CodeCalls, type Sent } from './code-entry.ts';
import { ResendClock } from './resend-clock.tsx';
import { faultText } from '#web/platform/fault-text.ts';
import { SubmitButton } from './submit-button.tsx';
import { TroubleNotice, troubleOf, type Trouble, type TroubleCode } from './trouble.tsx';
import { usePatience, type Patience } from './use-patience.ts';
import { useSecondsLeft } from '#web/platform/use-seconds-left.ts';

interface CodeStepProps {
  sent: Sent;
  onSent: (sent: Sent) => void;
  calls: () => Promise<CodeCalls>;
  onVerified: (ticket: string) => void;
  /** The address was verified meanwhile, as in another tab. */
  onTicket?: (email: string, ticket: string) => void;
  onWrongEmail: () => void;
  words: {
    sentTo: string;
    wrongEmail: string;
    /** This way's own words for wrong and expired codes. */
    failures: Partial<Record<TroubleCode, Key>>;
  };
  children?: ReactNode;
}

const ofTheCode: readonly TroubleCode[] = ['CODE_INVALID', 'CODE_EXPIRED', 'CODE_LOCKED'];

/** What typing and sending the code comes to. */
function useCode({ sent, onSent, calls, onVerified, onTicket, words }: CodeStepProps) {
  const patience = usePatience();
  const resending = usePatience();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<FieldFault>();
  const [trouble, setTrouble] = useState<Trouble>();
  const clear = (): void => {
    setFault(undefined);
    setTrouble(undefined);
  };

  function refused(error: unknown): void {
    const found = troubleOf(error, 'accounts.noAnswer', words.failures);
    setTrouble(found);
    if (!ofTheCode.includes(found.code)) return;
    setCode('');
    const wrong = sent.wrong + (found.code === 'CODE_INVALID' ? 1 : 0);
    const expiresAt = found.code === 'CODE_EXPIRED' ? Math.min(sent.expiresAt, Date.now()) : sent.expiresAt;
    onSent({ ...sent, wrong, expiresAt, locked: sent.locked || found.code === 'CODE_LOCKED' });
  }
  async function verify(typed: string): Promise<void> {
    clear();
    try {
      const { checkCode, verifyCode } = await calls();
      const checked = checkCode(typed);
      if ('fault' in checked) return setFault(checked.fault);
      onVerified(await patience.run(() => verifyCode({ ...memberApi(), token: undefined }, sent.to, checked.value)));
    } catch (error) {
      refused(error);
    }
  }
  async function resend(): Promise<boolean> {
    clear();
    try {
      const { sendCode } = await calls();
      const answer = await resending.run(() => sendCode({ ...memberApi(), token: undefined }, sent.to));
      setCode('');
      if ('ticket' in answer) onTicket?.(sent.to, answer.ticket);
      else onSent(sentNow(sent.to, answer, Date.now()));
      return !('ticket' in answer);
    } catch (error) {
      const failed = 'errors.notice_resendCodeFailed';
      setTrouble(troubleOf(error, failed, { UNAVAILABLE: failed, INTERNAL: failed }));
      return false;
    }
  }
  const change = (typed: string): void => {
    setCode(typed);
    clear();
  };
  return { code, change, fault, trouble, patience, resending, verify, resend };
}

function Resend({ left, urgent, resending, onResend }: { left: number; urgent: boolean; resending: Patience; onResend: () => void }) {
  const { t } = useWords();
  return (
    <Button kind={urgent && left === 0 ? 'primary' : 'outline'} disabled={left > 0 || resending.busy} onClick={onResend} className="mt-3 w-full">
      {resending.busy ? t('accounts.sendingCode') : t('accounts.resend')}
    </Button>
  );
}

/** Step two: the code of the mail, how long it counts, and a new one when it may be had. */
export function CodeStep(props: CodeStepProps) {
  const { sent, onWrongEmail, words, children } = props;
  const { t, fmt } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { code, change, fault, trouble, patience, resending, verify, resend } = useCode(props);
  const validFor = useSecondsLeft(sent.expiresAt);
  const resendIn = useSecondsLeft(sent.resendAt);
  const focusCode = (): void => requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>('#code')?.focus()) as unknown as void;
  const submit = (typed: string): void => void (patience.busy || verify(typed).then(focusCode));
  const again = async (): Promise<void> => {
    if (await resend()) showToast('success', t('accounts.resent'));
    focusCode();
  };

  const ofCode = trouble !== undefined && ofTheCode.includes(trouble.code);
  const expired = validFor === 0;
  const triesLeft = Math.max(0, limits.codes.triesMax - sent.wrong);
  const tries = sent.wrong > 0 && triesLeft > 0 && !sent.locked && !expired ? t('accounts.triesLeft', { count: triesLeft }) : '';
  const told = fault ? faultText(t, fault) : ofCode ? t.dynamic(trouble.key) : sent.locked ? t('errors.CODE_LOCKED') : trouble?.fields['code'];
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
      {ofCode || trouble?.fields['code'] ? null : <TroubleNotice trouble={trouble} />}
      <div className="mt-4">
        <CodeBox
          value={code}
          onChange={(typed, whole) => {
            change(typed);
            if (whole) submit(typed);
          }}
          error={told && tries ? t('accounts.wrongWithTries', { wrong: told.replace(/[.।]$/, ''), tries }) : told}
          disabled={sent.locked || expired}
        />
      </div>
      <ResendClock left={resendIn} total={sent.resendIn} validFor={sent.locked ? 0 : validFor} />
      <SubmitButton patience={patience} working={t('accounts.checking')} disabled={sent.locked || expired}>
        {t('shell.next')}
      </SubmitButton>
      <Resend left={resendIn} urgent={sent.locked || expired} resending={resending} onResend={() => void again()} />
      <p className="sr-only" aria-live="polite">
        {validFor > 0 && validFor % 60 === 0 ? t('accounts.codeValid', { time: fmt.plain(validFor / 60) }) : ''}
      </p>
      {children}
    </form>
  );
}
