// Kysely types of the tables for notifications and saved searches.
import type { ColumnType } from 'kysely';
import type { AlertFrequency, PostType } from '#contracts/enums.ts';
import type { NoticeData, NoticeKind } from '#contracts/notices/notices.ts';
import type { Channel, NoticeGroup } from '#contracts/notices/preferences.ts';
import type { StoredQuery } from '#contracts/search/saved-searches.ts';
import type { Language } from '#i18n/language.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string | null;
  query: ColumnType<StoredQuery, string, string>;
  purpose: PostType | null;
  division: string | null;
  frequency: AlertFrequency;
  lng: Language;
  created_at: Moment;
}

interface SearchAlertsTable {
  search: string;
  post: string;
  total_price: number;
  found_at: Moment;
  told_at: NullableMoment;
  /** Whether it was told by itself; false for what waits for, or came with, the daily mail. */
  at_once: Default<boolean>;
}

export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: NoticeKind;
  data: ColumnType<NoticeData, string, string>;
  /** What it was told for: no one is told twice. */
  cause: string;
  is_read: Default<boolean>;
  /** False where its person wants it by other ways only. */
  in_inbox: Default<boolean>;
  created_at: Moment;
}

interface NotificationPreferencesTable {
  user_id: string;
  notice_group: NoticeGroup;
  channel: Channel;
  is_on: boolean;
}

export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Moment;
}

interface PushDeliveriesTable {
  id: string;
  notification: string;
  subscription: string;
  claimed_until: NullableMoment;
  ended_at: NullableMoment;
  outcome: 'sent' | 'dropped' | 'refused' | null;
  created_at: Moment;
}

export interface AlertTables {
  notification_preferences: NotificationPreferencesTable;
  notifications: NotificationsTable;
  push_deliveries: PushDeliveriesTable;
  push_subscriptions: PushSubscriptionsTable;
  saved_searches: SavedSearchesTable;
  search_alerts: SearchAlertsTable;
}
