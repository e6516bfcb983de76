import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { errors, type ErrorCode } from '#contracts/errors.ts';
import type { Key } from '#i18n/message.ts';
import { CallFailure } from '#web/platform/api.ts';
import { useWords } from '#web/platform/language.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useTimeLeft } from '#web/platform/use-time-left.ts';
import { useSecondsLeft } from '#web/platform/use-seconds-left.ts';

export type TroubleCode = ErrorCode | 'NO_RESPONSE';

/** What went wrong with a call, kept as keys so that it is told in the language the page has now. */
export interface Trouble {
  code: TroubleCode;
  key: Key;
  /** The server's own words about single fields. */
  fields: Readonly<Record<string, string>>;
  /** When it may be tried again, in milliseconds. */
  until?: number;
}

/** A failed call as trouble; `keys` are this page's own words for a code, `otherwise` those for no usable answer. */
export function troubleOf(error: unknown, otherwise: Key, keys: Partial<Record<TroubleCode, Key>> = {}): Trouble {
  const failure = error instanceof CallFailure ? error : new CallFailure(0, {});
  const { status, code, fields, retryAfter } = failure;
  const known = code !== 'NO_RESPONSE' && code in errors;
  // A server that answered without saying anything of use did answer.
  const isMute = code === 'NO_RESPONSE' && status > 0;
  const key = (isMute ? undefined : keys[code]) ?? (known ? (`errors.${code}` as Key) : otherwise);
  return { code, key, fields, ...(retryAfter ? { until: Date.now() + retryAfter * 1000 } : {}) };
}

/** Disabled and suspended people get the way to those who can help. */
export function CareLink() {
  const { t } = useWords();
  return (
    <Link to="/CustomerCare" className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-inherit underline">
      <Phone aria-hidden="true" className="size-4" />
      {t('accounts.careLink')}
    </Link>
  );
}

/** The trouble in its place on the page, read out at once; a wait counts down. */
export function TroubleNotice({ trouble }: { trouble: Trouble | undefined }) {
  const { t } = useWords();
  const { inWords } = useTimeLeft();
  const left = useSecondsLeft(trouble?.until);
  if (!trouble || (trouble.until !== undefined && left === 0)) return null;
  const disabled = trouble.code === 'ACCOUNT_DISABLED' || trouble.code === 'EMAIL_DISABLED';
  return (
    <div className="mt-4">
      <Notice tone="danger">
        <p role="alert" className="m-0">
          {t.dynamic(trouble.key)}
        </p>
        {left > 0 ? <p className="m-0">{t('shell.waitFor', { time: inWords(left) })}</p> : null}
        {disabled ? <CareLink /> : null}
      </Notice>
    </div>
  );
}
