// Counts who opens the site, and nothing else about them.
import type { MonthVisits } from '#contracts/staff/dashboard.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { dayMs } from '#contracts/durations.ts';
import type { HandlerInput } from '#contracts/endpoint.ts';
import { deviceTypes } from '#contracts/enums.ts';
import { monthNames, type visits } from '#contracts/pages/visits.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import type { Services } from '#server/platform/services.ts';
import { addVisit, listVisits } from './store.ts';

const monthAt = (at: number): string => dateInDhaka(at).slice(0, 7);

type Named = Pick<HandlerInput<typeof visits.count>['body'], 'month' | 'year'>;

/** The month that a browser names, where its clock may be right: a day before or after ours. Else the month here. */
function countedMonth({ month, year }: Named, now: number): string {
  const isNamed = (known: string): boolean => {
    const [ofYear, ofMonth] = known.split('-').map(Number);
    return (year ?? ofYear) === ofYear && monthNames[Number(ofMonth) - 1] === month;
  };
  return [now - dayMs, now + dayMs].map(monthAt).find(isNamed) ?? monthAt(now);
}

/** Counts one more. Throws TOO_MANY. */
export async function countVisit(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  { deviceType, ...named }: HandlerInput<typeof visits.count>['body'],
  { requester }: Caller,
): Promise<void> {
  await rateLimits.consume(countsOf(requester, ['visitsPerCaller'], 'visitsPerAddress'));
  await addVisit(db, countedMonth(named, Date.now()), deviceType);
}

/** The last months, the oldest first; months without a visit too. A tablet that an older program has counted is mobile. */
export async function readVisits(db: Db, months: number): Promise<MonthVisits[]> {
  const [year = 0, month = 0] = monthAt(Date.now()).split('-').map(Number);
  const names = Array.from({ length: months }, (_one, at) => new Date(Date.UTC(year, month - months + at, 15)).toISOString().slice(0, 7));
  const rows = await listVisits(db, names[0] ?? '');
  return names.map((name) => {
    const found: MonthVisits = { month: name, mobile: 0, desktop: 0 };
    for (const row of rows) if (row.month === name) found[deviceTypes.find((device) => device === row.device_type) ?? 'mobile'] += row.count;
    return found;
  });
}
