// What the inbox and its badges ask of the server. Skipped without a token, as the specification says.
import type { NotificationSort } from '#contracts/enums.ts';
import { notifications } from '#contracts/notifications.ts';
import { call, ignoreGone, type Api } from '#web/platform/api.ts';
import { keepaliveApi, memberApi, storedToken } from '#web/platform/session.ts';
import type { InboxList } from './inbox-list.ts';

export const inboxViews = ['all', 'unread', 'read'] as const;
export type InboxView = (typeof inboxViews)[number];

export interface InboxQuery {
  view: InboxView;
  sort: NotificationSort;
  q: string;
}

/** One page of the inbox. Throws CallFailure. */
export async function readPage(api: Api, { view, sort, q }: InboxQuery, page: number): Promise<InboxList> {
  const { data, totalNotify } = await call(api, notifications[view], { query: { page, sort, ...(q ? { q } : {}) } });
  return { items: data, total: totalNotify };
}

/** Undefined where nobody is signed in. Throws CallFailure. */
export async function readUnread(): Promise<number | undefined> {
  return storedToken() ? (await call(memberApi(), notifications.unreadCount)).unreadCount : undefined;
}

/** Marks these as read, all without any; what is gone already counts for nothing. Throws CallFailure. */
export async function markRead(ids?: readonly string[]): Promise<void> {
  const [first, ...more] = ids ?? [];
  if (!ids) await call(keepaliveApi(), notifications.markAll);
  else if (more.length > 0) await call(keepaliveApi(), notifications.markMany, { body: { ids: [...ids] } });
  else if (first) await ignoreGone(call(keepaliveApi(), notifications.markRead, { params: { id: first } }));
}

/** Deletes these; returns how many are unread then. What is gone already is as wanted. Throws CallFailure. */
export async function removeAll(ids: readonly string[]): Promise<number | undefined> {
  const [first, ...more] = ids;
  if (!first) return undefined;
  if (more.length > 0) return (await call(keepaliveApi(), notifications.removeMany, { body: { ids: [...ids] } })).unreadCount;
  return (await ignoreGone(call(keepaliveApi(), notifications.remove, { params: { id: first } })))?.unreadCount;
}
