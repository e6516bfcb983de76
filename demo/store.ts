import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type PostRow, selectPosts } from '#server/posts/card.ts';

const demoLock = 7_311_204;
const ours = sql<boolean>`source_id like 'demo-%'`;

/** Two servers on one database fill it one after the other; the lock ends with the transaction. */
export async function lockLoading(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${demoLock})`.execute(trx);
}

export async function hasDemoPosts(db: Db): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').where(ours).limit(1).executeTakeFirst()) !== undefined;
}

export async function hasOffersOf(db: Db, creator: string): Promise<boolean> {
  return (await db.selectFrom('group_offers').select('post_id').where('created_by', '=', creator).limit(1).executeTakeFirst()) !== undefined;
}

export async function hasArticles(db: Db): Promise<boolean> {
  return (await db.selectFrom('blog_posts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasSearchesOf(db: Db, userId: string): Promise<boolean> {
  return (await db.selectFrom('saved_searches').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !== undefined;
}

/** Demo posts of Dhaka that a family may want, the newest first: live ones, live ones that cost less than before, sold ones. */
export async function listWished(db: Db): Promise<Record<'live' | 'fallen' | 'sold', PostRow[]>> {
  const homes = selectPosts(db)
    .where(ours)
    .where('district', '=', 'dhaka')
    .where('property_type', '=', 'apartment')
    .orderBy('posted_at', 'desc')
    .orderBy('post_id')
    .limit(8);
  const live = homes.where('state', '=', 'approved').where('listed', '=', true);
  return {
    live: await live.where('previous_price', 'is', null).execute(),
    fallen: await live.where('previous_price', 'is not', null).execute(),
    sold: await homes.where('state', '=', 'sold').execute(),
  };
}

export interface PictureCount {
  id: string;
  source_id: string;
  pictures: number;
}

/** Demo posts that no one has edited, with how many pictures they have so far. */
export async function countPictures(db: Db): Promise<PictureCount[]> {
  return db
    .selectFrom('posts')
    .select(['id', sql<string>`source_id`.as('source_id')])
    .select((q) =>
      q
        .selectFrom('post_images')
        .select(sql<number>`count(*)`.as('n'))
        .whereRef('post', '=', 'posts.id')
        .as('pictures'),
    )
    .where(ours)
    .where('state', '<>', 'deleted')
    .where('revision', '=', 1)
    .where('update_count', '=', 0)
    .$castTo<PictureCount>()
    .execute();
}
