import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '#web/platform/language.tsx';

const seenKey = 'zoomHintSeen';
const hintMs = 4000;

/** Whether the hint is still due; it is shown once in a browser. */
function useHint(): boolean {
  const [isDue, setDue] = useState(() => {
    try {
      return localStorage.getItem(seenKey) === null && matchMedia('(pointer: coarse)').matches;
    } catch {
      return false;
    }
  });
  useEffect(() => {
    if (!isDue) return;
    try {
      localStorage.setItem(seenKey, '1');
    } catch {
      // No storage: the hint comes again with the next picture.
    }
    const timer = setTimeout(() => setDue(false), hintMs);
    return () => clearTimeout(timer);
  }, [isDue]);
  return isDue;
}

/** That two taps enlarge a picture further, and the call: over its lower edge on a phone, beside the count on a desktop, where pictures fill the height. */
export function ViewerFoot({ onCall, hasStrip }: { onCall: (() => void) | undefined; hasStrip: boolean }) {
  const { t } = useWords();
  const isHintDue = useHint();
  if (!onCall && !isHintDue) return null;
  return (
    <div
      className={`pointer-events-none absolute inset-x-0 z-1 flex flex-col items-center gap-3 md:inset-x-auto md:top-0.5 md:bottom-auto md:left-24 ${hasStrip ? 'bottom-[calc(8.5rem+env(safe-area-inset-bottom))]' : 'bottom-[calc(4.5rem+env(safe-area-inset-bottom))]'}`}
    >
      {isHintDue ? <p className="m-0 rounded-full bg-photo-veil px-4 py-2 text-small text-white">{t('detail.viewerZoomHint')}</p> : null}
      {onCall ? (
        <button
          type="button"
          onClick={onCall}
          className="control pointer-events-auto flex min-h-12 items-center gap-2 rounded-full bg-white px-6 text-ui font-semibold text-photo-ink shadow-float md:min-h-11"
        >
          <Phone aria-hidden="true" className="size-5" />
          {t('shell.call')}
        </button>
      ) : null}
    </div>
  );
}
