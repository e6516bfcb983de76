import { sql, type Insertable } from 'kysely';
import type { PostState, PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { PostDetail } from '#contracts/posts/posts.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';
import { selectPosts, type PostRow } from './card.ts';
import type { ShownPicture } from './listing/shown-pictures.ts';
import { lockOwner } from './owner/owner-store.ts';

const { similarPriceFactor, alikePriceFactor } = limits.posts;

export async function findPost(db: Db, postId: number): Promise<PostRow | undefined> {
  return selectPosts(db).where('post_id', '=', postId).executeTakeFirst();
}

/** The post, held until the transaction ends. */
export async function holdPost(db: Db, postId: number): Promise<PostRow | undefined> {
  return selectPosts(db).where('post_id', '=', postId).forUpdate('posts').executeTakeFirst();
}

export async function findPosts(db: Db, postIds: readonly number[]): Promise<PostRow[]> {
  return postIds.length === 0 ? [] : selectPosts(db).where('post_id', 'in', postIds).execute();
}

export async function findOwner(db: Db, ownerId: string): Promise<PostDetail['owner']> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'pro_pic', 'created_at'])
    .select((q) =>
      q
        .selectFrom('posts')
        .select(sql<number>`count(*)`.as('live'))
        .whereRef('owner_id', '=', 'users.id')
        .where('listed', '=', true)
        .as('live'),
    )
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { _id: row.id, name: row.name, proPic: row.pro_pic, joinDate: row.created_at.toISOString(), livePosts: row.live ?? 0 };
}

/** The rows of its pictures exist. */
export async function insertPost(db: Db, post: Insertable<PostsTable>, pictures: readonly ShownPicture[]): Promise<number> {
  const { post_id } = await db.insertInto('posts').values(post).returning('post_id').executeTakeFirstOrThrow();
  await db
    .insertInto('post_images')
    .values(pictures.map(({ hash, ...said }, position) => ({ post: post.id, position, picture: hash, ...said })))
    .execute();
  return post_id;
}

/** Posts of a person in these states, live or waiting; the row lock makes two submissions at once count one after the other. */
export async function countOpenPosts(db: Db, ownerId: string, states: readonly PostState[] = ['pending', 'approved', 'hidden']): Promise<number> {
  await lockOwner(db, ownerId);
  const { open } = await db
    .selectFrom('posts')
    .select(sql<number>`count(*)`.as('open'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow();
  return open;
}

/** Each has an index in the order of time. */
const nearestFirst = ['sub_district', 'district', 'division'] as const;

/** The newest near a post first. Step by step outwards: to sort a whole division by nearness would read half of the country. */
export async function listSimilar(db: Db, post: PostRow, max: number): Promise<PostRow[]> {
  const found: PostRow[] = [];
  for (const level of nearestFirst) {
    if (found.length >= max || !post[level]) continue;
    const further = await selectPosts(db)
      .where('listed', '=', true)
      .where('type', '=', post.type)
      .where(level, '=', post[level])
      .where('property_type', '=', post.property_type)
      .where('post_id', 'not in', [post.post_id, ...found.map((one) => one.post_id)])
      .where('total_price', '>=', Math.floor(post.total_price / similarPriceFactor))
      .where('total_price', '<=', post.total_price * similarPriceFactor)
      .orderBy('posted_at', 'desc')
      .orderBy('post_id', 'desc')
      .limit(max - found.length)
      .execute();
    found.push(...further);
  }
  return found;
}

/** Kinds that someone who looks for one of them may take instead. */
const families: readonly (readonly PropertyType[])[] = [
  ['apartment', 'home', 'duplex'],
  ['land'],
  ['office', 'showroom', 'shop', 'restaurant'],
  ['factory', 'warehouse'],
];
const newestLooked = 500;

/** Of the newest posts around one, those of its family of kinds and roughly its price: of its own kind and nearest in price first. */
export async function listAlike(db: Db, post: PostRow, { around, max }: { around: 'division' | 'country'; max: number }): Promise<PostRow[]> {
  const newest = db
    .selectFrom('posts')
    .select(['id', 'property_type', 'total_price'])
    .where('listed', '=', true)
    .where('type', '=', post.type)
    .$if(around === 'division', (query) => query.where('division', '=', post.division))
    .orderBy('posted_at', 'desc')
    .orderBy('post_id', 'desc')
    .limit(newestLooked);
  const alike = await db
    .selectFrom(newest.as('newest'))
    .select('id')
    .where('id', '<>', post.id)
    .where('property_type', 'in', families.find((family) => family.includes(post.property_type)) ?? [post.property_type])
    .where('total_price', '>=', Math.floor(post.total_price / alikePriceFactor))
    .where('total_price', '<=', post.total_price * alikePriceFactor)
    .orderBy(sql`property_type <> ${post.property_type}`)
    .orderBy(sql`abs(ln(total_price::float8 / ${post.total_price}::float8))`)
    .limit(max)
    .execute();
  const ids = alike.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await selectPosts(db).where('id', 'in', ids).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
