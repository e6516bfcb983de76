import { sql } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';

export async function upsertAppointment(db: Db, userId: string, post: number, at: Date): Promise<void> {
  await db
    .insertInto('appointments')
    .values({ user_id: userId, post, at })
    .onConflict((conflict) => conflict.columns(['user_id', 'post']).doUpdateSet({ at }))
    .execute();
}

export async function removeAppointment(db: Db, userId: string, post: number): Promise<void> {
  await db.deleteFrom('appointments').where('user_id', '=', userId).where('post', '=', post).execute();
}

interface Due {
  user_id: string;
  post_id: number;
  type: PostType;
  title: string;
  at: Date;
}

/** Takes out what begins within so many minutes, and returns what is still to come, of people who may use their account. */
export async function takeDue(trx: Db, minutes: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with due as (delete from appointments where at <= now() + make_interval(mins => ${minutes}) returning user_id, post, at)
    select due.user_id, due.at, posts.post_id, posts.type, posts.title
    from due join posts on posts.post_id = due.post join users on users.id = due.user_id and users.status = 'normal'
    where due.at > now() and posts.state <> 'deleted' order by due.at, posts.post_id`.execute(trx);
  return rows;
}

/** What a member is still to be reminded of, for their own copy. */
export async function listOwnAppointments(db: Db, userId: string): Promise<object[]> {
  return db.selectFrom('appointments').select(['post', 'at']).where('user_id', '=', userId).orderBy('at').execute();
}

export async function removeAppointments(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('appointments').where('user_id', '=', userId).execute();
}
