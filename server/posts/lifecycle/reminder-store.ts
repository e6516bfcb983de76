// SQL of reminding owners that posts of theirs are about to end.
import { sql } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface Due {
  post: string;
  owner_id: string;
  days: number;
}

/**
 * Notes every post that ends within one of these days and whose owner was not told so, and returns them. A post that is
 * noted for one number of days is not noted for a larger one. Anyone who may not use the account is not told.
 */
export async function noteDue(db: Db, days: readonly number[]): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select posts.id as post, owner_id, expires_at,
        (select min(day) from unnest(${days}::int[]) as day where expires_at <= now() + make_interval(days => day)) as days
      from posts join users on users.id = owner_id and users.status = 'normal'
      where state in ('approved', 'hidden') and expires_at > now() and expires_at <= now() + make_interval(days => ${Math.max(...days)})
    ), noted as (
      insert into post_reminders (post, expires_at, days) select post, expires_at, days from due
      on conflict do nothing returning post, days
    )
    select noted.post, due.owner_id, noted.days from noted join due using (post) order by due.expires_at, post`.execute(db);
  return rows;
}

export interface Ending {
  post_id: number;
  type: PostType;
  title: string;
  expires_at: Date;
}

/** Which of these still end when their owner was reminded of; the first to end comes first. */
export async function listEnding(db: Db, posts: readonly string[], days: number): Promise<Ending[]> {
  if (posts.length === 0) return [];
  return db
    .selectFrom('posts')
    .innerJoin('post_reminders', (join) => join.onRef('post_reminders.post', '=', 'posts.id').onRef('post_reminders.expires_at', '=', 'posts.expires_at'))
    .select(['posts.post_id', 'posts.type', 'posts.title', 'post_reminders.expires_at'])
    .where('posts.id', 'in', posts)
    .where('post_reminders.days', '=', days)
    .where('posts.state', 'in', ['approved', 'hidden'])
    .where('posts.expires_at', '>', sql<Date>`now()`)
    .orderBy('posts.expires_at')
    .execute();
}

/** Which of these posts have ended and were not renewed since. */
export async function listEnded(db: Db, posts: readonly string[]): Promise<Omit<Ending, 'expires_at'>[]> {
  if (posts.length === 0) return [];
  return db.selectFrom('posts').select(['post_id', 'type', 'title']).where('id', 'in', posts).where('state', '=', 'expired').orderBy('post_id').execute();
}
