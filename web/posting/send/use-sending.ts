import { useEffect, useRef, useState } from 'react';
import { limits } from '#contracts/limits.ts';
import { CallFailure, type Api } from '#web/platform/api.ts';
import { memberApi, refreshSession } from '#web/platform/session.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { sendTelling, type Taken } from './send-post.ts';
import { useSecondsLeft } from '#web/platform/use-seconds-left.ts';

/** What came of sending; undefined where it was stopped or is still under way. */
type SendResult = Taken | { failure: CallFailure } | undefined;

export interface Sending {
  busy: boolean;
  /** How much has left this device, 0 to 1. */
  sent: number;
  /** Whether it takes longer than people expect. */
  slow: boolean;
  failure: CallFailure | undefined;
  /** Whether the person gave up waiting. */
  stopped: boolean;
  /** Seconds until the server takes another try; 0 for at once. */
  waits: number;
  send: (form: PostForm) => Promise<SendResult>;
  /** Gives up waiting. */
  stop: () => void;
}

const blocked = new Set<string>(['ACCOUNT_DISABLED', 'ACCOUNT_SUSPENDED']);

/** Any error as a CallFailure. For a blocked account the session is refreshed, so that the guard shows it. */
function failureOf(error: unknown): CallFailure {
  const failure = error instanceof CallFailure ? error : new CallFailure(0, {});
  if (blocked.has(failure.code)) void refreshSession();
  return failure;
}

/** Sends a form by `transmit`; how far it is, and what went wrong. */
export function useSending(transmit: (api: Api, form: PostForm) => Promise<Taken>): Sending {
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);
  const [slow, setSlow] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const running = useRef<AbortController>(undefined);
  const [until, setUntil] = useState<number>();
  const waits = useSecondsLeft(until);
  useEffect(() => () => running.current?.abort(), []);

  async function send(form: PostForm): Promise<SendResult> {
    if (running.current) return undefined;
    const stopping = new AbortController();
    running.current = stopping;
    setBusy(true);
    setSent(0);
    setStopped(false);
    setFailure(undefined);
    setUntil(undefined);
    const timer = setTimeout(() => setSlow(true), limits.screen.stillWorkingMs);
    try {
      return await transmit({ ...memberApi(), send: sendTelling(setSent, stopping.signal) }, form);
    } catch (error) {
      if (stopping.signal.aborted) {
        setStopped(true);
        return undefined;
      }
      const failed = failureOf(error);
      setFailure(failed);
      if (failed.retryAfter) setUntil(Date.now() + failed.retryAfter * 1000);
      return { failure: failed };
    } finally {
      clearTimeout(timer);
      running.current = undefined;
      setSlow(false);
      setBusy(false);
    }
  }
  return { busy, sent, slow, failure, stopped, waits, send, stop: () => running.current?.abort() };
}
