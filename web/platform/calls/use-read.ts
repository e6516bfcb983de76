import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallFailure } from '#web/platform/api.ts';
import { outcomeOf } from './outcome.ts';

/** What was read, for the part of a page that shows it. */
export interface Reading<T> {
  /** The newest answer; undefined until there is one. */
  value: T | undefined;
  /** Why the last reading failed; undefined where it did not. */
  failure: CallFailure | undefined;
  reading: boolean;
  /** Reads again. */
  reload: () => void;
  /** Shows something else, until the next reading. */
  put: (change: (value: T) => T) => void;
}

interface Answer<T> {
  key: string;
  round: number;
  value?: T | undefined;
  failure?: CallFailure;
}

/**
 * Reads for one part of a page what its loader does not bring: now, and whenever `key` changes; nothing without a key. Pages
 * themselves read in their loaders.
 */
export function useRead<T>(key: string | undefined, read: (signal: AbortSignal) => Promise<T>): Reading<T> {
  const [answer, setAnswer] = useState<Answer<T>>();
  const [round, setRound] = useState(0);
  const latest = useRef(read);
  useEffect(() => void (latest.current = read));
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    void outcomeOf(latest.current(leaving.signal)).then((outcome) => {
      if (leaving.signal.aborted) return;
      setAnswer((before) => {
        if (outcome.ok) return { key, round, value: outcome.value };
        return { key, round, value: before?.key === key ? before.value : undefined, failure: outcome.failure };
      });
    });
    return () => leaving.abort();
  }, [key, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  const put = useCallback(
    (change: (value: T) => T) =>
      setAnswer((now) => (now !== undefined && now.key === key && now.value !== undefined ? { ...now, value: change(now.value) } : now)),
    [key],
  );
  const shown = answer !== undefined && answer.key === key ? answer : undefined;
  const reading = key !== undefined && (shown === undefined || shown.round !== round);
  return { value: shown?.value, failure: shown?.failure, reading, reload, put };
}
