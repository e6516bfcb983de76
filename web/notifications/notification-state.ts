// What is known of one person's notifications, and what the server is asked for.
import type { CallFailure } from '#web/platform/api.ts';
import type { Inbox } from './inbox-changes.ts';
import { wholeInbox, type InboxList, type InboxQuery } from './inbox-query.ts';

export type Connection = 'disconnected' | 'connecting' | 'connected' | 'error';
export type LiveNews = 'postChanged' | 'queueChanged' | 'shortlistChanged';

export interface NotificationState extends Inbox {
  connection: Connection;
  /** No further attempt is made by itself. */
  stuck: boolean;
  query: InboxQuery;
  /** Why the list was not read. */
  failure: CallFailure | undefined;
  reading: boolean;
  adding: boolean;
  /** Came since the top of the list was last seen. */
  fresh: number;
  /** Does again what was done here and did not succeed. */
  again: (() => void) | undefined;
}

export const unknownInbox: Inbox = { unread: undefined, total: undefined, list: undefined };

export const atFirst: NotificationState = {
  ...unknownInbox,
  connection: 'disconnected',
  stuck: false,
  query: wholeInbox,
  failure: undefined,
  reading: false,
  adding: false,
  fresh: 0,
  again: undefined,
};

/** What is asked of the server. Throws CallFailure; undefined where no one is signed in. */
export interface CenterCalls {
  page: (query: InboxQuery, page: number) => Promise<InboxList>;
  unread: () => Promise<number | undefined>;
  /** All without ids. Returns how many are unread then, where the server says it. */
  markRead: (ids?: readonly string[]) => Promise<number | undefined>;
  remove: (ids: readonly string[]) => Promise<number | undefined>;
}

export interface Removal {
  undo: () => void;
  /** Sends it; it can no longer be undone then. */
  commit: () => void;
}
