// SQL of the log of searches.
import { sql, type RawBuilder } from 'kysely';
import type { SearchLogKind, SearchLogSort } from '#contracts/search/search-log.ts';
import type { Understood } from '#contracts/search/search.ts';
import type { Slice } from '#contracts/values.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface SearchRow {
  /** In Dhaka. */
  day: string;
  text: string;
  /** Empty where no tab was open. */
  purpose: string;
  searches: number;
  empty: number;
  /** Absent where no answer was made here. */
  total?: number;
  understood?: readonly Understood[];
  ignored?: readonly string[];
}

export interface ChoiceRow {
  day: string;
  text: string;
  post_id: number;
  position: number;
  times: number;
}

/** Adds to what the day has already. */
export async function addSearches(db: Db, rows: readonly SearchRow[]): Promise<void> {
  await sql`
    insert into search_log (day, text, purpose, searches, empty, total, understood, ignored)
    select day, text, purpose, searches, empty, total, coalesce(understood, '[]'), coalesce(ignored, '[]')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (day date, text text, purpose text, searches int, empty int, total int, understood jsonb, ignored jsonb)
    on conflict (day, text, purpose) do update set
      searches = search_log.searches + excluded.searches,
      empty = search_log.empty + excluded.empty,
      total = coalesce(excluded.total, search_log.total),
      understood = case when excluded.total is null then search_log.understood else excluded.understood end,
      ignored = case when excluded.total is null then search_log.ignored else excluded.ignored end`.execute(db);
}

/** Of texts that no one searched yesterday or today nothing is kept: anyone who tells of them makes them up. */
export async function addChoices(db: Db, rows: readonly ChoiceRow[]): Promise<void> {
  await sql`
    insert into search_choices (day, text, post_id, position, times)
    select day, text, post_id, position, times
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (day date, text text, post_id int, position int, times int)
    where exists (select from search_log where search_log.text = given.text and search_log.day between given.day - 1 and given.day)
      and exists (select from posts where posts.post_id = given.post_id)
    on conflict (day, text, post_id, position) do update set times = search_choices.times + excluded.times`.execute(db);
}

const today = sql<string>`((now() + interval '6 hours') at time zone 'UTC')::date`;

export interface LoggedRow {
  text: string;
  purpose: string;
  searches: number;
  empty: number;
  total: number | null;
  understood: Understood[];
  ignored: string[];
  chosen: number;
  position: number | null;
  posts: number[];
  last_day: string;
  found: number;
}

export interface LogQuery extends Slice {
  q: string | undefined;
  show: SearchLogKind;
  sort: SearchLogSort;
  days: number;
}

const orders: Readonly<Record<SearchLogSort, RawBuilder<unknown>>> = {
  often: sql`searches desc, text`,
  empty: sql`empty desc, searches desc, text`,
  recent: sql`last_day desc, searches desc, text`,
  text: sql`text`,
};

const shown: Readonly<Record<SearchLogKind, RawBuilder<unknown>>> = { all: sql`true`, empty: sql`empty > 0`, unchosen: sql`chosen = 0` };

/** Texts with their tab, added up over the last days; `found` is how many there are. */
export async function listSearches(db: Db, { q, show, sort, days, page, limit }: LogQuery): Promise<LoggedRow[]> {
  const holds = q === undefined ? sql`true` : sql`strpos(text, ${q}) > 0`;
  const { rows } = await sql<LoggedRow>`
    with added as (
      select text, purpose, sum(searches)::int as searches, sum(empty)::int as empty, max(day) as last_day,
        (array_agg(total order by day desc) filter (where total is not null))[1] as total,
        (array_agg(understood order by (total is not null) desc, day desc))[1] as understood,
        (array_agg(ignored order by (total is not null) desc, day desc))[1] as ignored
      from search_log where day > ${today} - ${days}::int and ${holds} group by text, purpose
    ), chosen as (
      select text, sum(times)::int as chosen, (sum(position::bigint * times) / sum(times)::numeric)::float8 as position
      from search_choices where day > ${today} - ${days}::int group by text
    ), listed as (
      select added.*, coalesce(chosen.chosen, 0) as chosen, chosen.position from added left join chosen using (text)
    )
    select text, purpose, searches, empty, total, understood, ignored, chosen, position, to_char(last_day, 'YYYY-MM-DD') as last_day,
      array(select post_id from search_choices c where c.text = listed.text and c.day > ${today} - ${days}::int
        group by post_id order by sum(times) desc, post_id limit 3) as posts,
      count(*) over ()::int as found
    from listed where ${shown[show]} order by ${orders[sort]}, purpose limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

/** Texts of the last searches, each once. */
export async function newestSearches(db: Db, max: number): Promise<{ text: string; searches: number }[]> {
  const { rows } = await sql<{ text: string; searches: number }>`
    select text, sum(searches)::int as searches from search_log group by text order by max(day) desc, sum(searches) desc, text limit ${max}`.execute(db);
  return rows;
}

/** How many searches there were in the last days, and how many of them found nothing. */
export async function countSearches(db: Db, days: number): Promise<{ searches: number; empty: number }> {
  return db
    .selectFrom('search_log')
    .select([sql<number>`coalesce(sum(searches), 0)::int`.as('searches'), sql<number>`coalesce(sum(empty), 0)::int`.as('empty')])
    .where('day', '>', sql<string>`${today} - ${days}::int`)
    .executeTakeFirstOrThrow();
}

/** Deletes what is older than so many days. */
export async function forgetSearches(db: Db, days: number): Promise<void> {
  const old = sql<string>`${today} - ${days}::int`;
  await db.deleteFrom('search_log').where('day', '<=', old).execute();
  await db.deleteFrom('search_choices').where('day', '<=', old).execute();
}
