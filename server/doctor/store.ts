// Facts about a PostgreSQL server as seen by the product's role.
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type Applied, appliedQuery } from '#server/platform/database/migrate.ts';
import { jobsSchema } from '#server/platform/jobs/jobs.ts';

export interface Standing {
  role: string;
  database: string;
  encoding: string;
  /** Whether LC_CTYPE knows only ASCII letters, as that of the C library's "C" locale. */
  isAscii: boolean;
  createsInSchema: boolean;
  createsInDatabase: boolean;
  /** Jobs live in a schema of their own, created at the first start. */
  hasJobs: boolean;
  connectionsMax: number;
  /** Applied migrations; null if there are none yet. */
  applied: Applied[] | null;
}

export async function readStanding(client: pg.Client): Promise<Standing> {
  const { rows } = await client.query<Omit<Standing, 'applied'> & { migrated: boolean }>(
    `select current_user as role, datname as database, pg_encoding_to_char(encoding) as encoding,
       datlocprovider = 'c' and datctype in ('C', 'POSIX') as "isAscii",
       has_schema_privilege('public', 'create') as "createsInSchema",
       has_database_privilege(datname, 'create') as "createsInDatabase",
       to_regnamespace($1) is not null as "hasJobs",
       current_setting('max_connections')::int as "connectionsMax",
       to_regclass('public.migrations') is not null as migrated
     from pg_database where datname = current_database()`,
    [jobsSchema],
  );
  const [row] = rows;
  if (!row) throw new Error('The database does not tell about itself.');
  const { migrated, ...standing } = row;
  if (!migrated) return { ...standing, applied: null };
  const applied = await client.query<Applied>(appliedQuery);
  return { ...standing, applied: applied.rows };
}

/** Whether an extension is installed, or could be installed. */
export async function readExtension(client: pg.Client, name: string): Promise<'installed' | 'available' | 'missing'> {
  const { rows } = await client.query<{ installed: string | null }>('select installed_version as installed from pg_available_extensions where name = $1', [
    name,
  ]);
  const [row] = rows;
  return row ? (row.installed === null ? 'available' : 'installed') : 'missing';
}

/** Whether it is a streaming replica. */
export async function isReplaying(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ replaying: boolean }>('select pg_is_in_recovery() as replaying');
  return rows[0]?.replaying === true;
}

/** Whether an admin has named who answers for the data; unknown before the first start. */
export async function namesController(client: pg.Client): Promise<boolean | undefined> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('public.site_settings') is not null as there");
  if (!rows[0]?.there) return undefined;
  const { rows: named } = await client.query<{ named: boolean }>("select jsonb_typeof(chosen->'controller') = 'object' as named from site_settings");
  return named[0]?.named === true;
}

const hearMs = 2000;

/** Whether NOTIFY reaches LISTEN: a pooler in transaction mode loses it. */
export async function hearsItself(client: pg.Client): Promise<boolean> {
  const channel = `doctor_${randomBytes(8).toString('hex')}`;
  const heard = new Promise<boolean>((resolve) => {
    client.once('notification', () => resolve(true));
    setTimeout(resolve, hearMs, false).unref();
  });
  await client.query(`listen ${channel}`);
  await client.query('select pg_notify($1, $2)', [channel, '']);
  return heard;
}
