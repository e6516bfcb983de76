import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The moment, renewed every minute: only for pages that load in the browser. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
