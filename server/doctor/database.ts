import path from 'node:path';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { checkVersion, databaseRight, extensionMissing, neededExtensions, schemaRight } from '#server/platform/database-needs.ts';
import { connectionOptions, connectionsOfServer } from '#server/platform/database.ts';
import { runningPostgres } from '#server/platform/embedded-postgres.ts';
import { migrationNames } from '#server/platform/migrate.ts';
import { about, codeOf, decoded, type Finding } from './finding.ts';
import { hearsItself, readExtension, readStanding, type Standing } from './store.ts';

const database = about('Database');
const connectMs = 5000;
const utf8 = "TEMPLATE template0 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8'";

/** What an address that leads nowhere needs. */
function refused(error: unknown, url: string): Finding {
  const { code = '', message } = codeOf(error);
  const name = decoded(new URL(url).pathname.slice(1));
  const todos: Readonly<Record<string, string>> = {
    '28P01': 'Correct the user and the password in DATABASE_URL.',
    '28000': 'Let this user in from this machine in pg_hba.conf, or correct DATABASE_URL.',
    '3D000': `Create it: CREATE DATABASE "${name}" ${utf8};`,
    '42501': `Let the owner run: GRANT CONNECT ON DATABASE "${name}" TO the user of DATABASE_URL;`,
    '08P01': 'Connect to PostgreSQL itself, not through a pooler that refuses startup options, such as PgBouncer.',
  };
  return database.wrong(`It cannot be used: ${message}.`, todos[code] ?? 'Check host and port of DATABASE_URL, and that PostgreSQL runs and listens there.');
}

function onRights(standing: Standing, missing: readonly string[]): Finding[] {
  const wanted = [...missing.map((name) => `extension ${name}`), ...(standing.hasJobs ? [] : ['schema jobs'])];
  const found: Finding[] = [];
  if (!standing.createsInSchema) found.push(toRun(schemaRight(standing)));
  if (!standing.createsInDatabase) found.push(...wanted.slice(0, 1).map((what) => toRun(databaseRight(standing, what))));
  return found.length > 0 ? found : [database.good(`The role ${standing.role} may create what the product needs.`)];
}

/** A sentence that ends with the command to run. */
function toRun(sentence: string): Finding {
  const [text = '', todo = ''] = sentence.split(/(?<=\.) (?=Let |Install )/);
  return database.wrong(text, todo);
}

function onLetters({ encoding, isAscii, database: name }: Standing): Finding {
  if (encoding === 'UTF8' && !isAscii) return database.good('It knows Bengali letters.');
  return database.wrong(
    `The database ${name} is made for ${encoding === 'UTF8' ? 'ASCII letters alone' : encoding}: a search in Bengali would find nothing.`,
    `Make a new one and move the content there: CREATE DATABASE … ${utf8};`,
  );
}

function onMigrations({ applied }: Standing): Finding {
  const known = new Set(migrationNames());
  const newer = (applied ?? []).filter((name) => !known.has(name));
  if (newer.length > 0)
    return database.wrong(`It is newer than this program: it has ${newer.join(', ')}.`, 'Start the newer program, or restore the backup from before.');
  const missing = known.size - (applied?.length ?? 0);
  return database.good(missing === 0 ? 'All migrations are applied.' : `${missing} migrations will be applied at the next start.`);
}

const onConnections = ({ connectionsMax }: Standing): Finding =>
  connectionsMax > connectionsOfServer
    ? database.good(
        `It takes ${connectionsMax} connections, which is room for ${Math.floor(connectionsMax / connectionsOfServer)} servers of ${connectionsOfServer} each.`,
      )
    : database.wrong(`It takes only ${connectionsMax} connections, and one server uses up to ${connectionsOfServer}.`, 'Raise max_connections of PostgreSQL.');

async function examineOpen(client: pg.Client): Promise<Finding[]> {
  try {
    await checkVersion(client);
  } catch (error) {
    return [database.wrong((error as Error).message, 'Ask for PostgreSQL 16 or later.')];
  }
  const standing = await readStanding(client);
  const states = await Promise.all(neededExtensions.map(async (name) => [name, await readExtension(client, name)] as const));
  const absent = states.filter(([, state]) => state === 'missing').map(([name]) => toRun(extensionMissing(name)));
  const notYet = states.filter(([, state]) => state === 'available').map(([name]) => name);
  const hears = (await hearsItself(client))
    ? database.good('Changes are told to every server.')
    : database.wrong(
        'Messages between servers get lost, as behind a pooler in transaction mode.',
        'Let DATABASE_URL lead to PostgreSQL itself, or to a pooler in session mode.',
      );
  return [onLetters(standing), ...onRights(standing, notYet), ...absent, onMigrations(standing), onConnections(standing), hears];
}

/** Everything about the database that the settings name; of the embedded one only while it runs. */
export async function examineDatabase({ databaseUrl, dataDir, production }: Env): Promise<Finding[]> {
  const url = databaseUrl ?? runningPostgres(path.join(dataDir, 'postgres'));
  if (!url) return [database.good('The embedded PostgreSQL starts and ends with the product.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, statement_timeout: connectMs, options: connectionOptions });
  client.on('error', () => undefined);
  const embedded = database.note(
    'The embedded PostgreSQL is meant for trials and small sites.',
    'Set DATABASE_URL to a PostgreSQL that is backed up and kept up to date.',
  );
  try {
    await client.connect();
    return [database.good('It answers.'), ...(await examineOpen(client)), ...(production && !databaseUrl ? [embedded] : [])];
  } catch (error) {
    return [refused(error, url)];
  } finally {
    await client.end().catch(() => undefined);
  }
}
