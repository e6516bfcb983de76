// Days on which no one is in the office, as the table of closed days says.
import type { OfficeCalendar } from '#contracts/office-hours.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSettings } from './settings-store.ts';
import { listDaysOff, type DayOff } from './store.ts';

export type { DayOff };

/** Those of the last and the coming weeks, with their names. */
export const readDaysOff = (db: Db): Promise<DayOff[]> => listDaysOff(db);

/** When the office is open: days off and the hours that admins chose. */
export async function readCalendar(db: Db): Promise<OfficeCalendar> {
  const [daysOff, { chosen }] = await Promise.all([listDaysOff(db), findSettings(db)]);
  return { closedDays: daysOff.map(({ day }) => day), week: chosen.officeHours ?? undefined };
}
