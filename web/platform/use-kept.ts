// What a call answered, kept while this tab is open: going back shows it at once, and it is read again behind it.
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';

const kept = new Map<string, unknown>();

export interface Kept<T> {
  /** The newest answer; undefined until there is one. */
  value: T | undefined;
  /** Why the last reading failed; undefined where it did not. */
  failure: unknown;
  reading: boolean;
  /** Reads again. */
  reload: () => void;
  /** Puts something else in its place, until the next reading. */
  put: (change: (value: T) => T) => void;
}

/** Which reading ended last, and how. */
interface Settled {
  key: string;
  round: number;
  failure: unknown;
}

/**
 * Reads what `key` names, and again whenever the key changes or `reload` is called. The key says who reads: another
 * person never sees what this one read.
 */
export function useKept<T>(key: string, read: () => Promise<T>): Kept<T> {
  const [settled, setSettled] = useState<Settled>();
  const [round, setRound] = useState(0);
  const latest = useRef(read);
  useEffect(() => void (latest.current = read));

  useEffect(() => {
    let gone = false;
    latest.current().then(
      (value) => {
        kept.set(key, value);
        if (!gone) setSettled({ key, round, failure: undefined });
      },
      (failure: unknown) => void (gone || setSettled({ key, round, failure })),
    );
    return () => void (gone = true);
  }, [key, round]);

  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback(
    (change: (value: T) => T) => {
      if (!kept.has(key)) return;
      kept.set(key, change(kept.get(key) as T));
      drawAnew();
    },
    [key],
  );
  const failure = settled?.key === key ? settled.failure : undefined;
  return { value: kept.get(key) as T | undefined, failure, reading: settled?.key !== key || settled.round !== round, reload, put };
}
