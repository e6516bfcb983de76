import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface ClaimRow {
  post_id: number;
  staff_id: string;
  name: string;
  until: Date;
}

/** The claims on these posts that have not run out. */
export const findClaims = (db: Db, postIds: readonly number[]): Promise<ClaimRow[]> =>
  db
    .selectFrom('post_claims')
    .innerJoin('users', 'users.id', 'post_claims.staff_id')
    .select(['post_claims.post_id', 'post_claims.staff_id', 'users.name', 'post_claims.until'])
    .where('post_claims.post_id', 'in', postIds)
    .where('post_claims.until', '>', sql<Date>`now()`)
    .execute();

/** Whether the post waits for staff; undefined where there is none of this number. */
export async function isWaiting(db: Db, postId: number): Promise<boolean | undefined> {
  const post = await db.selectFrom('posts').select('state').where('post_id', '=', postId).executeTakeFirst();
  return post && post.state === 'pending';
}

/** Gives the post to this person, unless someone else has it and has not left it. What ran out elsewhere goes with it. */
export async function upsertClaim(db: Db, postId: number, staffId: string, seconds: number): Promise<void> {
  await sql`
    with gone as (delete from post_claims where until < now() and post_id <> ${postId})
    insert into post_claims (post_id, staff_id, until) values (${postId}, ${staffId}, now() + make_interval(secs => ${seconds}))
    on conflict (post_id) do update set staff_id = excluded.staff_id, until = excluded.until
    where post_claims.staff_id = excluded.staff_id or post_claims.until <= now()`.execute(db);
}

export async function deleteClaim(db: Db, postId: number, staffId: string): Promise<void> {
  await db.deleteFrom('post_claims').where('post_id', '=', postId).where('staff_id', '=', staffId).execute();
}
