// The loaded part of an inbox and how it changes. Pure.
import { limits } from '#contracts/limits.ts';
import type { Notification } from '#contracts/notifications.ts';

export interface InboxList {
  items: readonly Notification[];
  /** How many there are in this view, loaded or not. */
  total: number;
}

type Ids = ReadonlySet<string>;

/** A further page behind what is there; what came twice stands where it stood. */
export function appended({ items }: InboxList, page: InboxList): InboxList {
  const known = new Set(items.map(({ _id }) => _id));
  return { items: [...items, ...page.items.filter(({ _id }) => !known.has(_id))], total: page.total };
}

/** These, or all, are read. They stay where they are, also among those that were unread. */
export const marked = ({ items, total }: InboxList, ids?: Ids): InboxList => ({
  items: items.map((item) => (!ids || ids.has(item._id) ? { ...item, isRead: true } : item)),
  total,
});

/** These are not read after all. */
export const unmarked = ({ items, total }: InboxList, ids: Ids): InboxList => ({
  items: items.map((item) => (ids.has(item._id) ? { ...item, isRead: false } : item)),
  total,
});

/** These are gone. */
export function dropped({ items, total }: InboxList, ids: Ids): InboxList {
  const left = items.filter(({ _id }) => !ids.has(_id));
  return { items: left, total: Math.max(left.length, total - (items.length - left.length)) };
}

/** The page that holds what comes next. What was deleted, or has left the view, moved everything behind it forward. */
export function nextPage({ items }: InboxList, view: 'all' | 'unread' | 'read'): number {
  const inView = view === 'unread' ? items.filter(({ isRead }) => !isRead) : items;
  return Math.floor(inView.length / limits.notifications.pageSize) + 1;
}

/** How many of these are unread. */
export const unreadAmong = (items: readonly Notification[]): number => items.filter(({ isRead }) => !isRead).length;
