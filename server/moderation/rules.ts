import { contactsInText } from '#contracts/contacts-in-text.ts';
import type { StaffPost } from '#contracts/moderation.ts';
import { fail } from '#server/platform/http/failure.ts';

type Flag = StaffPost['flags'][number];

/** What staff should look at twice. Nothing is refused by it. */
export function flagsOf(texts: readonly (string | null)[], { isFirst, isBlocked = false }: { isFirst: boolean; isBlocked?: boolean }): Flag[] {
  const kinds = new Set(texts.flatMap((text) => contactsInText(text ?? '')).map(({ kind }) => kind));
  const flags: Flag[] = isBlocked ? ['blockedPhone'] : [];
  if (kinds.has('phone')) flags.push('phoneInText');
  if (kinds.has('link')) flags.push('linkInText');
  if (isFirst) flags.push('firstPost');
  return flags;
}

/** Throws STATE_CONFLICT where staff decide on another revision than they saw: its owner has sent a new one. */
export function checkSeen(revision: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) fail('STATE_CONFLICT');
}

/** Throws FORBIDDEN for the owner: nobody decides on, promotes or plans what is theirs. */
export function checkNotOwn(ownerId: string, staffId: string): void {
  if (ownerId === staffId) fail('FORBIDDEN');
}
