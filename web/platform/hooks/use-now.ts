import { useEffect, useState } from 'react';
import { minuteMs } from '#contracts/durations.ts';

/** The moment, renewed every minute unless told: only for pages that load in the browser. */
export function useNow(everyMs = minuteMs): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
