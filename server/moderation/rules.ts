import { contactsInText } from '#contracts/posts/contacts-in-text.ts';
import type { StaffPost } from '#contracts/staff/moderation.ts';
import { fail } from '#server/platform/http/failure.ts';

type Flag = StaffPost['flags'][number];

export interface Noticed {
  isFirst: boolean;
  isBlocked?: boolean;
  /** A number that someone else proved of late. */
  isProvedElsewhere?: boolean;
  isCopied?: boolean;
  /** A number or another site can be read in a photo. */
  hasContactInPhoto?: boolean;
  /** Bare land whose title or description names rooms or a lift. */
  hasRoomsOnLand?: boolean;
  isFarPriced?: boolean;
  /** Asks far more or less than when it was approved last. */
  isPriceMoved?: boolean;
  isPinOutside?: boolean;
  /** Holds a word that admins banned. */
  isBanned?: boolean;
}

/** What staff should look at twice, the gravest first. Nothing is refused by it. */
export function flagsOf(
  texts: readonly (string | null)[],
  {
    isFirst,
    isBlocked = false,
    isProvedElsewhere = false,
    isCopied = false,
    hasContactInPhoto = false,
    hasRoomsOnLand = false,
    isFarPriced = false,
    isPriceMoved = false,
    isPinOutside = false,
    isBanned = false,
  }: Noticed,
): Flag[] {
  const kinds = new Set(texts.flatMap((text) => contactsInText(text ?? '')).map(({ kind }) => kind));
  const noticed: Record<Flag, boolean> = {
    blockedPhone: isBlocked,
    numberElsewhere: isProvedElsewhere,
    copiedPhoto: isCopied,
    bannedWord: isBanned,
    phoneInText: kinds.has('phone'),
    linkInText: kinds.has('link'),
    contactInPhoto: hasContactInPhoto,
    roomsOnLand: hasRoomsOnLand,
    farPrice: isFarPriced,
    priceMoved: isPriceMoved,
    pinOutside: isPinOutside,
    firstPost: isFirst,
  };
  return (Object.keys(noticed) as Flag[]).filter((flag) => noticed[flag]);
}

/** Throws STATE_CONFLICT where staff decide on another revision than they saw: its owner has sent a new one. */
export function checkSeen(revision: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== revision) fail('STATE_CONFLICT');
}

/** Throws FORBIDDEN for the owner: no one decides on, promotes or plans what is theirs. */
export function checkNotOwn(ownerId: string, staffId: string): void {
  if (ownerId === staffId) fail('FORBIDDEN');
}
