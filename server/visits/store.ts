import { sql } from 'kysely';
import type { DeviceType } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';

export async function addVisit(db: Db, month: string, device: DeviceType): Promise<void> {
  await db
    .insertInto('visits')
    .values({ month, device_type: device, count: 1 })
    .onConflict((conflict) => conflict.columns(['month', 'device_type']).doUpdateSet({ count: sql<number>`visits.count + 1` }))
    .execute();
}

export interface VisitRow {
  month: string;
  /** Older programs write tablets too. */
  device_type: DeviceType | 'tablet';
  count: number;
}

/** From a month on, the oldest first. */
export const listVisits = (db: Db, from: string): Promise<VisitRow[]> =>
  db.selectFrom('visits').select(['month', 'device_type', 'count']).where('month', '>=', from).orderBy('month').orderBy('device_type').execute();
