import { uuidv7 } from 'uuidv7';
import type { NotificationKind } from '#contracts/enums.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { noticeData, type InboxNotice, type NoticeData } from '#contracts/notices.ts';
import type { Notification, notifications } from '#contracts/notifications.ts';
import { languages, type Language } from '#i18n/language.ts';
import type { MemberCaller } from '#server/platform/http/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail } from '#server/platform/http/failure.ts';
import type { PersonalData } from '#server/platform/database/personal-data.ts';
import type { Services } from '#server/platform/services.ts';
import { isSaid } from './finding.ts';
import { render } from './render.ts';
import {
  countNotifications,
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

/** Tells people something, in the transaction of what happened; everybody once for one cause, however often they are named. */
export async function notify(trx: Db, userIds: readonly string[], { kind, data, key }: InboxNotice): Promise<void> {
  const to = [...new Set(userIds)].map((userId) => ({ id: uuidv7(), userId }));
  await insertNotifications(trx, to, { kind, data: noticeData[kind].parse(data), key });
}

/** What the inbox calls it. */
const kindOf = ({ kind, data }: NotificationRow): NotificationKind => (kind === 'text' ? (data as NoticeData<'text'>).kind : kind);

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

/** Marks all, or these, of the caller's notifications as read; returns how many were unread. */
export const readMany = ({ db }: Pick<Services, 'db'>, ids: readonly string[] | undefined, { user }: MemberCaller): Promise<number> =>
  markRead(db, user.userId, ids);

/** Deletes one of the caller's notifications; returns how many are unread then. Throws NOT_FOUND. */
export async function removeOne(services: Pick<Services, 'db'>, id: string, caller: MemberCaller): Promise<number> {
  if ((await removeMany(services, [id], caller)) === 0) fail('NOT_FOUND');
  return countUnread(services, caller);
}

/** Deletes these of the caller's notifications; returns how many there were. */
export const removeMany = ({ db }: Pick<Services, 'db'>, ids: readonly string[], { user }: MemberCaller): Promise<number> =>
  removeNotifications(db, user.userId, ids);

/** Forgets what is kept no longer; returns how many. */
export const sweep = ({ db }: Pick<Services, 'db'>): Promise<number> =>
  sweepNotifications(db, limits.notifications.retainedDays, limits.notifications.retainedMax);

const collected = (row: NotificationRow): Omit<Notification, '_id'> => {
  const { _id, ...told } = toNotification(row, 'en');
  return told;
};

export const notificationData: PersonalData = {
  name: 'notifications',
  collect: async (db, userId) => (await listNotifications(db, userId, {}, { sort: 'newest', offset: 0 })).map(collected),
  erase: removeAllNotifications,
};
