// The loaded part of an inbox and how it changes. Pure.
import { limits } from '#contracts/limits.ts';
import type { Notification } from '#contracts/notices/notifications.ts';
import type { InboxList, InboxQuery, InboxView } from './inbox-query.ts';

type Ids = ReadonlySet<string>;

export const hasItem = ({ items }: InboxList, id: string): boolean => items.some(({ _id }) => _id === id);

/** A further page behind what is there; what came twice stands where it stood. */
export function appended(list: InboxList, page: InboxList): InboxList {
  return { items: [...list.items, ...page.items.filter(({ _id }) => !hasItem(list, _id))], total: page.total };
}

/** These are gone from the view. */
export function dropped({ items, total }: InboxList, ids: Ids): InboxList {
  const left = items.filter(({ _id }) => !ids.has(_id));
  return { items: left, total: Math.max(left.length, total - (items.length - left.length)) };
}

/** These, or all, are read: they stay where they are, but not among those that are unread. */
export function marked({ items, total }: InboxList, view: InboxView, ids?: Ids): InboxList {
  if (view === 'unread') return ids ? dropped({ items, total }, ids) : { items: [], total: 0 };
  return { items: items.map((item) => (!ids || ids.has(item._id) ? { ...item, isRead: true } : item)), total };
}

/** Whether it is known where something new belongs: only the server knows what a word finds. */
export const placesNews = ({ view, q }: InboxQuery): boolean => view !== 'read' && q === '';

/** Something new, on top; with the oldest first at the end, once that is loaded. */
export function arrived({ items, total }: InboxList, item: Notification, { sort }: InboxQuery): InboxList {
  if (sort === 'newest') return { items: [item, ...items], total: total + 1 };
  return { items: items.length === total ? [...items, item] : items, total: total + 1 };
}

/** The page that holds what comes next. What was deleted, or has left the view, moved everything behind it forward. */
export const nextPage = ({ items }: InboxList): number => Math.floor(items.length / limits.notifications.pageSize) + 1;

/** The pages that hold what is loaded. */
export const loadedPages = (list: InboxList | undefined): number => Math.max(1, Math.ceil((list?.items.length ?? 0) / limits.notifications.pageSize));

/** Whether less is left than a page holds, though there is more. */
export const isShort = ({ items, total }: InboxList): boolean => items.length < Math.min(total, limits.notifications.pageSize);

/** How many of these are unread. */
export const unreadAmong = (items: readonly Notification[]): number => items.filter(({ isRead }) => !isRead).length;
