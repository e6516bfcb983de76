import { sql, type Selectable } from 'kysely';
import type { NotificationSort } from '#contracts/enums.ts';
import type { InboxNotice, NoticeKind } from '#contracts/notices/notices.ts';
import type { NoticeGroup } from '#contracts/notices/preferences.ts';
import type { NotificationsTable } from '#server/platform/database/tables/alert-tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countOf } from '#server/platform/database/paged.ts';

export type NotificationRow = Selectable<NotificationsTable>;

/** Which of them: all, or those that are read or not. */
export interface Which {
  isRead?: boolean;
}

/** One notification, and whose it is. */
export interface Addressed {
  id: string;
  userId: string;
}

interface Written extends Addressed {
  /** False where its person wants it by other ways only. */
  inInbox: boolean;
}

/** Writes one that was told earlier. */
export async function insertPastNotification(
  db: Db,
  { id, userId }: Addressed,
  { kind, data, key }: InboxNotice,
  { at, isRead }: { at: Date; isRead: boolean },
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ id, user_id: userId, kind, data: JSON.stringify(data), cause: key, is_read: isRead, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes them for everyone who was not told so before. Returns those that were written. */
export async function insertNotifications(
  db: Db,
  all: readonly (Addressed & Pick<InboxNotice, 'data' | 'key'>)[],
  { kind, group }: { kind: NoticeKind; group: NoticeGroup },
): Promise<Written[]> {
  if (all.length === 0) return [];
  const { rows } = await sql<Written>`
    insert into notifications (id, user_id, kind, data, cause, in_inbox)
    select given.id, given.user_id, ${kind}, given.data, given.cause, coalesce(chosen.is_on, true)
    from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ userId }) => userId)}::uuid[], ${all.map(({ data }) => JSON.stringify(data))}::jsonb[],
      ${all.map(({ key }) => key)}::text[]) as given (id, user_id, data, cause)
    left join notification_preferences chosen on chosen.user_id = given.user_id and chosen.notice_group = ${group} and chosen.channel = 'inbox'
    on conflict (user_id, cause) do nothing
    returning id, user_id as "userId", in_inbox as "inInbox"`.execute(db);
  return rows;
}

export const findNotifications = (db: Db, ids: readonly string[]): Promise<NotificationRow[]> =>
  db.selectFrom('notifications').selectAll().where('id', 'in', ids).execute();

/** How many are unread, by person; nothing of those who have none. */
export async function countUnreadOf(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('notifications')
    .select(['user_id', sql<number>`count(*)`.as('count')])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('in_inbox', '=', true)
    .where('is_read', '=', false)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, count }) => [user_id, count]));
}

const own = (db: Db, userId: string, { isRead }: Which) =>
  db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('in_inbox', '=', true)
    .$if(isRead !== undefined, (query) => query.where('is_read', '=', isRead as boolean));

export const countNotifications = (db: Db, userId: string, which: Which): Promise<number> => countOf(own(db, userId, which));

export async function listNotifications(
  db: Db,
  userId: string,
  which: Which,
  { sort, limit, offset }: { sort: NotificationSort; limit?: number; offset: number },
): Promise<NotificationRow[]> {
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  return own(db, userId, which)
    .selectAll()
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .offset(offset)
    .$if(limit !== undefined, (query) => query.limit(limit as number))
    .execute();
}

/** Marks them as read; all that are unread without `ids`. Returns how many were unread. */
export async function markRead(db: Db, userId: string, ids?: readonly string[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('in_inbox', '=', true)
    .where('is_read', '=', false)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids as string[]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function hasNotification(db: Db, userId: string, id: string): Promise<boolean> {
  return (
    (await db.selectFrom('notifications').select('id').where('user_id', '=', userId).where('in_inbox', '=', true).where('id', '=', id).executeTakeFirst()) !==
    undefined
  );
}

export async function removeNotifications(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where('in_inbox', '=', true)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those of a person, and what others were told of the person's posts, which names their titles. */
export async function removeAllNotifications(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notifications').where('user_id', '=', userId).execute();
  await sql`delete from notifications where data #>> '{post,PostID}' in (select post_id::text from posts where owner_id = ${userId})`.execute(db);
  // Those who saved one were told its title; its number is part of the cause.
  await sql`
    delete from notifications where kind = 'saved_unavailable' and split_part(cause, ' ', 2) in (select post_id::text from posts where owner_id = ${userId})
  `.execute(db);
}

/** Removes what is older than so many days, and of each person what exceeds so many. Returns how many. */
export async function sweepNotifications(db: Db, days: number, most: number): Promise<number> {
  const old = await db
    .deleteFrom('notifications')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  const { numAffectedRows = 0n } = await sql`
    delete from notifications n using (
      select id from (
        select id, row_number() over (partition by user_id order by created_at desc, id desc) as place from notifications
        where user_id in (select user_id from notifications group by user_id having count(*) > ${most})
      ) placed where place > ${most}
    ) beyond where n.id = beyond.id`.execute(db);
  return Number(old.numDeletedRows + numAffectedRows);
}
