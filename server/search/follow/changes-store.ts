// The order in which posts changed. A change gets its place after its commit, one process at a time, so that nothing ever appears before
// what someone has walked past; see docs/decisions/0061-changes-get-their-place-after-the-commit.md.
import { sql } from 'kysely';
import type { PostType } from '#contracts/enums.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Criterion } from '#server/search/index/filters.ts';
import { and, partsOf } from '#server/search/index/conditions-store.ts';

/** Of all processes; any number that no other lock has. */
const numberingLock = 6_120_152;

export async function isAnyUnnumbered(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from post_changes where seq is null) as any`.execute(db);
  return rows[0]?.any ?? false;
}

/** Gives what was committed its place. What another transaction is changing just now comes after that. */
export async function numberChanges(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${numberingLock})`.execute(trx);
  await sql`
    with waiting as (select post_id from post_changes where seq is null order by post_id for update skip locked),
      last as (select greatest(clock_timestamp(), (select changed_at from post_changes where seq is not null order by seq desc limit 1)) as at)
    update post_changes set seq = nextval('post_change_number'), changed_at = last.at from waiting, last
    where post_changes.post_id = waiting.post_id`.execute(trx);
}

export interface Change {
  post_id: number;
  seq: number;
  at: Date;
  /** It can be seen and answers the filters. */
  found: boolean;
}

/** The next `max` changes after a place, oldest first. */
export async function findChanges(
  db: Db,
  { after, type, filters }: { after: number; type: PostType | undefined; filters: readonly Criterion[] },
  max: number,
): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select c.post_id, c.seq, c.changed_at as at, coalesce(p.listed and ${and(partsOf(filters))}, false) as found
    from (
      select post_id, seq, changed_at from post_changes
      where seq > ${after} ${type ? sql`and type = ${type}` : sql``} order by seq limit ${max}) c
      left join posts p on p.post_id = c.post_id
    order by c.seq`.execute(db);
  return rows;
}

/** The place before the first change since then; that of the last one where there is none. */
export async function placeBefore(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    select seq - 1 as seq from post_changes where seq is not null and changed_at >= ${since} order by post_changes.changed_at, post_changes.seq limit 1`.execute(
    db,
  );
  return rows[0]?.seq ?? lastPlace(db);
}

/** The last place that was given; 0 where there is none. */
export async function lastPlace(db: Db): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select coalesce(max(seq), 0) as seq from post_changes where seq is not null`.execute(db);
  return rows[0]?.seq ?? 0;
}
