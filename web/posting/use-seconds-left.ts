import { useCallback, useSyncExternalStore } from 'react';

const secondMs = 1000;

/** Seconds until `until` (milliseconds), by the clock: timers sleep with the phone. 0 where it is past or there is none. */
export function useSecondsLeft(until: number | undefined): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      const timer = until === undefined ? undefined : setInterval(tell, secondMs / 2);
      return () => clearInterval(timer);
    },
    [until],
  );
  const left = (): number => (until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / secondMs)));
  return useSyncExternalStore(subscribe, left, () => 0);
}
