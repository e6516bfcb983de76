import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { failureText } from '#web/platform/form-errors.ts';
import { useWords } from '#web/platform/language.tsx';
import { signInPath } from '#web/shell/guard.layout.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Sending } from './use-sending.ts';

/** Below the last look: what one agrees to. */
export function Rules() {
  const { t } = useWords();
  const mark = '\u0000';
  const [before, after] = t('posting.submitRules', { terms: mark }).split(mark);
  return (
    <p className="m-0 text-[15px] text-muted">
      {before}
      <Link to="/TermsAndConditions" target="_blank" className="text-link">
        {t('posting.terms')}
        <span className="sr-only"> {t('shell.opensInNewTab')}</span>
      </Link>
      {after}
    </p>
  );
}

/** While the post is on its way: how much is sent, and a way out when it takes long. */
export function OnItsWay({ sending }: { sending: Sending }) {
  const { t, fmt } = useWords();
  if (!sending.busy) return null;
  const all = sending.sent >= 1;
  return (
    <div className="rounded-card border border-line bg-card p-4 lg:p-6">
      <p className="m-0 font-semibold" aria-live="polite">
        {all ? t('posting.sendingLast') : t('posting.sendingPhotos', { percent: fmt.percent(Math.round(sending.sent * 20) / 20) })}
      </p>
      <div aria-hidden="true" className="mt-3 h-2 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-primary transition-[width] duration-200 motion-reduce:transition-none" style={{ width: `${sending.sent * 100}%` }} />
      </div>
      {sending.slow ? (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="m-0 text-[15px] text-muted">{t('shell.stillWorking')}</p>
          <Button kind="outline" onClick={sending.stop}>
            {t('posting.sendStop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Why the post was not taken, and what to do about it. */
export function NotSent({ sending, onRetry }: { sending: Sending; onRetry: () => void }) {
  const words = useWords();
  const { pathname, hash } = useLocation();
  const { t } = words;
  const { failure, busy } = sending;
  if (!failure || busy) return null;
  const signedOut = failure.status === 401;
  const again: ReactNode = signedOut ? (
    <Link to={signInPath(`${pathname}${hash}`)} className="inline-flex min-h-11 items-center font-semibold text-danger-ink">
      {t('shell.signIn')}
    </Link>
  ) : (
    <Button kind="outline" onClick={onRetry} className="mt-3">
      {t('shell.retry')}
    </Button>
  );
  return (
    <Notice tone="danger" alert>
      <p className="m-0 font-semibold">{t('posting.sendFailed')}</p>
      <p className="m-0">{failureText(words, failure)}</p>
      <p className="m-0">{signedOut ? t('posting.sendSignedOut') : t('posting.sendFailedText')}</p>
      {again}
    </Notice>
  );
}
