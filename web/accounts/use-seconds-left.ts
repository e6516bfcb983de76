import { useEffect, useState } from 'react';

/** Whole seconds until a moment in milliseconds, counted down while it lies ahead; 0 without one. */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const tick = (): void => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    tick();
    // A phone that slept shows the right time at once.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);
  // Before the first tick nothing is known, and nothing is offered either.
  if (until === undefined) return 0;
  return Math.max(0, Math.ceil((until - (now || until - 1000)) / 1000));
}
