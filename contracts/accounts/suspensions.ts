// How long an account may be suspended, and by whom.
import { dayMs, hourMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';

/** A browser's clock may be somewhat ahead. */
const toleranceMs = hourMs;

/** Whether a suspension from `since` until then (ms; null is without end) is longer than support may make one. */
export const isBeyondSupport = (since: number, until: number | null): boolean =>
  until === null || until > since + limits.moderation.supportSuspendDays * dayMs + toleranceMs;

/** How an account stands, times in ISO 8601; `suspendedAt` is null where it is not known. */
export interface Stopped {
  status: string;
  suspendedAt: string | null;
  suspendedUntil: string | null;
}

/** Whether admins alone may change or lift this: a disabled account, and a suspension that is too long for support. */
export function isAdminsAlone({ status, suspendedAt, suspendedUntil }: Readonly<Partial<Stopped>>): boolean {
  if (status === 'Disabled') return true;
  if (status !== 'suspended') return false;
  return isBeyondSupport(suspendedAt ? Date.parse(suspendedAt) : Date.now(), suspendedUntil ? Date.parse(suspendedUntil) : null);
}
