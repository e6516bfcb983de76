// Requirements on an external PostgreSQL, and advice where one is not met.
import type pg from 'pg';

const oldestPostgres = 16;
/** All of them are in PostgreSQL's own contrib package. */
export const neededExtensions: readonly string[] = ['pg_trgm'];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Throws a sentence if the server is older than `oldest`. */
export async function checkVersion(client: Pick<pg.PoolClient, 'query'>, oldest: number = oldestPostgres): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as version",
  );
  const [found] = rows;
  if (!found || found.number >= oldest * 10_000) return;
  throw new Error(
    `Uthan needs PostgreSQL ${oldest} or later; the database is PostgreSQL ${found.version}. Move it to a newer server, and set DATABASE_URL to that.`,
  );
}

interface Place {
  role: string;
  database: string;
}

export const schemaRight = ({ role, database }: Place): string =>
  `The role ${role} may not create tables in the schema public of the database ${database}. Let its owner run there: GRANT CREATE ON SCHEMA public TO ${quoted(role)};`;

/** `what` is an extension or a schema. */
export const databaseRight = ({ role, database }: Place, what: string): string =>
  `The role ${role} may not create the ${what} in the database ${database}. Let its owner run: GRANT CREATE ON DATABASE ${quoted(database)} TO ${quoted(role)};`;

export const extensionMissing = (extension: string): string =>
  `The database server has no extension ${extension}. Install PostgreSQL's contrib package on it (postgresql-contrib on Debian and Ubuntu).`;

/** A sentence for a migration error about privileges or extensions; any other error unchanged. */
export async function explained(client: Pick<pg.PoolClient, 'query'>, error: unknown): Promise<unknown> {
  const { code, message } = ((error as Error).cause ?? error) as { code?: string; message: string };
  const [, extension] = /extension "(\w+)"/.exec(message) ?? [];
  if (extension && (code === '0A000' || code === '58P01')) return new Error(extensionMissing(extension), { cause: error });
  if (code !== '42501') return error;
  const { rows } = await client.query<Place>('select current_user as role, current_database() as database');
  const [place] = rows;
  if (!place) return error;
  if (extension) return new Error(databaseRight(place, `extension ${extension}`), { cause: error });
  return /schema public/.test(message) ? new Error(schemaRight(place), { cause: error }) : error;
}
