import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/platform/database/database.ts';
import { syncListings } from '#server/posts/listing-service.ts';
import { readListings } from '#server/posts/listing/listing-store.ts';

const idsOfPosts = async (db: Db): Promise<string[]> => (await db.selectFrom('posts').select('id').execute()).map(({ id }) => id);

/** Brings the register up to date after a test has written posts itself. */
export const registerPosts = async (db: Db): Promise<void> => syncListings(db, await idsOfPosts(db));

/** The numbers of posts of which the register of listings does not say what they say themselves, and of listings that nothing is behind. */
export async function listingsAstray(db: Db): Promise<number[]> {
  const said = await readListings(db, await idsOfPosts(db));
  const registered = new Map((await db.selectFrom('listings').selectAll().execute()).map((row) => [row.number, row]));
  const wrong = said.filter((listing) => !isDeepStrictEqual({ ...registered.get(listing.number) }, { ...listing })).map(({ number }) => number);
  const known = new Set(said.map(({ number }) => number));
  return [...wrong, ...[...registered.keys()].filter((number) => !known.has(number))];
}
