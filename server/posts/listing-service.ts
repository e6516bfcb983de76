// Posts in the register of listings: it follows whatever is written of them, and asks here for what it does not know.
import type { ListingKind } from '#server/listings/kinds.ts';
import { noteListings } from '#server/listings/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { toCard } from './card.ts';
import { readListings } from './listing/listing-store.ts';
import { toSavedCard } from './listing/saved-card.ts';
import { findPosts } from './store.ts';

/** Has the register say of these posts, by their ids, what they say themselves; in the transaction that wrote them. */
export async function syncListings(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await noteListings(trx, await readListings(trx, ids));
}

/** Posts to sell and to rent. */
export const postKind: ListingKind = {
  purposes: ['sell', 'rent'],
  cards: async (db, numbers) => new Map((await findPosts(db, numbers)).map((row) => [row.post_id, toCard(row)])),
  savedCards: async (db, numbers) => new Map((await findPosts(db, numbers)).map((row) => [row.post_id, toSavedCard(row)])),
};
