// Sending a decision and going on with the next post.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { CallFailure } from '#web/platform/api.ts';
import type { Outcome } from '#web/platform/calls/outcome.ts';
import type { Rejection } from '#web/staff/staff-calls.ts';

export const intents = ['reject', 'cancel', 'plan', 'reports'] as const;
export type Intent = (typeof intents)[number];

/** What a decision is about, and which post comes after it. */
export interface DecisionSubject {
  PostID: number;
  revision: number;
  next: number | undefined;
}

export interface DecisionAnswer {
  PostID: number;
  intent: Intent | 'approve';
  /** Which post comes after it. */
  next: number | undefined;
  result: Outcome<unknown>;
}

/** Decides about a post; an approval can be undone for a moment. */
export type Decide = (intent: 'approve' | 'reject' | 'cancel', subject: DecisionSubject, rejection?: Rejection) => void;

interface Handlers {
  /** The decision was taken. */
  onDecided: (answer: DecisionAnswer) => void;
  /** The list is fresh again: the address may go on to the next post. */
  onSettled: (answer: DecisionAnswer) => void;
  /** Someone else was faster. */
  onConflict: (answer: DecisionAnswer) => void;
}

type Refused = DecisionAnswer & { result: Extract<Outcome<unknown>, { ok: false }> };

const isRefused = (answer: DecisionAnswer): answer is Refused => !answer.result.ok;

/** Calls back once per answer: when it arrives, and when the list that follows it has arrived too. */
function useAnswers(answer: DecisionAnswer | undefined, idle: boolean, { onDecided, onSettled, onConflict }: Handlers): void {
  const arrived = useRef(answer);
  const settled = useRef(answer);
  const arrive = useEffectEvent((now: DecisionAnswer): void => {
    if (now.result.ok) onDecided(now);
    else if (now.result.failure.code === 'STATE_CONFLICT') onConflict(now);
  });
  const settle = useEffectEvent((now: DecisionAnswer): void => void (now.result.ok && onSettled(now)));
  useEffect(() => {
    if (!answer) return;
    if (arrived.current !== answer) arrive(answer);
    arrived.current = answer;
    if (!idle) return;
    if (settled.current !== answer) settle(answer);
    settled.current = answer;
  }, [answer, idle]);
}

/**
 * Sends decisions one at a time. `moving` says which post left the list and which is next, until the list is read again
 * and the address (`wanted`) has gone on; `refused` keeps why a decision was not taken.
 */
export function useDecision(wanted: number | undefined, handlers: Handlers) {
  const { submit, state, data } = useFetcher<DecisionAnswer>({ key: 'decision' });
  const idle = state === 'idle';
  const [answered, setAnswered] = useState(data);
  const [moving, setMoving] = useState<DecisionAnswer>();
  const [refused, setRefused] = useState<Refused>();
  if (data !== answered) {
    setAnswered(data);
    if (data && isRefused(data)) setRefused(data);
    else setMoving(data);
  } else if (moving && idle && wanted !== moving.PostID) setMoving(undefined);
  useAnswers(data, idle, handlers);

  const decide = (intent: Exclude<Intent, 'plan' | 'reports'>, { PostID, revision, next }: DecisionSubject, rejection?: Rejection): void => {
    if (!idle) return;
    setRefused(undefined);
    const { reason, furtherReasons = [], note } = rejection ?? {};
    const form = new FormData();
    const fields = { intent, PostID, revision, next, reason, note };
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
    for (const further of furtherReasons) form.append('furtherReasons', further);
    void submit(form, { method: 'post', action: '/admin?index' });
  };
  /** An approval that was sent apart was refused. */
  const refuse = (PostID: number, failure: CallFailure): void => setRefused({ PostID, intent: 'approve', next: undefined, result: { ok: false, failure } });
  return { decide, refuse, busy: !idle, moving, refused, forget: () => setRefused(undefined) };
}
