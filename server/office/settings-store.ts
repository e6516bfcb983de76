import { sql } from 'kysely';
import type { ClosedDay, SettingsFields } from '#contracts/staff/settings.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What admins chose; what is absent or null is as the installation has it. */
export type Chosen = Partial<Omit<SettingsFields, 'closedDays'>>;

export interface SettingsRow {
  revision: number;
  chosen: Chosen;
}

const columns = ['revision', 'chosen'] as const;

export const findSettings = (db: Db): Promise<SettingsRow> => db.selectFrom('site_settings').select(columns).executeTakeFirstOrThrow();

/** The same, held until the transaction ends: of two admins the second sees what the first chose. */
export const lockSettings = (trx: Db): Promise<SettingsRow> => trx.selectFrom('site_settings').select(columns).forUpdate().executeTakeFirstOrThrow();

export async function saveSettings(trx: Db, { revision, chosen }: SettingsRow): Promise<void> {
  await trx
    .updateTable('site_settings')
    .set({ revision, chosen: JSON.stringify(chosen) })
    .execute();
}

/** Closed days from `day` on, with their names. */
export async function listClosedDaysFrom(db: Db, day: string): Promise<ClosedDay[]> {
  const rows = await db.selectFrom('closed_days').select(['day', 'name_bn', 'name_en']).where('day', '>=', day).orderBy('day').execute();
  return rows.map((row) => ({ day: row.day, name: { bn: row.name_bn, en: row.name_en } }));
}

/** Replaces the closed days from `day` on. */
export async function replaceClosedDaysFrom(trx: Db, day: string, days: readonly ClosedDay[]): Promise<void> {
  await trx.deleteFrom('closed_days').where('day', '>=', day).execute();
  if (days.length === 0) return;
  await trx
    .insertInto('closed_days')
    .values(days.map((one) => ({ day: one.day, name_bn: one.name.bn, name_en: one.name.en })))
    .execute();
}

/** Every server makes its public pages again. */
export const tellPublicChange = async (db: Db): Promise<void> => void (await sql`select pg_notify('content_changed', '')`.execute(db));
