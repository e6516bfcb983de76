import { RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { secondMs } from '#contracts/durations.ts';
import { useWords } from '#web/platform/language.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { searchOf } from '#web/search/filters/filters.ts';
import type { ListOutcome } from '#web/search/results/list-outcome.ts';
import { StatePanel } from '#web/search/results/state-panel.tsx';

const tooMany = 429;

/** Seconds left of `seconds`, counting down in the browser. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * secondMs;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / secondMs));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, secondMs);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

interface FailedProps {
  path: string;
  params: URLSearchParams;
  outcome: Extract<ListOutcome, { kind: 'failed' }>;
}

/** The list could not be had: why, when to try again, and the way to do so. Without a connection it tries by itself when that is back. */
export function ListFailed({ path, params, outcome }: FailedProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const left = useCountdown(outcome.retryAfter ?? 0);
  const here = `${path}${searchOf(params)}`;
  const offline = outcome.status === 0;
  useEffect(() => {
    if (!offline) return;
    const retry = (): void => void navigate(here, { replace: true, preventScrollReset: true });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [offline, here, navigate]);
  return (
    <div role="alert">
      <StatePanel title={t('search.failedTitle')}>
        <p className="mt-1 mb-0 text-muted">{outcome.message || t('errors.notice_noResponse')}</p>
        {left > 0 ? (
          // Seconds are not read out one by one.
          <p aria-live="off" className="mt-1 mb-0">
            {t('search.failedWait', { seconds: left })}
          </p>
        ) : null}
        <ButtonLink
          kind="outline"
          to={here}
          replace
          preventScrollReset
          aria-disabled={left > 0}
          onClick={(event) => void (left > 0 && event.preventDefault())}
          className="mt-4 aria-disabled:opacity-60"
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          {t('shell.retry')}
        </ButtonLink>
        {/* Usually cached, which no limit counts. */}
        {outcome.status === tooMany && searchOf(params) ? (
          <ButtonLink kind="quiet" to={path} className="mt-4">
            {t('search.failedWhole')}
          </ButtonLink>
        ) : null}
      </StatePanel>
    </div>
  );
}
