// What the nouns above accounts are told, in the transaction in which it happens; and what they are asked.
import type { PostCounts } from '#contracts/accounts/accounts.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { PublicUser } from '#contracts/accounts/profiles.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import { defineHook } from '#server/platform/hooks.ts';

export interface StandingChange {
  userId: string;
  /** It may be used: others see what belongs to it. */
  isNormal: boolean;
  /** It was disabled, and is not expected back. */
  isDisabled: boolean;
}

/** An account was suspended, disabled, opened again, left or came back. */
export const onStandingChanged = defineHook<StandingChange>('accounts.standingChanged');

/** An account was emptied for good, and with it whatever of it waited for staff. */
export const onAccountPurged = defineHook<{ userId: string }>('accounts.purged');

/** What an account shows of its posts. */
export interface PostsOfAccount {
  count(db: Db, userId: string): Promise<PostCounts>;
  /** A page of those that the public sees, the newest first. */
  readLive(db: Db, userId: string, which: Slice): Promise<{ counts: NonNullable<PublicUser['counts']>; posts: PostCard[] }>;
}

/** What belongs to an account in the nouns above; app.ts brings it together. */
export interface Belongings {
  posts: PostsOfAccount;
  personal: readonly PersonalData[];
}
