// What the inbox and its badges ask of the server. Skipped without a token, as the specification says.
import { limits } from '#contracts/limits.ts';
import { notifications } from '#contracts/notifications.ts';
import { call, ignoreGone } from '#web/platform/api.ts';
import { keepaliveApi, memberApi, storedToken } from '#web/platform/session.ts';
import type { CenterCalls } from './notification-state.ts';

/** As many at once as the server takes; returns what it said last. */
async function inParts(ids: readonly string[], work: (some: string[]) => Promise<number>): Promise<number | undefined> {
  const { bulkMax } = limits.notifications;
  let said: number | undefined;
  for (let from = 0; from < ids.length; from += bulkMax) said = await work(ids.slice(from, from + bulkMax));
  return said;
}

export const inboxCalls: CenterCalls = {
  page: async ({ view, sort, q }, page) => {
    if (!storedToken()) return { items: [], total: 0 };
    const { data, totalNotify } = await call(memberApi(), notifications[view], { query: { page, sort, ...(q ? { q } : {}) } });
    return { items: data, total: totalNotify };
  },
  unread: async () => (storedToken() ? (await call(memberApi(), notifications.unreadCount)).unreadCount : undefined),
  markRead: async (ids) => {
    if (!storedToken()) return undefined;
    const [first, ...more] = ids ?? [];
    if (!ids) await call(keepaliveApi(), notifications.markAll);
    else if (more.length > 0) return inParts(ids, async (some) => (await call(keepaliveApi(), notifications.markMany, { body: { ids: some } })).unreadCount);
    else if (first) await ignoreGone(call(keepaliveApi(), notifications.markRead, { params: { id: first } }));
    return undefined;
  },
  remove: async (ids) => {
    const [first, ...more] = ids;
    if (!storedToken() || !first) return undefined;
    if (more.length > 0) return inParts(ids, async (some) => (await call(keepaliveApi(), notifications.removeMany, { body: { ids: some } })).unreadCount);
    return (await ignoreGone(call(keepaliveApi(), notifications.remove, { params: { id: first } })))?.unreadCount;
  },
};
