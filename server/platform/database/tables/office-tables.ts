// Kysely types of the tables for what admins set.
import type { ColumnType } from 'kysely';
import type { Audience, BroadcastState } from '#contracts/notices/broadcasts.ts';
import type { DeviceType, Division } from '#contracts/enums.ts';
import type { AreaText } from '#contracts/maps/area-texts.ts';
import type { PageContent } from '#contracts/pages/page-texts.ts';
import type { SettingsFields } from '#contracts/staff/settings.ts';
import type { Default, Moment, NullableMoment } from './columns.ts';

interface SiteSettingsTable {
  is_only: ColumnType<boolean, never, never>;
  revision: number;
  chosen: ColumnType<Partial<Omit<SettingsFields, 'closedDays'>>, never, string>;
}

interface BroadcastsTable {
  id: string;
  author_id: string;
  audience: Audience;
  division: Division | null;
  title_bn: string;
  title_en: string;
  message_bn: string;
  message_en: string;
  link: string | null;
  state: Default<BroadcastState>;
  recipients: number;
  told: Default<number>;
  /** The last one who was told. */
  reached: Default<string | null>;
  created_at: Moment;
  ended_at: NullableMoment;
}

export type PublishedContent = PageContent | AreaText;

interface PageTextsTable {
  /** A page of words, or `area/` and the name of a guide. */
  page: string;
  version: number;
  /** Null for the words that the product brings along. */
  content: ColumnType<PublishedContent | null, string | null, never>;
  note: string;
  restored: number | null;
  author_id: string;
  published_at: Moment;
}

interface VisitsTable {
  month: string;
  /** Older programs write tablets too. */
  device_type: DeviceType | 'tablet';
  count: number;
}

export interface OfficeTables {
  broadcasts: BroadcastsTable;
  page_texts: PageTextsTable;
  visits: VisitsTable;
  site_settings: SiteSettingsTable;
}
