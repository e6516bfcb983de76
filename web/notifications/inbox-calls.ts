// What the inbox and its badges ask of the server. Skipped without a token, as the specification says.
import type { NotificationSort } from '#contracts/enums.ts';
import { notifications } from '#contracts/notifications.ts';
import { call, CallFailure, type Api } from '#web/platform/api.ts';
import { memberApi, storedToken } from '#web/platform/session.ts';
import type { InboxList } from './inbox-list.ts';

export const inboxViews = ['all', 'unread', 'read'] as const;
export type InboxView = (typeof inboxViews)[number];

export interface InboxQuery {
  view: InboxView;
  sort: NotificationSort;
  q: string;
}

/** What was done goes on where somebody leaves the page right after the press. */
function lastingApi(): Api {
  const api = memberApi();
  return { ...api, send: (request) => api.send({ ...request, keepalive: true }) };
}

/** One page of the inbox. Throws CallFailure. */
export async function readPage({ view, sort, q }: InboxQuery, page: number): Promise<InboxList> {
  const { data, totalNotify } = await call(memberApi(), notifications[view], { query: { page, sort, ...(q ? { q } : {}) } });
  return { items: data, total: totalNotify };
}

/** Undefined where nobody is signed in. Throws CallFailure. */
export async function readUnread(): Promise<number | undefined> {
  return storedToken() ? (await call(memberApi(), notifications.unreadCount)).unreadCount : undefined;
}

/** Marks these as read, all without any; what is gone already counts for nothing. Throws CallFailure. */
export async function markRead(ids?: readonly string[]): Promise<void> {
  const [first, ...more] = ids ?? [];
  if (!ids) await call(lastingApi(), notifications.markAll);
  else if (more.length > 0) await call(lastingApi(), notifications.markMany, { body: { ids: [...ids] } });
  else if (first) await call(lastingApi(), notifications.markRead, { params: { id: first } }).catch(unlessGone);
}

/** Deletes these; returns how many are unread then. What is gone already was the wish. Throws CallFailure. */
export async function removeAll(ids: readonly string[]): Promise<number | undefined> {
  const [first, ...more] = ids;
  if (!first) return undefined;
  if (more.length > 0) return (await call(lastingApi(), notifications.removeMany, { body: { ids: [...ids] } })).unreadCount;
  return (await call(lastingApi(), notifications.remove, { params: { id: first } }).catch(unlessGone))?.unreadCount;
}

function unlessGone(error: unknown): undefined {
  if (!(error instanceof CallFailure && error.code === 'NOT_FOUND')) throw error;
}
