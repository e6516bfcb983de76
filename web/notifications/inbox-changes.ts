// What was done here and is not confirmed yet, on top of what the server has said. Pure.
import type { Notification } from '#contracts/notices/notifications.ts';
import type { InboxList, InboxView } from './inbox-query.ts';
import { dropped, hasItem, marked } from './inbox-list.ts';

/** An inbox as far as it is known. */
export interface Inbox {
  /** How many are unread; undefined until the server has said it. */
  unread: number | undefined;
  /** How many there are at all. */
  total: number | undefined;
  list: InboxList | undefined;
}

export interface Change {
  kind: 'read' | 'remove';
  /** All without. */
  ids?: ReadonlySet<string>;
  /** Those that were unread when it was done: what is not loaded cannot be asked. */
  unread: ReadonlySet<string>;
}

export const changeOf = (kind: Change['kind'], items: readonly Notification[]): Change => ({
  kind,
  ids: new Set(items.map(({ _id }) => _id)),
  unread: new Set(items.filter(({ isRead }) => !isRead).map(({ _id }) => _id)),
});

/** How many are no longer unread by it. */
function unreadBy({ ids, unread }: Change, inbox: Inbox): number {
  if (!ids) return inbox.unread ?? 0;
  const isUnread = (id: string): boolean => {
    const known = inbox.list?.items.find(({ _id }) => _id === id);
    return known ? !known.isRead : unread.has(id);
  };
  return [...ids].filter(isUnread).length;
}

const lowered = (count: number | undefined, by: number): number | undefined => (count === undefined ? undefined : Math.max(0, count - by));

/** The inbox with this done. No number falls below none. */
export function changed(inbox: Inbox, change: Change, view: InboxView): Inbox {
  const { kind, ids } = change;
  const unread = lowered(inbox.unread, unreadBy(change, inbox));
  if (kind === 'read') return { ...inbox, unread, list: inbox.list && marked(inbox.list, view, ids) };
  return { unread, total: lowered(inbox.total, ids?.size ?? 0), list: inbox.list && dropped(inbox.list, ids ?? new Set()) };
}

/** Whether the list does not say how many of its view it concerns. */
export function isBeyond({ list }: Inbox, { ids }: Change, view: InboxView): boolean {
  if (!list) return false;
  return ids ? [...ids].some((id) => !hasItem(list, id)) : view === 'read';
}
