// How sentences name a database, and what to do where one cannot be used.
import pg from 'pg';

/** A URL part percent-decoded; unchanged if its escapes are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a database needs at its creation to find Bengali text. */
export const bengaliEncoding = "TEMPLATE template0 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8'";

/** Host, port and name, without user and password. */
export function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname || searchParams.get('host') || 'localhost';
  return `${decoded(host)}:${port || searchParams.get('port') || '5432'}/${decoded(pathname.slice(1))}`;
}

interface Coded {
  code?: string;
  message: string;
}

/** Of a host name with several addresses that all fail, the first failure: the whole has no message. */
export const rootOf = (error: unknown): Coded => (error instanceof AggregateError ? (error.errors[0] as Coded) : (error as Coded));

/** Advice for the database at `url`, which the setting names. */
export function todoOf(error: unknown, url: string, setting = 'DATABASE_URL'): string {
  const { code = '', message } = rootOf(error);
  const name = decoded(new URL(url).pathname.slice(1));
  const todos: Readonly<Record<string, string>> = {
    '28P01': `Correct the user and the password in ${setting}.`,
    '28000': `Allow this user to connect from this machine in pg_hba.conf, or correct ${setting}.`,
    '3D000': `Create it: CREATE DATABASE "${name}" ${bengaliEncoding};`,
    '42501': `Let the owner run: GRANT CONNECT ON DATABASE "${name}" TO the user of ${setting};`,
    '08P01': 'A pooler such as PgBouncer rejects session options: also set DATABASE_DIRECT_URL to PostgreSQL itself.',
    '53300': 'All its connections are taken: raise max_connections in PostgreSQL, or lower DATABASE_POOL.',
    ENOTFOUND: `No machine has this name: correct the host in ${setting}.`,
  };
  if (isAboutTls(code, message)) return `Correct the TLS settings in ${setting} (sslmode, sslrootcert), or those of the server.`;
  return todos[code] ?? `Check the host and port in ${setting}, and that PostgreSQL is running and listening there.`;
}

const isAboutTls = (code: string, message: string): boolean => /CERT|TLS|SSL|SIGNED|ALTNAME/.test(code) || /SSL|certificate/.test(message);

/** Starting, stopping, or all connections taken for the moment. */
const passing: ReadonlySet<string> = new Set(['57P03', '57P01', '57P02', '53300']);

/** Waiting does not help: it answers and refuses, or its name is not known. */
export function isFinal(error: unknown): boolean {
  const { code = '', message } = rootOf(error);
  if (error instanceof pg.DatabaseError) return !passing.has(code);
  return code === 'ENOTFOUND' || isAboutTls(code, message);
}
