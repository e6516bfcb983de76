import { Unplug } from 'lucide-react';
import { useWords } from '#web/platform/language.tsx';
import { useNotifications } from './use-notifications.ts';

/** One line where nothing new arrives by itself any more, with the way to try again. */
export function ConnectionLine({ className = '' }: { className?: string }) {
  const { t } = useWords();
  const { stuck, center } = useNotifications();
  return (
    <output className={`block ${className}`}>
      {stuck ? (
        <span className="flex items-center gap-2 text-small text-muted">
          <Unplug aria-hidden="true" className="size-4.5 shrink-0" />
          <span className="flex-1">{t('shell.livePaused')}</span>
          <button type="button" onClick={() => center?.onRetry()} className="control min-h-12 shrink-0 px-2 font-semibold text-link underline">
            {t('shell.retry')}
          </button>
        </span>
      ) : null}
    </output>
  );
}
