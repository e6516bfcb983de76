import path from 'node:path';
import pg from 'pg';
import type { Env } from '#server/env.ts';
import { checkVersion, databaseRight, extensionMissing, neededExtensions, schemaRight } from '#server/platform/database/database-needs.ts';
import { connectionOptions, connectionsOfServer } from '#server/platform/database/database.ts';
import { runningPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { checkNotAhead, migrationNames } from '#server/platform/database/migrate.ts';
import { bengaliEncoding, todoOf } from '#server/platform/database/refusals.ts';
import { program } from '#server/platform/program.ts';
import { about, codeOf, type Finding } from './finding.ts';
import { hearsItself, isReplaying, namesController, readExtension, readStanding, type Standing } from './store.ts';

const database = about('Database');
const connectMs = 5000;

/** Advice for a database URL that cannot be reached. */
const refused = (error: unknown, url: string): Finding => database.wrong(`It cannot be used: ${codeOf(error).message}.`, todoOf(codeOf(error), url));

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
  if (encoding === 'UTF8' && !isAscii) return database.good('It supports Bengali text.');
  return database.wrong(
    `The database ${name} is set up for ${encoding === 'UTF8' ? 'ASCII letters only' : encoding}: a search in Bengali would find nothing.`,
    `Create a new one and move the data there: CREATE DATABASE … ${bengaliEncoding};`,
  );
}

function onMigrations({ applied }: Standing): Finding {
  const known = new Set(migrationNames());
  const all = applied ?? [];
  try {
    checkNotAhead(all, known, program.major);
  } catch (error) {
    return database.wrong((error as Error).message, 'Start the newer program, or restore an earlier backup.');
  }
  const newer = all.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (newer.length > 0) return database.note(`It also has ${newer.join(', ')} from a newer version; this is fine during an upgrade.`, 'No action needed.');
  const missing = known.size - all.length;
  return database.good(missing === 0 ? 'All migrations are applied.' : `${missing} migrations will be applied at the next start.`);
}

function onConnections({ connectionsMax }: Standing, pool: number): Finding {
  const each = connectionsOfServer(pool);
  return connectionsMax > each
    ? database.good(`It allows ${connectionsMax} connections, enough for ${Math.floor(connectionsMax / each)} servers of ${each} each.`)
    : database.wrong(`It allows only ${connectionsMax} connections, and one server uses up to ${each}.`, 'Raise max_connections in PostgreSQL.');
}

async function examineOpen(client: pg.Client, pool: number): Promise<Finding[]> {
  try {
    await checkVersion(client);
  } catch (error) {
    return [database.wrong((error as Error).message, 'Use PostgreSQL 16 or later.')];
  }
  const standing = await readStanding(client);
  const states = await Promise.all(neededExtensions.map(async (name) => [name, await readExtension(client, name)] as const));
  const absent = states.filter(([, state]) => state === 'missing').map(([name]) => toRun(extensionMissing(name)));
  const notYet = states.filter(([, state]) => state === 'available').map(([name]) => name);
  const hears = (await hearsItself(client))
    ? database.good('Servers receive each other’s messages.')
    : database.wrong(
        'Messages between servers are lost, as with a pooler in transaction mode.',
        'Keep the pooler in DATABASE_URL and point DATABASE_DIRECT_URL to PostgreSQL itself.',
      );
  return [onLetters(standing), ...onRights(standing, notYet), ...absent, onMigrations(standing), onConnections(standing, pool), hears];
}

/** Whether what is named as a replica is one, and reachable. */
async function examineReplica(url: string): Promise<Finding> {
  const { good, note, wrong } = about('Replica');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, statement_timeout: connectMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const isReplica = await isReplaying(client);
    return isReplica
      ? good('It follows the primary and answers.')
      : note('It answers, but it is not a streaming replica, so all reads go to the primary.', 'Correct DATABASE_REPLICA_URL, or leave it out.');
  } catch (error) {
    return wrong(`It cannot be used: ${codeOf(error).message}.`, 'Check DATABASE_REPLICA_URL. Without a replica the primary answers everything.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether the pooler accepts connections. */
async function examinePooler(url: string): Promise<Finding> {
  const { good, wrong } = about('Pooler');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return good('It answers at DATABASE_URL; listening, jobs and migrations use DATABASE_DIRECT_URL.');
  } catch (error) {
    return wrong(`It cannot be used: ${codeOf(error).message}.`, 'Check DATABASE_URL.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

function onController(named: boolean | undefined): Finding[] {
  const law = about('Law');
  if (named === undefined) return [];
  return [
    named
      ? law.good('The privacy page names the data controller.')
      : law.note('The privacy page names no data controller.', 'An admin enters name, address and email in the settings of staff (/admin/settings).'),
  ];
}

/** Checks the configured database; the embedded one only while it runs. */
export async function examineDatabase(env: Env): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl, databasePool, dataDir, production, isPooled } = env;
  const url = databaseDirectUrl ?? runningPostgres(path.join(dataDir, 'postgres'));
  if (!url) return [database.good('The embedded PostgreSQL starts and stops with Uthan.')];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, statement_timeout: connectMs, options: connectionOptions });
  client.on('error', () => undefined);
  const embedded = database.note(
    'The embedded PostgreSQL is meant for trials and small sites.',
    'Set DATABASE_URL to a PostgreSQL that is backed up and kept up to date.',
  );
  const others = await Promise.all([
    ...(isPooled && databaseUrl ? [examinePooler(databaseUrl)] : []),
    ...(databaseReplicaUrl ? [examineReplica(databaseReplicaUrl)] : []),
  ]);
  try {
    await client.connect();
    return [
      database.good('It answers.'),
      ...(await examineOpen(client, databasePool)),
      ...(production && !databaseUrl ? [embedded] : []),
      ...(production ? onController(await namesController(client)) : []),
      ...others,
    ];
  } catch (error) {
    return [refused(error, url), ...others];
  } finally {
    await client.end().catch(() => undefined);
  }
}
