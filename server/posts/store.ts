import { sql, type Insertable } from 'kysely';
import type { PostDetail } from '#contracts/posts.ts';
import type { Picture } from '#server/media/pictures.ts';
import type { Db } from '#server/platform/database.ts';
import type { PostsTable } from '#server/platform/tables.ts';
import { selectPosts, type PostRow } from './card.ts';

export async function findPost(db: Db, postId: number): Promise<PostRow | undefined> {
  return selectPosts(db).where('post_id', '=', postId).executeTakeFirst();
}

export async function findOwner(db: Db, ownerId: string): Promise<PostDetail['owner']> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'pro_pic', 'created_at'])
    .select((q) => q.selectFrom('posts').select(sql<number>`count(*)`.as('live')).whereRef('owner_id', '=', 'users.id').where('listed', '=', true).as('live'))
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return { _id: row.id, name: row.name, proPic: row.pro_pic, joinDate: row.created_at.toISOString(), livePosts: row.live ?? 0 };
}

export async function insertPost(db: Db, post: Insertable<PostsTable>, pictures: readonly Picture[]): Promise<number> {
  const { post_id } = await db.insertInto('posts').values(post).returning('post_id').executeTakeFirstOrThrow();
  const rows = pictures.map(({ hash, width, height, blurhash }) => ({ hash, width, height, blurhash }));
  const unique = [...new Map(rows.map((row) => [row.hash, row])).values()];
  await db.insertInto('pictures').values(unique).onConflict((conflict) => conflict.column('hash').doUpdateSet({ created_at: sql<Date>`now()` })).execute();
  await db.insertInto('post_images').values(rows.map(({ hash }, position) => ({ post: post.id, position, picture: hash }))).execute();
  return post_id;
}

/** Live or waiting posts of a person; the row lock makes two submissions at once count one after the other. */
export async function countOpenPosts(db: Db, ownerId: string): Promise<number> {
  await db.selectFrom('users').select('id').where('id', '=', ownerId).forUpdate().execute();
  const { open } = await db
    .selectFrom('posts')
    .select(sql<number>`count(*)`.as('open'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', ['pending', 'approved', 'hidden'])
    .executeTakeFirstOrThrow();
  return open;
}

export async function listSimilar(db: Db, post: PostRow, max: number): Promise<PostRow[]> {
  return selectPosts(db)
    .where('listed', '=', true)
    .where('type', '=', post.type)
    .where('property_type', '=', post.property_type)
    .where('post_id', '<>', post.post_id)
    .where('total_price', '>=', Math.floor(post.total_price / 2))
    .where('total_price', '<=', post.total_price * 2)
    .where('division', '=', post.division)
    .orderBy(sql`sub_district <> ${post.sub_district}`)
    .orderBy(sql`district <> ${post.district}`)
    .orderBy('posted_at', 'desc')
    .limit(max)
    .execute();
}

export async function insertReveal(db: Db, post: string, userId: string | null): Promise<void> {
  await db.insertInto('contact_reveals').values({ post, user_id: userId }).execute();
}
