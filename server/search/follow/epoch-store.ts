// Which database the places of cursors belong to. A backup has the places of its time: after a restore the same numbers are given a second
// time, to other changes, and a cursor from before would miss them silently.
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The cluster, its timeline (PITR and promotion begin another) and the table itself (a restore makes it again). */
const whole = sql<string>`(select system_identifier from pg_control_system()) || ' ' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || ' ' || 'change_epochs'::regclass::oid`;
/** Where the provider hides the cluster. */
const part = sql<string>`(select oid from pg_database where datname = current_database()) || ' ' || 'change_epochs'::regclass::oid`;

async function whereWeAre(db: Db): Promise<string> {
  const ask = async (place: typeof whole): Promise<string> => (await sql<{ place: string }>`select ${place} as place`.execute(db)).rows[0]?.place ?? '';
  return ask(whole).catch(() => ask(part));
}

/** The epoch of this database; another one as soon as it is not the database that it was. Not inside a transaction. */
export async function readEpoch(db: Db): Promise<string> {
  const here = await whereWeAre(db);
  const known = await db.selectFrom('change_epochs').select(['epoch', 'written_in']).executeTakeFirst();
  if (known?.written_in === here) return known.epoch;
  const { rows } = await sql<{ epoch: string }>`
    insert into change_epochs (written_in) values (${here})
    on conflict (only_one) do update set written_in = excluded.written_in,
      epoch = case when change_epochs.written_in = excluded.written_in then change_epochs.epoch else excluded.epoch end
    returning epoch`.execute(db);
  return rows[0]?.epoch ?? '';
}
