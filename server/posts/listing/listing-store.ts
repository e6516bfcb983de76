// SQL of what the register of listings says of posts.
import { sql } from 'kysely';
import { limits } from '#contracts/limits.ts';
import type { Listing } from '#server/listings/service.ts';
import type { Db } from '#server/platform/database/database.ts';

/** How these posts stand, by their ids. What is sold or rented is to be seen for some days more. */
export async function readListings(db: Db, ids: readonly string[]): Promise<Listing[]> {
  return db
    .selectFrom('posts')
    .select((q) => [
      'post_id as number',
      'type as kind',
      'owner_id',
      'title',
      // A post has one title, in its writer's language.
      sql<string | null>`null::text`.as('title_en'),
      q.selectFrom('post_images').select('picture').whereRef('post', '=', 'posts.id').orderBy('position').limit(1).as('cover'),
      'state',
      sql<Date | null>`case when listed then posted_at end`.as('visible_since'),
      sql<Date | null>`case when not listed then null when state = 'approved' then expires_at
        else sold_at + make_interval(days => ${limits.posts.soldVisibleDays}) end`.as('visible_until'),
      'updated_at as changed_at',
    ])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
