// SQL of what people chose, and of whom a notification is sent to.
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Channel, NoticeGroup } from '#contracts/notices/preferences.ts';
import type { Language } from '#i18n/language.ts';
import type { NotificationsTable } from '#server/platform/database/tables/alert-tables.ts';
import type { Db } from '#server/platform/database/database.ts';
import { inGoodStanding } from '#server/platform/database/good-standing.ts';
import type { Addressed } from './store.ts';

export interface Choice {
  group: NoticeGroup;
  channel: Channel;
  isOn: boolean;
}

/** What a person chose that differs from what is usual. */
export async function listChoices(db: Db, userId: string): Promise<Choice[]> {
  return db
    .selectFrom('notification_preferences')
    .select(['notice_group as group', 'channel', 'is_on as isOn'])
    .where('user_id', '=', userId)
    .orderBy('notice_group')
    .orderBy('channel')
    .execute();
}

/** Nothing for an account that is gone: the link of a letter outlives it. */
export async function upsertChoice(db: Db, userId: string, { group, channel, isOn }: Choice): Promise<void> {
  await sql`
    insert into notification_preferences (user_id, notice_group, channel, is_on)
    select id, ${group}, ${channel}, ${isOn} from users where id = ${userId} and purged_at is null
    on conflict (user_id, notice_group, channel) do update set is_on = excluded.is_on`.execute(db);
}

export async function removeChoices(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notification_preferences').where('user_id', '=', userId).execute();
}

/** The language of the session that was used last; null where there is none. */
const lngOf = (userId: string) =>
  sql<Language | null>`(select lng from sessions where sessions.user_id = ${sql.ref(userId)} order by last_seen_at desc limit 1)`;

export interface Recipient {
  id: string;
  userId: string;
  email: string;
  /** Null where it is not known, and where no mail is wanted. */
  lng: Language | null;
  push: boolean;
  mail: boolean;
}

/** Everyone of `given`, a table with `user_id`, who may be told something, with `push` and `mail`: what they chose of a group, otherwise what is usual. No one reads the mail of demo accounts. */
const reachedAmong = (given: RawBuilder<unknown>, group: NoticeGroup, usual: Readonly<Record<'push' | 'mail', boolean>>) => sql`
  select given.*, users.email, coalesce(pushed.is_on, ${usual.push}) as push, not users.is_demo and coalesce(mailed.is_on, ${usual.mail}) as mail
  from ${given} join users on users.id = given.user_id
  left join notification_preferences pushed on pushed.user_id = users.id and pushed.notice_group = ${group} and pushed.channel = 'push'
  left join notification_preferences mailed on mailed.user_id = users.id and mailed.notice_group = ${group} and mailed.channel = 'mail'
  where ${inGoodStanding}`;

/** To whom these notifications of a group are sent, and by which ways; the language is needed for mail only. */
export async function listRecipients(
  db: Db,
  written: readonly Addressed[],
  group: NoticeGroup,
  usual: Readonly<Record<'push' | 'mail', boolean>>,
): Promise<Recipient[]> {
  if (written.length === 0) return [];
  const given = sql`unnest(${written.map(({ id }) => id)}::uuid[], ${written.map(({ userId }) => userId)}::uuid[]) as given (id, user_id)`;
  const { rows } = await sql<Recipient>`
    select id, user_id as "userId", email, push, mail, case when mail then ${lngOf('reached.user_id')} end as lng
    from (${reachedAmong(given, group, usual)}) reached`.execute(db);
  return rows;
}

export type Reached = Pick<Recipient, 'userId' | 'email' | 'mail'>;

/** Those of these people who may be told something now, and whether they want letters of a group. */
export async function listReached(
  db: Db,
  userIds: readonly string[],
  group: NoticeGroup,
  usual: Readonly<Record<'push' | 'mail', boolean>>,
): Promise<Reached[]> {
  const given = sql`unnest(${userIds}::uuid[]) as given (user_id)`;
  const { rows } = await sql<Reached>`select user_id as "userId", email, mail from (${reachedAmong(given, group, usual)}) reached`.execute(db);
  return rows;
}

export async function findLanguage(db: Db, userId: string): Promise<Language | undefined> {
  const row = await db.selectFrom('users').select(lngOf('users.id').as('lng')).where('id', '=', userId).executeTakeFirst();
  return row?.lng ?? undefined;
}

export type Outgoing = Pick<Selectable<NotificationsTable>, 'kind' | 'data' | 'user_id'>;

/** A notification that may still be sent to its person. */
export async function findOutgoing(db: Db, id: string): Promise<Outgoing | undefined> {
  return db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .select(['kind', 'data', 'user_id'])
    .where('notifications.id', '=', id)
    .where(inGoodStanding)
    .executeTakeFirst();
}

/** What a person chose; undefined where they never did. */
export async function findChoice(db: Db, userId: string, group: NoticeGroup, channel: Channel): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('notification_preferences')
    .select('is_on')
    .where('user_id', '=', userId)
    .where('notice_group', '=', group)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.is_on;
}
