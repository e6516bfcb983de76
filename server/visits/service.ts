// Counts who opens the site, and nothing else about them.
import type { MonthVisits } from '#contracts/dashboard.ts';
import { deviceTypes } from '#contracts/device-types.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import type { visits } from '#contracts/visits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/caller.ts';
import type { Services } from '#server/platform/services.ts';
import { addVisit, listVisits } from './store.ts';

const dayMs = 86_400_000;
const monthAt = (at: number): string => dateInDhaka(at).slice(0, 7);

/** The month that a browser names, where its clock may be right: a day before or after ours. Else the month here. */
function countedMonth(month: string, now: number): string {
  return [now - dayMs, now + dayMs].map(monthAt).includes(month) ? month : monthAt(now);
}

/** Counts one more. Throws TOO_MANY. */
export async function countVisit(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { month, deviceType }: HandlerInput<typeof visits.count>['body'],
  { address }: Caller,
): Promise<void> {
  await rateLimits.consume({ visitsPerAddress: address });
  await addVisit(db, countedMonth(month, Date.now()), deviceType);
}

/** The last months, the oldest first; months without a visit too. */
export async function readVisits(db: Db, months: number): Promise<MonthVisits[]> {
  const [year = 0, month = 0] = monthAt(Date.now()).split('-').map(Number);
  const names = Array.from({ length: months }, (_one, at) => new Date(Date.UTC(year, month - months + at, 15)).toISOString().slice(0, 7));
  const rows = await listVisits(db, names[0] ?? '');
  return names.map((name) => {
    const counts = deviceTypes.map((device) => [device, rows.find((row) => row.month === name && row.device_type === device)?.count ?? 0]);
    return { month: name, ...(Object.fromEntries(counts) as Omit<MonthVisits, 'month'>) };
  });
}
