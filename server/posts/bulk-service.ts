// Posts that come in many at once, from an import or the demo. Anyone who brings them in also makes them findable.
import type { Insertable } from 'kysely';
import type { PhotoShot } from '#contracts/posts/photo-shots.ts';
import type { Picture } from '#server/media/pictures.ts';
import { renewPictures } from '#server/media/service.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { PostsTable, PriceEventsTable } from '#server/platform/database/tables/tables.ts';
import {
  findNumbersBySource,
  insertListed,
  insertPicture,
  insertPosts,
  lockUnedited,
  updateListed,
  type ListedPost,
  type MovedPost,
  type Publication,
} from './bulk-store.ts';
import { moveOfPins } from './pins/pin-moving.ts';
import { syncListings } from './listing-service.ts';
import { insertPriceEvents } from './lifecycle/price-store.ts';

export type { ListedPost, Publication } from './bulk-store.ts';

/** The pins of each owner are moved alike where they are close to each other. */
async function withOwnMoves(trx: Db, posts: ReadonlyArray<Insertable<PostsTable>>): Promise<Array<Insertable<PostsTable>>> {
  const moves = new Map<Insertable<PostsTable>, string | null>();
  for (const [owner, own] of Map.groupBy(posts, ({ owner_id }) => owner_id)) {
    const moved = await moveOfPins(trx, owner, own);
    own.forEach((post, at) => moves.set(post, moved[at] ?? null));
  }
  return posts.map((post) => ({ ...post, pin_moved: moves.get(post) ?? null }));
}

/** Creates posts in any state, numbered in the order given, with the prices they were live with. */
export async function createPosts(trx: Db, posts: ReadonlyArray<Insertable<PostsTable>>, prices: ReadonlyArray<Insertable<PriceEventsTable>>): Promise<void> {
  await insertPosts(trx, await withOwnMoves(trx, posts));
  await syncListings(
    trx,
    posts.map(({ id }) => id),
  );
  await insertPriceEvents(trx, prices);
}

async function withMoves(trx: Db, posts: readonly ListedPost[], { ownerId }: Publication): Promise<MovedPost[]> {
  const moves = await moveOfPins(trx, ownerId, posts);
  return posts.map((post, at) => ({ ...post, pin_moved: moves[at] ?? null }));
}

/** Creates those of these posts that are not there yet, live at once. Returns their ids. */
export async function createListedPosts(trx: Db, posts: readonly ListedPost[], publication: Publication): Promise<string[]> {
  const ids = await insertListed(trx, await withMoves(trx, posts, publication), publication);
  await syncListings(trx, ids);
  return ids;
}

/** Brings those that came earlier up to date. Returns the ids of those that differed, with whether they are live. */
export async function updateListedPosts(trx: Db, posts: readonly ListedPost[], publication: Publication): Promise<Array<{ id: string; listed: boolean }>> {
  const changed = await updateListed(trx, await withMoves(trx, posts, publication), publication);
  await syncListings(
    trx,
    changed.map(({ id }) => id),
  );
  return changed;
}

/** Which posts these rows have made before, by their names. */
export const findSourceNumbers = (db: Db, posts: ReadonlyArray<Pick<ListedPost, 'source_id'>>): Promise<Map<string, { id: string; post_id: number }>> =>
  findNumbersBySource(
    db,
    posts.map(({ source_id }) => source_id),
  );

/** Gives a post a picture at a place, unless the post has been edited or removed in the meantime. */
export async function addPicture({ db }: Pick<Services, 'db'>, post: string, position: number, picture: Picture, shot: PhotoShot | null = null): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockUnedited(trx, post))) return;
    await renewPictures(trx, [picture]);
    await insertPicture(trx, post, position, picture.hash, shot);
    await syncListings(trx, [post]);
  });
}
