// The register of listings follows whatever is written of posts.
import { noteListings } from '#server/listings/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import { readListings } from './listing-store.ts';

/** Has the register say of these posts, by their ids, what they say themselves; in the transaction that wrote them. */
export async function syncListings(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await noteListings(trx, await readListings(trx, ids));
}
