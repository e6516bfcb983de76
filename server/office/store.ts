import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

export interface DayOff {
  day: string;
  name_bn: string;
  name_en: string;
}

/** Days off of the last and the coming weeks, with their names. */
export async function listDaysOff(db: Db): Promise<DayOff[]> {
  return db
    .selectFrom('closed_days')
    .select(['day', 'name_bn', 'name_en'])
    .where('day', '>', sql<string>`current_date - 60`)
    .where('day', '<', sql<string>`current_date + 60`)
    .orderBy('day')
    .execute();
}
