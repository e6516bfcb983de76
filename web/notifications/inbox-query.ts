// What an inbox is asked for, and what comes.
import type { NotificationSort } from '#contracts/enums.ts';
import type { Notification } from '#contracts/notices/notifications.ts';

export const inboxViews = ['all', 'unread', 'read'] as const;
export type InboxView = (typeof inboxViews)[number];

export interface InboxQuery {
  view: InboxView;
  sort: NotificationSort;
  q: string;
}

export const wholeInbox: InboxQuery = { view: 'all', sort: 'newest', q: '' };

export const inboxKey = (query: InboxQuery): string => JSON.stringify(query);

export interface InboxList {
  items: readonly Notification[];
  /** How many there are in this view, loaded or not. */
  total: number;
}
