// The register of everything that is listed, of all kinds: what is common to them, by number. Each kind's service keeps it up to date.
import type { BothLanguages } from '#contracts/offers/groups.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  deleteListings,
  findListing,
  findListingOwners,
  findListings,
  lockListing,
  upsertListings,
  type Listing,
  type ListingEntry,
  type ListingOwner,
} from './store.ts';

export type { Listing, ListingEntry } from './store.ts';

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

/** How a listing is in the register, or undefined. */
export const readListing = (db: Db, number: number): Promise<ListingEntry | undefined> => findListing(db, number);

/** How a listing stands, held until the transaction ends, or undefined. */
export const holdListing = (trx: Db, number: number): Promise<ListingEntry | undefined> => lockListing(trx, number);

/** How these listings stand, by number. */
export const readListings = async (db: Db, numbers: readonly number[]): Promise<Map<number, ListingEntry>> =>
  new Map((await findListings(db, numbers)).map((entry) => [entry.number, entry]));

/** A listing's title in both languages; a post has one for both. */
export const titlesOf = ({ title, title_en }: Pick<ListingEntry, 'title' | 'title_en'>): BothLanguages => ({ bn: title, en: title_en ?? title });

/** Who posted each of these listings, by number. */
export const listingOwners = (db: Db, numbers: readonly number[]): Promise<Map<number, ListingOwner>> => findListingOwners(db, numbers);
