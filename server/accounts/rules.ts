import type { AccountStatus } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';

/**
 * The effective status: an expired suspension is over; an unknown value counts as suspended.
 */
export function currentStatus(stored: string, suspendedUntil: Date | null, now: Date): AccountStatus {
  if (stored === 'normal' || stored === 'Disabled') return stored;
  return suspendedUntil !== null && suspendedUntil <= now ? 'normal' : 'suspended';
}

/** The same day some months later, or that month's last day if it is shorter. */
function monthsAfter(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return later;
}

/** When the name may be changed again; null if now. The first change is free. */
export function nameLockedUntil(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const until = monthsAfter(changedAt, limits.accounts.nameChangeMonths);
  return until > now ? until : null;
}
