// Days on which nobody is in the office, as the table of closed days says.
import type { ClosedDays } from '#contracts/office-hours.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listDaysOff, type DayOff } from './store.ts';

export type { DayOff };

/** Those of the last and the coming weeks, with their names. */
export const readDaysOff = (db: Db): Promise<DayOff[]> => listDaysOff(db);

/** The same as mere days, such as 2026-12-16. */
export const readClosedDays = async (db: Db): Promise<ClosedDays> => (await listDaysOff(db)).map(({ day }) => day);
