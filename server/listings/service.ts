// The register of everything that is listed, of all kinds: what is common to them, by number. Each kind's service keeps it up to date.
import type { Db } from '#server/platform/database/database.ts';
import { deleteListings, findListing, findListingOwners, upsertListings, type Listing, type ListingEntry, type ListingOwner } from './store.ts';

export type { Listing } from './store.ts';

/** How a listing that staff write comes to be: since when it is public, and under which id a file names it. */
export interface Published {
  at?: Date;
  sourceId?: string;
}

/** Notes how these listings stand now, in the transaction that changes them. */
export async function noteListings(trx: Db, listings: readonly Listing[]): Promise<void> {
  if (listings.length > 0) await upsertListings(trx, listings);
}

/** Forgets listings that are gone for good, with what was reported and revealed of them; those who saved one keep its title. */
export async function forgetListings(trx: Db, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0) await deleteListings(trx, numbers);
}

/** How a listing stands in the register, or undefined. */
export const readListing = (db: Db, number: number): Promise<ListingEntry | undefined> => findListing(db, number);

/** Who posted each of these listings, by number. */
export const listingOwners = (db: Db, numbers: readonly number[]): Promise<Map<number, ListingOwner>> => findListingOwners(db, numbers);
