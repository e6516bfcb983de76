import { contactsInText } from '#contracts/contacts-in-text.ts';
import type { PostState } from '#contracts/enums.ts';
import type { StaffPost } from '#contracts/moderation.ts';
import { fail } from '#server/platform/failure.ts';

type Flag = StaffPost['flags'][number];

/** What staff should look at twice. Nothing is refused by it. */
export function flagsOf(texts: readonly (string | null)[], isFirst: boolean): Flag[] {
  const kinds = new Set(texts.flatMap((text) => contactsInText(text ?? '')).map(({ kind }) => kind));
  const flags: Flag[] = [];
  if (kinds.has('phone')) flags.push('phoneInText');
  if (kinds.has('link')) flags.push('linkInText');
  if (isFirst) flags.push('firstPost');
  return flags;
}

/** Throws STATE_CONFLICT unless the post still waits: somebody else was faster, or its owner withdrew it. */
export function checkWaiting(state: PostState): void {
  if (state !== 'pending') fail('STATE_CONFLICT');
}

/** Throws FORBIDDEN for the owner: nobody approves what is theirs. */
export function checkNotOwn(ownerId: string, staffId: string): void {
  if (ownerId === staffId) fail('FORBIDDEN');
}
