import { useEffect } from 'react';
import { minuteMs } from '#contracts/durations.ts';

/** While something waits that no one would tell of, it is read again each minute that someone looks at it, and when they come back to it. */
export function useFreshness(waits: boolean, reload: () => void): void {
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && reload());
    const timer = waits ? setInterval(look, minuteMs) : undefined;
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [waits, reload]);
}
