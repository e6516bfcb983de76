import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { CallFailure } from '#web/platform/api.ts';
import { failureText } from '#web/platform/calls/failure-text.ts';
import { useWords, type PageWords } from '#web/platform/language.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Sending } from './use-sending.ts';

/** What the person agrees to by sending. */
export function Rules() {
  const { t } = useWords();
  const mark = '\u0000';
  const [before, after] = t('posting.submitRules', { terms: mark }).split(mark);
  return (
    <p className="m-0 text-ui text-muted">
      {before}
      <Link to="/TermsAndConditions" target="_blank" className="text-link underline">
        {t('posting.terms')}
        <span className="sr-only"> {t('shell.opensInNewTab')}</span>
      </Link>
      {after}
    </p>
  );
}

/** While the post is on its way: how much is sent, and a way out when it takes long. Stands at the buttons, always in sight. */
export function OnItsWay({ sending }: { sending: Sending }) {
  const { t, fmt } = useWords();
  if (!sending.busy) return null;
  const all = sending.sent >= 1;
  return (
    <div className="max-lg:mb-2.5 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-6">
      <p className="m-0 text-ui font-semibold" aria-live="polite">
        {all ? t('posting.sendingLast') : t('posting.sendingPhotos', { percent: fmt.percent(Math.round(sending.sent * 20) / 20) })}
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-200 motion-reduce:transition-none"
          style={{ width: `${sending.sent * 100}%` }}
        />
      </div>
      {sending.slow ? (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
          <p className="m-0 text-ui text-muted">{t('shell.stillWorking')}</p>
          <Button kind="outline" onClick={sending.stop}>
            {t('posting.sendStop')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Until when to wait: by the second where that is worth watching, otherwise about. */
function waitText({ t, fmt }: PageWords, seconds: number): string {
  const time = seconds < 3600 ? fmt.plain(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`) : fmt.relative(seconds * 1000, 0);
  return t(seconds < 3600 ? 'posting.sendWaits' : 'posting.sendWaitsLong', { time });
}

/** The server's sentence; what it says about waiting is counted down below it. */
const reasonOf = (words: PageWords, failure: CallFailure): string => (failure.retryAfter && failure.message ? failure.message : failureText(words, failure));

interface NotSentProps {
  sending: Sending;
  /** The headline, such as "not sent". */
  title?: 'posting.sendFailed' | 'errors.notice_postUpdateFailed';
  onRetry: () => void;
  onSignIn: () => void;
}

/** Why sending failed, and what to do. Takes the focus, since the person may have scrolled away. */
export function NotSent({ sending, title = 'posting.sendFailed', onRetry, onSignIn }: NotSentProps) {
  const words = useWords();
  const { t } = words;
  const { failure, stopped, busy, waits } = sending;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure && !stopped) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [failure, stopped]);
  if (busy || (!failure && !stopped)) return null;
  const signedOut = failure?.status === 401;
  const again: ReactNode = (
    <Button kind="outline" disabled={waits > 0} onClick={signedOut ? onSignIn : onRetry} className="mt-3">
      {t(signedOut ? 'shell.signIn' : 'shell.retry')}
    </Button>
  );
  return (
    <div ref={box} tabIndex={-1} className="rounded-control outline-none">
      <Notice tone={failure ? 'danger' : 'gold'} alert>
        <p className="m-0 font-semibold">{t(failure ? title : 'posting.sendStopped')}</p>
        {failure && !signedOut ? <p className="m-0">{reasonOf(words, failure)}</p> : null}
        {waits > 0 ? (
          <p role="timer" className="m-0">
            {waitText(words, waits)}
          </p>
        ) : null}
        <p className="m-0">{t(signedOut ? 'posting.sendSignedOut' : 'posting.sendFailedText')}</p>
        {again}
      </Notice>
    </div>
  );
}
