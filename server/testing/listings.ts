import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#server/platform/database/database.ts';
import { readListings } from '#server/posts/listing-store.ts';

/** The numbers of posts of which the register of listings does not say what they say themselves, and of listings that nothing stands behind. */
export async function listingsAstray(db: Db): Promise<number[]> {
  const posts = await db.selectFrom('posts').select('id').execute();
  const said = await readListings(
    db,
    posts.map(({ id }) => id),
  );
  const registered = new Map((await db.selectFrom('listings').selectAll().execute()).map((row) => [row.number, row]));
  const wrong = said.filter((listing) => !isDeepStrictEqual({ ...registered.get(listing.number) }, { ...listing })).map(({ number }) => number);
  const known = new Set(said.map(({ number }) => number));
  return [...wrong, ...[...registered.keys()].filter((number) => !known.has(number))];
}
