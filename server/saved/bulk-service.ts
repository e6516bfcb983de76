// Saves in bulk, for the demo.
import { uuidv7 } from 'uuidv7';
import type { Db } from '#server/platform/database/database.ts';
import { readListing } from '#server/listings/service.ts';
import { insertSaved } from './store.ts';

/** Saves the listing with this number for a person, whatever its kind. */
export async function createSaved(trx: Db, userId: string, number: number): Promise<void> {
  const listing = await readListing(trx, number);
  if (listing) await insertSaved(trx, { id: uuidv7(), user_id: userId, type: listing.kind, post_id: number, title: listing.title });
}
