// SQL of what becomes of many posts at once. What the search knows of a post goes with its listing, by a trigger.
import { sql, type Selectable } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import { isHeld, isPostHeld } from '#server/platform/database/legal-hold.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PostsTable } from '#server/platform/database/tables/tables.ts';
import { selectPosts, type PostRow } from '#server/posts/card.ts';

const { soldVisibleDays, promotionHoursMax } = limits.posts;

/** A post that left the lists, or lost its paid place. */
export interface Ended {
  id: string;
  post_id: number;
  owner_id: string;
  type: PostType;
  title: string;
}

/**
 * At most `max` posts whose days are over leave the lists, all of an owner together unless the owner alone has more; returns them, none if
 * nothing is due. What is being changed comes next time.
 */
export async function expirePosts(db: Db, max: number): Promise<(Ended & Pick<PostRow, 'promotion'>)[]> {
  const due = await db
    .selectFrom('posts')
    .select(['id', 'owner_id'])
    .where('state', 'in', ['approved', 'hidden'])
    .where('expires_at', '<=', sql<Date>`now()`)
    .orderBy('owner_id')
    .orderBy('id')
    .limit(max)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  // The last owner of a full batch may have more; then all theirs come with the next one.
  const last = due.at(-1)?.owner_id;
  const isCut = due.length === max && due[0]?.owner_id !== last;
  const ids = due.filter(({ owner_id }) => !isCut || owner_id !== last).map(({ id }) => id);
  return db
    .updateTable('posts')
    .set({ state: 'expired', listed: false })
    .where('id', 'in', ids)
    .returning(['id', 'post_id', 'owner_id', 'type', 'title', 'promotion'])
    .execute();
}

/** What was sold or rented some days ago leaves the lists and stays what it is; returns the posts' ids. */
export async function closePosts(db: Db): Promise<string[]> {
  const rows = await db
    .updateTable('posts')
    .set({ listed: false })
    .where('listed', '=', true)
    .where('state', 'in', ['sold', 'rented'])
    .where('sold_at', '<=', sql<Date>`now() - make_interval(days => ${soldVisibleDays})`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const free = { plan: 'free', promotion: 'none', promoted_until: null, promotion_requested_at: null } as const;

export type Freed = Ended & Pick<Selectable<PostsTable>, 'state'>;
const freed = ['id', 'post_id', 'owner_id', 'type', 'title', 'state'] as const;

/** A request for a paid place that no one has settled in time is dropped; returns the posts that go on without. */
export async function dropPromotionRequests(db: Db): Promise<Freed[]> {
  return db
    .updateTable('posts')
    .set(free)
    .where('promotion', 'in', ['requested', 'contacted'])
    .where('promotion_requested_at', '<=', sql<Date>`now() - make_interval(hours => ${promotionHoursMax})`)
    .returning(freed)
    .execute();
}

/** A paid place whose days are over ends; returns the posts. */
export async function endPaidPlaces(db: Db): Promise<Freed[]> {
  return db
    .updateTable('posts')
    .set(free)
    .where('promotion', '=', 'paid')
    .where('promoted_until', '<=', sql<Date>`now()`)
    .returning(freed)
    .execute();
}

/** Removes at most `max` posts that were deleted long enough ago, with everything about them; returns their numbers. Their pictures are swept then. */
export async function purgeDeleted(db: Db, max: number): Promise<number[]> {
  const due = db
    .selectFrom('posts')
    .select('id')
    .where('state', '=', 'deleted')
    .where('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${retention.posts.days})`)
    .where((q) => q.not(q.or([isHeld('posts.owner_id'), isPostHeld('posts.id')])))
    .limit(max)
    .forUpdate()
    .skipLocked();
  const rows = await db.deleteFrom('posts').where('id', 'in', due).returning('post_id').execute();
  return rows.map(({ post_id }) => post_id);
}

/** Takes at most `max` of a person's posts off every list; returns them. */
export async function withdrawPosts(db: Db, ownerId: string, max: number): Promise<Ended[]> {
  const some = db.selectFrom('posts').select('id').where('owner_id', '=', ownerId).where('listed', '=', true).orderBy('id').limit(max).forUpdate();
  return db
    .updateTable('posts')
    .set({ listed: false, withdrawn: true })
    .where('id', 'in', some)
    .returning(['id', 'post_id', 'owner_id', 'type', 'title'])
    .execute();
}

/** Puts back at most `max` posts that were withdrawn or approved in the meantime and are still to be seen; returns their ids. */
export async function relistPosts(db: Db, ownerId: string, max: number): Promise<string[]> {
  const some = db
    .selectFrom('posts')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('listed', '=', false)
    .where((q) => q.or([q('state', '=', 'approved'), q.and([q('withdrawn', '=', true), q('state', 'in', ['sold', 'rented'])])]))
    .where((q) => q.or([q('expires_at', 'is', null), q('expires_at', '>', sql<Date>`now()`)]))
    .orderBy('id')
    .limit(max)
    .forUpdate();
  const rows = await db.updateTable('posts').set({ listed: true, withdrawn: false }).where('id', 'in', some).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Those of these approved posts whose approval no one was told of. */
export async function listUnnotified(db: Db, ids: readonly string[]): Promise<PostRow[]> {
  return selectPosts(db).where('id', 'in', ids).where('state', '=', 'approved').where('untold_approval', 'is not', null).orderBy('post_id').execute();
}

/** Deletes a person's posts and what they say; their numbers stay taken. Returns the posts' ids. */
export async function emptyPosts(db: Db, ownerId: string): Promise<string[]> {
  const own = db.selectFrom('posts').select('id').where('owner_id', '=', ownerId);
  await db.deleteFrom('post_images').where('post', 'in', own).execute();
  const rows = await db
    .updateTable('posts')
    .set({
      state: 'deleted',
      listed: false,
      withdrawn: false,
      title: '',
      description: '',
      primary_contact: '',
      secondary_contact: null,
      street: null,
      house: null,
      post_code: null,
      lat: null,
      lng: null,
      pin_moved: null,
      source_id: null,
      decision_note: null,
    })
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets traces after their days, and who looked at what after the day. */
export async function forgetTraces(db: Db): Promise<void> {
  await db
    .deleteFrom('post_traces')
    .where('deleted_at', '<=', sql<Date>`now() - make_interval(days => ${retention.reposts.days})`)
    .where((q) => q.not(isHeld('post_traces.owner_id')))
    .execute();
  await db
    .deleteFrom('post_viewers')
    .where('day', '<', sql<string>`(now() at time zone 'Asia/Dhaka')::date`)
    .execute();
}
