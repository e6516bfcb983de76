import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '#web/platform/language.tsx';
import { refreshSession, useSession } from '#web/platform/session.ts';
import { showToast } from '#web/platform/toasts.tsx';

/** A toast when the session check failed, or when the account was closed. */
export function SessionNotice() {
  const { t } = useWords();
  const { state, ended } = useSession();
  useEffect(() => {
    if (ended) showToast('error', t(`errors.${ended}`), { label: t('shell.suspendedHelp'), to: '/CustomerCare' });
    // Shown once; switching the language must not show it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ended]);
  return (
    <div aria-live="polite">
      {state === 'away' ? (
        <p className="m-0 flex items-start justify-center gap-2.5 bg-gold-tint px-4 py-2 text-ui text-gold-ink">
          <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t('shell.sessionAway')}{' '}
            <button type="button" onClick={() => void refreshSession()} className="-my-2 py-2 font-semibold underline">
              {t('shell.retry')}
            </button>
          </span>
        </p>
      ) : null}
    </div>
  );
}
