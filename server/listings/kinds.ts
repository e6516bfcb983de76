// What each kind says of its own listings where the register does not know it; app.ts brings the kinds together.
import type { Purpose } from '#contracts/enums.ts';
import type { PostCard } from '#contracts/posts.ts';
import type { SavedPost } from '#contracts/saved.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A saved listing's card, without what is known of the saving and of its owner. */
export type SavedCard = Omit<SavedPost, '_id' | 'savedAt' | 'postOwnerName' | 'postOwnerProPic'>;

export interface ListingKind {
  purposes: readonly Purpose[];
  /** Cards of those of these listings that are of this kind, by number. */
  cards(db: Db, numbers: readonly number[]): Promise<Map<number, PostCard>>;
  savedCards(db: Db, numbers: readonly number[]): Promise<Map<number, SavedCard>>;
}

/** What all kinds say together of these listings. */
export async function ofAllKinds<Card>(
  kinds: readonly ListingKind[],
  read: (kind: ListingKind) => Promise<ReadonlyMap<number, Card>>,
): Promise<Map<number, Card>> {
  const found = await Promise.all(kinds.map(read));
  return new Map(found.flatMap((cards) => [...cards]));
}
