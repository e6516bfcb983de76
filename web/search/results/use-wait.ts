import { useEffect, useState } from 'react';
import { limits } from '#contracts/limits.ts';

/** How long something has been on its way: not at all, too short to show, worth a placeholder, or worth a word. */
export type Wait = 'none' | 'short' | 'long' | 'stuck';

export function useWait(pending: boolean): Wait {
  const [waited, setWaited] = useState<Wait>('none');
  useEffect(() => {
    if (!pending) return;
    const timers = [setTimeout(() => setWaited('long'), limits.screen.skeletonDelayMs), setTimeout(() => setWaited('stuck'), limits.screen.stillWorkingMs)];
    return () => {
      timers.forEach(clearTimeout);
      setWaited('none');
    };
  }, [pending]);
  if (!pending) return 'none';
  return waited === 'none' ? 'short' : waited;
}
