import { uuidv7 } from 'uuidv7';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { retention } from '#contracts/retention.ts';
import { noticeData, type InboxNotice } from '#contracts/notices/notices.ts';
import type { Notification, notifications } from '#contracts/notices/notifications.ts';
import { languages, type Language } from '#i18n/language.ts';
import type { MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { publish } from '#server/platform/database/topics.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendOut } from './delivery.ts';
import { isSaid } from './finding.ts';
import { groupOf, kindOf } from './groups.ts';
import { render } from './render.ts';
import {
  countNotifications,
  countUnreadOf,
  findNotifications,
  hasNotification,
  insertNotifications,
  listNotifications,
  markRead,
  removeAllNotifications,
  removeNotifications,
  sweepNotifications,
  type NotificationRow,
  type Which,
} from './store.ts';
import { inboxTouched, noticeRead, noticeWritten } from './topics.ts';

/**
 * Tells people something, in the transaction of what happened; everyone once for one cause, however often they are named.
 * Each hears of it by the channels they chose.
 */
export const notify = (services: Pick<Services, 'jobs'>, trx: Db, userIds: readonly string[], notice: InboxNotice): Promise<void> =>
  notifyEach(
    services,
    trx,
    [...new Set(userIds)].map((userId) => ({ userId, notice })),
  );

/** The same where everyone is told something else of one kind: however many they are, it is a handful of statements. */
export async function notifyEach(services: Pick<Services, 'jobs'>, trx: Db, told: readonly { userId: string; notice: InboxNotice }[]): Promise<void> {
  const first = told[0]?.notice;
  if (!first) return;
  const { kind } = first;
  const all = told.map(({ userId, notice: { data, key } }) => ({ id: uuidv7(), userId, data: noticeData[kind].parse(data), key }));
  const written = await insertNotifications(trx, all, { kind, group: groupOf(first) });
  await publish(trx, noticeWritten, ...written.flatMap(({ userId, id, inInbox }) => (inInbox ? { userId, id } : [])));
  await sendOut(services, trx, written, first);
}

const toNotification = (row: NotificationRow, lng: Language): Notification => ({
  _id: row.id,
  ...render(row.kind, row.data, lng),
  isRead: row.is_read,
  createdAt: row.created_at.toISOString(),
  kind: kindOf(row),
});

const isAbout = ({ kind, data }: NotificationRow, sought: string): boolean =>
  isSaid(
    sought,
    languages.flatMap((lng) => {
      const { title, message } = render(kind, data, lng);
      return [title, message];
    }),
  );

/** How many of the caller's notifications are unread. */
export const countUnread = ({ db }: Pick<Services, 'db'>, { user }: MemberCaller): Promise<number> => countNotifications(db, user.userId, { isRead: false });

interface NotificationPage {
  data: Notification[];
  totalNotify: number;
}

/** A page of the caller's notifications, and how many there are in this view. */
export async function readNotifications(
  { db }: Pick<Services, 'db'>,
  which: Which,
  { page, q, sort = 'newest' }: HandlerInput<typeof notifications.all>['query'],
  { user: { userId }, lng }: MemberCaller,
): Promise<NotificationPage> {
  const { pageSize, retainedMax } = limits.notifications;
  const offset = (page - 1) * pageSize;
  if (q === undefined) {
    const [rows, totalNotify] = await Promise.all([
      listNotifications(db, userId, which, { sort, limit: pageSize, offset }),
      countNotifications(db, userId, which),
    ]);
    return { data: rows.map((row) => toNotification(row, lng)), totalNotify };
  }
  const kept = await listNotifications(db, userId, which, { sort, limit: retainedMax, offset: 0 });
  const found = kept.filter((row) => isAbout(row, q));
  return { data: found.slice(offset, offset + pageSize).map((row) => toNotification(row, lng)), totalNotify: found.length };
}

/** The id of a notification, if it is the caller's. */
export const findOwnNotification =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ params: { id }, caller: { user } }: { params: { id: string }; caller: MemberCaller }): Promise<string | undefined> =>
    (await hasNotification(db, user.userId, id)) ? id : undefined;

/** Changes an inbox; the person's open connections are told where anything changed. */
const touch = ({ db }: Pick<Services, 'db'>, userId: string, change: (trx: Db) => Promise<number>): Promise<number> =>
  inTransaction(db, async (trx) => {
    const changed = await change(trx);
    if (changed > 0) await publish(trx, inboxTouched, { userId });
    return changed;
  });

/** Marks all, or these, of the caller's notifications as read; returns how many were unread. */
export const readMany = (services: Pick<Services, 'db'>, ids: readonly string[] | undefined, { user }: MemberCaller): Promise<number> =>
  touch(services, user.userId, (trx) => markRead(trx, user.userId, ids));

/** Marks one as read and tells the person's other connections than `by`, also where it was read before; nothing where it is not theirs. */
export async function readOnConnection({ db }: Pick<Services, 'db'>, userId: string, id: string, by: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    if (!(await hasNotification(trx, userId, id))) return;
    await markRead(trx, userId, [id]);
    await publish(trx, noticeRead, { userId, id, by });
  });
}

/** What was written, by its ids and in either language; each is worded once for each language that is asked for. */
export async function readWritten({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<{ userId: string; in: (lng: Language) => Notification }[]> {
  return (await findNotifications(db, ids)).map((row) => {
    const made: Partial<Record<Language, Notification>> = {};
    return { userId: row.user_id, in: (lng) => (made[lng] ??= toNotification(row, lng)) };
  });
}

/** How many are unread of these people; nothing of those who have none. */
export const unreadOf = ({ db }: Pick<Services, 'db'>, userIds: readonly string[]): Promise<Map<string, number>> => countUnreadOf(db, userIds);

/** Deletes one of the caller's notifications; returns how many are unread then. Throws NOT_FOUND. */
export async function removeOne(services: Pick<Services, 'db'>, id: string, caller: MemberCaller): Promise<number> {
  if ((await removeMany(services, [id], caller)) === 0) fail('NOT_FOUND');
  return countUnread(services, caller);
}

/** Deletes these of the caller's notifications; returns how many there were. */
export const removeMany = (services: Pick<Services, 'db'>, ids: readonly string[], { user }: MemberCaller): Promise<number> =>
  touch(services, user.userId, (trx) => removeNotifications(trx, user.userId, ids));

/** Forgets what is kept no longer; returns how many. */
export const sweep = ({ db }: Pick<Services, 'db'>): Promise<number> => sweepNotifications(db, retention.notifications.days, limits.notifications.retainedMax);

const collected = (row: NotificationRow): Omit<Notification, '_id'> => {
  const { _id, ...told } = toNotification(row, 'en');
  return told;
};

export const notificationData: PersonalData = {
  name: 'notifications',
  collect: async (db, userId) => (await listNotifications(db, userId, {}, { sort: 'newest', offset: 0 })).map(collected),
  erase: removeAllNotifications,
};
