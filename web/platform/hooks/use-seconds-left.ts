import { useCallback, useSyncExternalStore } from 'react';
import { secondMs } from '#contracts/durations.ts';

/** Seconds until `until` (milliseconds), by the clock: timers sleep with the phone. 0 where it is past or there is none. */
export function useSecondsLeft(until: number | undefined): number {
  const left = (): number => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / secondMs)));
  const subscribe = useCallback(
    (changed: () => void) => {
      if (until === undefined) return () => undefined;
      const timer = setInterval(() => {
        changed();
        if (Date.now() >= until) clearInterval(timer);
      }, secondMs / 2);
      // A phone that slept shows the right time at once.
      document.addEventListener('visibilitychange', changed);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [until],
  );
  return useSyncExternalStore(subscribe, left, () => 0);
}
