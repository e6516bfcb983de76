import { type FormEvent, useState } from 'react';
import type { NewAuthenticator } from '#contracts/accounts/two-step.ts';
import { CodeBox } from '#web/accounts/steps/code-box.tsx';
import { focusFirstFault } from '#web/forms/focus-field.ts';
import { reasonText } from '#web/platform/calls/failure-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { useCall } from '#web/platform/calls/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { confirmTwoStep } from './two-step-calls.ts';

const formId = 'two-step-setup';
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for the app: to scan, to open on this phone, and to type. */
function Secret({ authenticator: { secret, uri, qr } }: { authenticator: NewAuthenticator }) {
  const { t } = useWords();
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr] sm:items-center">
      <p className="m-0 sm:col-span-2">{t('twoStep.scan')}</p>
      <figure aria-label={t('twoStep.qr')} className="m-0">
        <svg aria-hidden="true" viewBox={`0 0 ${qr.side} ${qr.side}`} shapeRendering="crispEdges" className="size-48 rounded-control border border-line">
          <path fill="#fff" d={`M0 0h${qr.side}v${qr.side}H0z`} />
          <path fill="#08382b" d={qr.path} />
        </svg>
      </figure>
      <div className="min-w-0">
        <p className="m-0 text-ui text-muted">{t('twoStep.typeKey')}</p>
        <code className="mt-1 block font-mono text-ui wrap-anywhere select-all">{grouped(secret)}</code>
        <a href={uri} className="mt-1 inline-flex min-h-12 items-center font-semibold lg:hidden">
          {t('twoStep.openApp')}
        </a>
      </div>
    </div>
  );
}

/** Scanning the secret and confirming it with a first code. */
export function Setup({ authenticator, onCodes, onCancel }: { authenticator: NewAuthenticator; onCodes: (codes: string[]) => void; onCancel: () => void }) {
  const words = useWords();
  const { t } = words;
  const [code, setCode] = useState('');
  const { run, pending, failure, fieldErrors, clear } = useCall(confirmTwoStep, { outlives: true });
  async function send(typed: string): Promise<void> {
    const outcome = await run(typed);
    if (outcome?.ok) return onCodes(outcome.value);
    if (!outcome) return;
    if (outcome.failure.code === 'CODE_INVALID') setCode('');
    focusFirstFault(formId);
  }
  return (
    <form
      id={formId}
      method="post"
      noValidate
      className="mt-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <Secret authenticator={authenticator} />
      <p className="mt-5 mb-3">{t('twoStep.thenCode')}</p>
      <div className="max-w-md">
        <CodeBox
          value={code}
          onChange={(typed, whole) => {
            setCode(typed);
            clear();
            if (whole) void send(typed);
          }}
          error={fieldErrors['code'] ?? (failure && reasonText(words, failure, { CODE_INVALID: 'twoStep.wrongCode' }))}
          disabled={false}
        />
      </div>
      <div className="mt-5 flex gap-3">
        <Button kind="outline" onClick={onCancel}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" disabled={pending} aria-busy={pending}>
          {t(pending ? 'twoStep.confirming' : 'twoStep.confirm')}
        </Button>
      </div>
    </form>
  );
}
