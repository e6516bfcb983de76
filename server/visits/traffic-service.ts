// How the site is used, added up as it arrives: nothing of it says who it was.
import { dateInDhaka } from '#contracts/dhaka.ts';
import { limits } from '#contracts/limits.ts';
import { pageKinds, visitSteps } from '#contracts/pages/traffic-kinds.ts';
import type { TrafficReport } from '#contracts/pages/traffic.ts';
import type { Traffic } from '#contracts/staff/dashboard.ts';
import { languages } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/callers/caller.ts';
import { countsOf } from '#server/platform/http/callers/requester.ts';
import { isRobot } from '#server/platform/http/robots.ts';
import type { Services } from '#server/platform/services.ts';
import { addTraffic, type Counted, pagesByDay, sumTraffic, type TrafficKind, type TrafficRow } from './traffic-store.ts';

const { hostsPerDay, shownDays, shownHosts } = limits.traffic;
const chartDays = 30;

/** Where a visit came from nowhere that could be named. */
const direct = 'direct';

/** The host alone, as browsers write it; anything else names no site. */
export function namedHost(from: string): string {
  const host = from
    .trim()
    .toLowerCase()
    .replace(/^www\./, '');
  return /^(?=.{3,80}$)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z0-9-]{2,}$/.test(host) && !/^[\d.]+$/.test(host) ? host : direct;
}

function countedIn({ pages, from, steps }: TrafficReport): Counted[] {
  return [
    ...pageKinds.flatMap((name) => (pages[name] ? [{ what: 'page' as const, name, count: pages[name] }] : [])),
    ...(from === undefined ? [] : [{ what: 'from' as const, name: namedHost(from), count: 1 }]),
    ...[...new Set(steps)].map((name) => ({ what: 'step' as const, name, count: 1 })),
  ];
}

/** Adds a report to the numbers of today; programs that read pages are left out. Throws TOO_MANY. */
export async function countTraffic(
  { db, rateLimits }: Pick<Services, 'db' | 'rateLimits'>,
  report: TrafficReport,
  { requester, userAgent }: Caller,
): Promise<void> {
  if (isRobot(userAgent)) return;
  await rateLimits.consume(countsOf(requester, ['trafficPerCaller'], 'trafficPerAddress'));
  const counted = countedIn(report);
  if (counted.length > 0) await addTraffic(db, dateInDhaka(Date.now()), report.lng, counted, hostsPerDay);
}

const total = (rows: readonly TrafficRow[]) => ({
  count: rows.reduce((sum, { now }) => sum + now, 0),
  before: rows.reduce((sum, { before }) => sum + before, 0),
});

/** The last seven days beside the seven before, and the pages of each day. */
export async function readTraffic(db: Db): Promise<Traffic> {
  const today = dateInDhaka(Date.now());
  const [rows, days] = await Promise.all([sumTraffic(db, today, shownDays), pagesByDay(db, today, chartDays)]);
  const of = (kind: TrafficKind) => rows.filter(({ what }) => what === kind);
  const named = (kind: TrafficKind, name: string) => total(of(kind).filter((row) => row.name === name));
  const hosts = [...new Set(of('from').map(({ name }) => name))].map((name) => ({ name, ...named('from', name) }));
  return {
    days,
    languages: languages.map((lng) => ({ name: lng, ...total(of('page').filter((row) => row.lng === lng)) })),
    pages: pageKinds.map((name) => ({ name, ...named('page', name) })),
    from: hosts.toSorted((a, b) => b.count - a.count || b.before - a.before || (a.name < b.name ? -1 : 1)).slice(0, shownHosts),
    visits: total(of('from')),
    steps: visitSteps.map((name) => ({ name, ...named('step', name) })),
  };
}
