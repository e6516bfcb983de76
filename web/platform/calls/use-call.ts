import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { CallFailure, type Api } from '#web/platform/api.ts';
import { faultText } from './fault-text.ts';
import { useWords } from '#web/platform/language.tsx';
import { outcomeOf, type Outcome } from './outcome.ts';
import { memberApi } from '#web/platform/session.ts';

export interface Call<A extends readonly unknown[], T> {
  /** Calls, one at a time. Never throws; undefined where a call is under way, or the page was left in the meantime. */
  run: (...args: A) => Promise<Outcome<T> | undefined>;
  pending: boolean;
  /** Whether it takes longer than people expect. */
  slow: boolean;
  /** Why the last call was refused; not where only fields are at fault that were checked before anything was sent. */
  failure: CallFailure | undefined;
  /** What is wrong with single fields, in the reader's words. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Gives up waiting: the call has failed then, though what was sent may still arrive. */
  stop: () => void;
  /** Forgets why the last call was refused, such as when something else is typed. */
  clear: () => void;
}

const idle = { pending: false, slow: false };

/**
 * Writing, for anyone who waits for it. `work` imports the module with the contract's call itself, so that schemas stay out of first
 * loads; it throws CallFailure, as `checkInput` does before anything is sent.
 *
 * A call ends where its part of the page is left; with `outlives` it goes on then and still answers, for what must not be half done.
 */
export function useCall<A extends readonly unknown[], T>(work: (api: Api, ...args: A) => Promise<T>, { outlives = false } = {}): Call<A, T> {
  const { t } = useWords();
  const [state, setState] = useState(idle);
  const [refused, setRefused] = useState<CallFailure>();
  const running = useRef<AbortController>(undefined);
  const left = useRef(false);
  const latest = useRef(work);
  useEffect(() => void (latest.current = work));
  useEffect(() => {
    left.current = false;
    return () => {
      if (outlives) return;
      left.current = true;
      running.current?.abort();
      running.current = undefined;
    };
  }, [outlives]);

  const run = useCallback(async (...args: A): Promise<Outcome<T> | undefined> => {
    if (running.current) return undefined;
    const stopping = new AbortController();
    running.current = stopping;
    setRefused(undefined);
    setState({ pending: true, slow: false });
    const timer = setTimeout(() => setState({ pending: true, slow: true }), limits.screen.stillWorkingMs);
    const { signal } = stopping;
    const stopped = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new CallFailure(0))));
    const outcome = await outcomeOf(Promise.race([latest.current({ ...memberApi(), signal }, ...args), stopped]));
    clearTimeout(timer);
    if (left.current || running.current !== stopping) return undefined;
    running.current = undefined;
    setState(idle);
    if (!outcome.ok) setRefused(outcome.failure);
    return outcome;
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => setRefused(undefined), []);
  const fieldErrors = useMemo(() => {
    const faults = Object.entries(refused?.faults ?? {}).map(([field, fault]) => [field, faultText(t, fault)]);
    return { ...refused?.fields, ...(Object.fromEntries(faults) as Record<string, string>) };
  }, [refused, t]);
  return { ...state, run, failure: refused?.faults ? undefined : refused, fieldErrors, stop, clear };
}
