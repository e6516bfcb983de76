import { sql } from 'kysely';
import type { Language } from '#i18n/language.ts';
import type { Db } from '#server/platform/database/database.ts';

export type TrafficKind = 'page' | 'from' | 'step';

export interface Counted {
  what: TrafficKind;
  name: string;
  count: number;
}

/** Beyond so many hosts a day the others count under this name. */
export const otherHosts = 'other';

/** Adds to the numbers of a day; always in the same order, so that two reports at once never wait for each other. */
export async function addTraffic(db: Db, day: string, lng: Language, counted: readonly Counted[], hostsMax: number): Promise<void> {
  const rows = counted.toSorted((a, b) => (a.what + a.name < b.what + b.name ? -1 : 1));
  await sql`
    with hosts as (select count(distinct name) as known from traffic where day = ${day} and what = 'from'),
    given as (
      select what, case when what <> 'from' or hosts.known < ${hostsMax} or exists (select from traffic t where t.day = ${day} and t.what = 'from' and t.name = one.name)
        then name else ${otherHosts} end as name, count
      from unnest(${rows.map(({ what }) => what)}::text[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ count }) => count)}::bigint[])
        as one (what, name, count), hosts
    )
    insert into traffic as held (day, lng, what, name, count) select ${day}, ${lng}, what, name, count from given
    on conflict (day, what, name, lng) do update set count = held.count + excluded.count`.execute(db);
}

export interface TrafficRow {
  what: TrafficKind;
  name: string;
  lng: Language;
  /** In the last days, and in as many before. */
  now: number;
  before: number;
}

/** Added up over the last days from `day` on backwards, beside as many days before. */
export async function sumTraffic(db: Db, day: string, days: number): Promise<TrafficRow[]> {
  const { rows } = await sql<TrafficRow>`
    select what, name, lng,
      coalesce(sum(count) filter (where day > ${day}::date - ${days}::int), 0)::bigint as now,
      coalesce(sum(count) filter (where day <= ${day}::date - ${days}::int), 0)::bigint as before
    from traffic where day > ${day}::date - ${days * 2}::int and day <= ${day}::date group by what, name, lng`.execute(db);
  return rows;
}

/** Pages opened on each of the last days, the oldest first. */
export async function pagesByDay(db: Db, day: string, days: number): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(given, 'YYYY-MM-DD') as day, coalesce(sum(count), 0)::bigint as count
    from generate_series(${day}::date - ${days - 1}::int, ${day}::date, interval '1 day') as given
      left join traffic on traffic.day = given::date and traffic.what = 'page'
    group by given order by given`.execute(db);
  return rows;
}

export async function removeOldTraffic(db: Db, days: number): Promise<void> {
  await sql`delete from traffic where day < now() - make_interval(days => ${days})`.execute(db);
}
