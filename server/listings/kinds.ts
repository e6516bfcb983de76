// What each kind says of its own listings where the register does not know it; app.ts brings the kinds together.
import type { FoundItem, SearchQuery } from '#contracts/search/search.ts';
import type { Language } from '#i18n/language.ts';
import type { Purpose } from '#contracts/enums.ts';
import type { PostCard } from '#contracts/posts/posts.ts';
import type { SavedPost } from '#contracts/search/saved.ts';
import type { Pagination } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Services } from '#server/platform/services.ts';
import type { ListingWords } from './word-matching.ts';

/** A saved listing's card, without what is known of the saving and of its owner. */
export type SavedCard = Omit<SavedPost, '_id' | 'savedAt' | 'postOwnerName' | 'postOwnerProPic'>;

export interface ListingKind {
  purposes: readonly Purpose[];
  /** Cards of the posts among these listings, by number; other kinds are known by their titles where these are shown. */
  cards(db: Db, numbers: readonly number[]): Promise<Map<number, PostCard>>;
  /** In the reader's language where a kind has its texts in both. */
  savedCards(db: Db, numbers: readonly number[], lng: Language): Promise<Map<number, SavedCard>>;
  /** Takes a listing off every list in the transaction of the cause; posts are decided on by calls of their own instead. */
  withdraw?(services: Pick<Services, 'hooks'>, trx: Db, number: number, caller: MemberCaller): Promise<void>;
  /** A page of what a search of one of these purposes finds; posts have an index of their own instead. */
  find?(db: Db, query: SearchQuery, words: ListingWords): Promise<{ items: FoundItem[]; pagination: Pagination; unsaid: string[] }>;
}

/** What only posts have, for the cards of other kinds. */
export const unlikePosts = {
  condition: null,
  propertyType: null,
  bedroom: null,
  bathroom: null,
  rooms: null,
  garages: null,
  size: null,
  sizeMax: null,
  landSize: null,
  landUnits: null,
  price: null,
  previousPrice: null,
  priceUnits: null,
  state: null,
  paid: false,
  street: null,
} satisfies Partial<SavedCard>;

/** What all kinds say together of these listings. */
export async function ofAllKinds<Card>(
  kinds: readonly ListingKind[],
  read: (kind: ListingKind) => Promise<ReadonlyMap<number, Card>>,
): Promise<Map<number, Card>> {
  const found = await Promise.all(kinds.map(read));
  return new Map(found.flatMap((cards) => [...cards]));
}
