import { useRef, useState } from 'react';
import type { CallFailure, Api } from '#web/platform/api.ts';
import { refreshSession } from '#web/platform/session.ts';
import { useCall } from '#web/platform/calls/use-call.ts';
import { useSecondsLeft } from '#web/platform/hooks/use-seconds-left.ts';
import type { PostForm } from '#web/posting/post-form.ts';
import { sendTelling, type Taken } from './send-post.ts';

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

/** `useCall` for a form with pictures: tells how much has left the device, and until when a refused one has to wait. */
export function useSending(transmit: (api: Api, form: PostForm) => Promise<Taken>): Sending {
  const [sent, setSent] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [until, setUntil] = useState<number>();
  const waits = useSecondsLeft(until);
  const isStopping = useRef(false);
  const { run, pending, slow, failure, stop } = useCall((api, form: PostForm) => transmit({ ...api, send: sendTelling(setSent, api.signal) }, form));

  async function send(form: PostForm): Promise<SendResult> {
    isStopping.current = false;
    setSent(0);
    setStopped(false);
    setUntil(undefined);
    const outcome = await run(form);
    if (!outcome) return undefined;
    if (outcome.ok) return outcome.value;
    if (isStopping.current) {
      setStopped(true);
      return undefined;
    }
    // The guard shows why a blocked account goes no further.
    if (blocked.has(outcome.failure.code)) void refreshSession();
    if (outcome.failure.retryAfter) setUntil(Date.now() + outcome.failure.retryAfter * 1000);
    return { failure: outcome.failure };
  }

  function giveUp(): void {
    isStopping.current = true;
    stop();
  }
  return { busy: pending, sent, slow, failure: stopped ? undefined : failure, stopped, waits, send, stop: giveUp };
}
