import { useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { CallFailure } from '#web/platform/api.ts';

export interface Patience {
  busy: boolean;
  /** Whether it takes longer than people expect. */
  slow: boolean;
  /** Waits for `work`; throws what it throws, or NO_RESPONSE when the person stopped waiting. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives up waiting; what was sent may still arrive. */
  stop: () => void;
}

/** One call at a time, and the truth about how long it takes. */
export function usePatience(): Patience {
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const giveUp = useRef<() => void>(undefined);
  useEffect(() => () => giveUp.current?.(), []);

  async function run<T>(work: () => Promise<T>): Promise<T> {
    setBusy(true);
    const timer = setTimeout(() => setSlow(true), limits.screen.stillWorkingMs);
    const stopped = new Promise<never>((_resolve, reject) => {
      giveUp.current = () => reject(new CallFailure(0, {}));
    });
    try {
      return await Promise.race([work(), stopped]);
    } finally {
      clearTimeout(timer);
      setSlow(false);
      setBusy(false);
    }
  }
  return { busy, slow, run, stop: () => giveUp.current?.() };
}
