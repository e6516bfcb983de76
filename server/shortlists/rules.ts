// When a shortlist is open, and which words people may leave on it. Pure.
import { contactsInText } from '#contracts/posts/contacts-in-text.ts';
import { dayMs } from '#contracts/durations.ts';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import type { ShortlistState } from '#contracts/posts/shortlists.ts';
import { holdsBanned } from '#server/office/banned-words.ts';

export const expiryOf = (now: Date): Date => new Date(now.getTime() + limits.shortlists.validDays * dayMs);

/** What ended before this is forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - retention.shortlists.days * dayMs);

export function stateOf({ revoked_at, expires_at }: { revoked_at: Date | null; expires_at: Date }, now: Date): ShortlistState {
  if (revoked_at) return 'revoked';
  return expires_at <= now ? 'expired' : 'open';
}

/** No one reads these words before they are shown, and some who write them have no account: contacts and banned words are refused. */
export const isRefused = (words: string, banned: readonly string[]): boolean => contactsInText(words).length > 0 || holdsBanned([words], banned);
