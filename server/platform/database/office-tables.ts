// Kysely types of the tables for what admins set.
import type { ColumnType } from 'kysely';
import type { SettingsFields } from '#contracts/settings.ts';

interface SiteSettingsTable {
  is_only: ColumnType<boolean, never, never>;
  revision: number;
  chosen: ColumnType<Partial<Omit<SettingsFields, 'closedDays'>>, never, string>;
}

export interface OfficeTables {
  site_settings: SiteSettingsTable;
}
