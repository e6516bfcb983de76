import type { AccountStatus } from '#contracts/enums.ts';

/**
 * The status that holds now: a suspension lifts itself when its date has passed; a value we do not know is a suspension.
 */
export function currentStatus(stored: string, suspendedUntil: Date | null, now: Date): AccountStatus {
  if (stored === 'normal' || stored === 'Disabled') return stored;
  return suspendedUntil !== null && suspendedUntil <= now ? 'normal' : 'suspended';
}
