import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWords } from '#web/platform/language.tsx';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, once for the whole page instead of an error for every call. */
export function OfflineRibbon() {
  const { t } = useWords();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite">
      {online ? null : (
        <p className="m-0 flex items-center justify-center gap-2 bg-gold-tint px-4 py-2 text-ui text-gold-ink">
          <WifiOff aria-hidden="true" className="size-5" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
