// Notifications: the inbox of a member.
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { notificationSorts } from '#contracts/enums.ts';
import { notificationKinds } from './notice-kinds.ts';
import { limits } from '#contracts/limits.ts';
import { fault, moment, objectId, optionalChoice, optionalText, page, someOf, Success } from '#contracts/values.ts';

export const Notification = z.object({
  _id: objectId,
  /** In the language of the request. */
  title: z.string(),
  message: z.string(),
  /** A path of this site. */
  link: z.string(),
  isRead: z.boolean(),
  createdAt: moment,
  kind: z.enum(notificationKinds),
});
export type Notification = z.infer<typeof Notification>;

/** Number of notifications in this view over all pages; with `q`, of those that match. */
const NotificationPage = z.object({ success: z.literal(true), data: z.array(Notification), totalNotify: z.int() });
const query = z.object({ page, q: optionalText(limits.search.textMax), sort: optionalChoice(notificationSorts) });
const params = z.object({ id: objectId });
const ids = z.object({ ids: someOf(objectId, limits.notifications.bulkMax).refine((ids) => ids.length > 0, fault('required')) });

export const notifications = {
  unreadCount: endpoint({
    method: 'GET',
    path: '/api/notifications/getUnreadCount',
    access: 'member',
    summary: 'Number of unread notifications',
    response: z.object({ success: z.literal(true), unreadCount: z.int() }),
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/notifications/getUserNotifications',
    access: 'member',
    summary: `${limits.notifications.pageSize} notifications per page, newest first by default; \`q\` searches title and message in both languages`,
    query,
    response: NotificationPage,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/notifications/getUnreadNotifications',
    access: 'member',
    summary: 'The same, unread only',
    query,
    response: NotificationPage,
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/notifications/getReadNotifications',
    access: 'member',
    summary: 'The same, read only',
    query,
    response: NotificationPage,
  }),
  markRead: endpoint({
    method: 'PUT',
    path: '/api/notifications/markNotificationAsRead/:id',
    access: 'owner',
    summary: 'Mark one as read; does nothing if it already is',
    params,
    response: Success,
  }),
  markAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/markAllAsRead',
    access: 'member',
    summary: 'Mark all as read; `modified` is how many were unread',
    response: z.object({ success: z.literal(true), modified: z.int() }),
  }),
  markMany: endpoint({
    method: 'PUT',
    path: '/api/notifications/markManyAsRead',
    access: 'member',
    summary: `Mark some as read, at most ${limits.notifications.bulkMax}; those of other people are ignored`,
    body: ids,
    response: z.object({ success: z.literal(true), modified: z.int(), unreadCount: z.int() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/notifications/deleteNotification/:id',
    access: 'owner',
    summary: 'Delete one',
    params,
    response: z.object({ success: z.literal(true), unreadCount: z.int() }),
  }),
  removeMany: endpoint({
    method: 'DELETE',
    path: '/api/notifications/deleteMany',
    access: 'member',
    summary: `Delete some, at most ${limits.notifications.bulkMax}; those of other people are ignored`,
    body: ids,
    response: z.object({ success: z.literal(true), deleted: z.int(), unreadCount: z.int() }),
  }),
};
