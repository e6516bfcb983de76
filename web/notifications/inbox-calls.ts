// What the inbox and its badges ask of the server. Skipped without a token, as the specification says.
import { limits } from '#contracts/limits.ts';
import { notifications } from '#contracts/notices/notifications.ts';
import { call, ignoreGone } from '#web/platform/api.ts';
import { dropAction, queueAction, queuedActions } from '#web/platform/offline/action-queue.ts';
import { isOffline, readOrCached } from '#web/platform/offline/offline-answers.ts';
import { keepaliveApi, knownSession, memberApi, storedToken } from '#web/platform/session.ts';
import { inboxKey, wholeInbox, type InboxList } from './inbox-query.ts';
import type { CenterCalls } from './notification-state.ts';

/** As many at once as the server takes; returns what it said last. */
async function inParts(ids: readonly string[], work: (some: string[]) => Promise<number>): Promise<number | undefined> {
  const { bulkMax } = limits.notifications;
  let said: number | undefined;
  for (let from = 0; from < ids.length; from += bulkMax) said = await work(ids.slice(from, from + bulkMax));
  return said;
}

async function markRead(ids: readonly string[] | undefined): Promise<number | undefined> {
  const [first, ...more] = ids ?? [];
  if (!ids) await call(keepaliveApi(), notifications.markAll);
  else if (more.length > 0) return inParts(ids, async (some) => (await call(keepaliveApi(), notifications.markMany, { body: { ids: some } })).unreadCount);
  else if (first) await ignoreGone(call(keepaliveApi(), notifications.markRead, { params: { id: first } }));
  return undefined;
}

/** Keeps what was read until there is a connection. Returns whether it did. */
async function keepMarks(ids: readonly string[]): Promise<boolean> {
  const { user } = await knownSession();
  if (!user) return false;
  const kept = await Promise.all(ids.map((id) => queueAction({ userId: user.id, kind: 'read', about: id, data: null })));
  return kept.every(Boolean);
}

const marksOf = async (userId: string): Promise<string[]> => (await queuedActions(userId)).flatMap(({ kind, about }) => (kind === 'read' ? [about] : []));

/** Marks what was read without a connection. Throws what keeps it from that. */
export async function sendMarks(userId: string): Promise<void> {
  const ids = await marksOf(userId);
  if (ids.length === 0) return;
  await markRead(ids);
  await Promise.all(ids.map((about) => dropAction({ userId, kind: 'read', about })));
}

/** The top of the inbox, which is kept; without a connection with what was read since. */
async function readTop(read: () => Promise<InboxList>): Promise<InboxList> {
  const { user } = await knownSession();
  const list = await readOrCached(user?.id, 'inbox', read);
  const marks = new Set(user ? await marksOf(user.id) : []);
  return marks.size === 0 ? list : { ...list, items: list.items.map((item) => (marks.has(item._id) ? { ...item, isRead: true } : item)) };
}

/** How many are unread; without a connection without those that were read since. */
async function readCount(): Promise<number> {
  const { user } = await knownSession();
  const count = await readOrCached(user?.id, 'unread', async () => (await call(memberApi(), notifications.unreadCount)).unreadCount);
  const marks = user && navigator.onLine === false ? (await marksOf(user.id)).length : 0;
  return Math.max(0, count - marks);
}

export const inboxCalls: CenterCalls = {
  page: async ({ view, sort, q }, page) => {
    if (!storedToken()) return { items: [], total: 0 };
    const read = async (): Promise<InboxList> => {
      const { data, totalNotify } = await call(memberApi(), notifications[view], { query: { page, sort, ...(q ? { q } : {}) } });
      return { items: data, total: totalNotify };
    };
    const isTop = page === 1 && inboxKey({ view, sort, q }) === inboxKey(wholeInbox);
    return isTop ? readTop(read) : read();
  },
  unread: async () => (storedToken() ? readCount() : undefined),
  markRead: async (ids) => {
    if (!storedToken()) return undefined;
    try {
      return await markRead(ids);
    } catch (error) {
      if (!ids || !isOffline(error) || !(await keepMarks(ids))) throw error;
      return undefined;
    }
  },
  remove: async (ids) => {
    const [first, ...more] = ids;
    if (!storedToken() || !first) return undefined;
    if (more.length > 0) return inParts(ids, async (some) => (await call(keepaliveApi(), notifications.removeMany, { body: { ids: some } })).unreadCount);
    return (await ignoreGone(call(keepaliveApi(), notifications.remove, { params: { id: first } })))?.unreadCount;
  },
};
