// Starts the product: settings, data folder, database, accounts, server. Stops it in reverse without dropping requests.
// With --dev the pages are served from source with hot reload.
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createFirstAdmin } from '#server/accounts/operator-service.ts';
import { mailboxPath } from '#server/mail/transport.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { closeDemoAccounts, type DemoAccount } from '#demo/accounts.ts';
import { readEnv, type Env } from '#server/env.ts';
import { answersBudget } from '#server/platform/cache/memory-budget.ts';
import { openPublicVersion } from '#server/platform/cache/public-version.ts';
import { takeDataFolder } from '#server/platform/files/data-folder.ts';
import { awaitDatabase, checkBengaliTrigrams, type Database, openDatabase } from '#server/platform/database/database.ts';
import { openReplica } from '#server/platform/database/replica.ts';
import { openTopics } from '#server/platform/database/topics.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { retryAtStart } from '#server/platform/database/transaction.ts';
import { readSiteFacts } from '#server/office/site-facts.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { checkPort, listenFailure } from '#server/platform/http/check-port.ts';
import { noRateLimits, openRateLimits } from '#server/platform/http/rate-limits.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { builtPages, servePages, type PagesOptions } from '#server/platform/pages/pages.ts';
import { seldom } from '#server/platform/observability/seldom.ts';
import { logOfProcess, openStartLog } from '#server/platform/observability/start-log.ts';
import type { Services } from '#server/platform/services.ts';
import { openStorage } from '#server/platform/files/storage.ts';
// Declares app.drain.
import type {} from '#server/site/health.ts';
import { unknownSettings } from '#server/unknown-settings.ts';

type Undo = () => void | Promise<void>;

const root = path.resolve(import.meta.dirname, '..');

const brokenEveryMs = 60_000;

const log = openStartLog(process.env['NODE_ENV'] === 'production', process.env['LOG_LEVEL']);
if (process.env['NODE_ENV'] === 'production') logOfProcess(log);

async function reachDatabase(env: Env, undo: Undo[]): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  const postgres = await startEmbeddedPostgres({ folder: path.join(env.dataDir, 'postgres'), warn: log.warn });
  undo.push(postgres.stop);
  return postgres.url;
}

/** The built pages, or in development the sources; Vite is loaded only then. */
async function pagesDoor(env: Env): Promise<NonNullable<AppOptions['pages']>> {
  const shared = { publicUrl: env.publicUrl, mediaUrl: env.mediaUrl } satisfies Partial<PagesOptions>;
  if (process.argv.includes('--dev')) {
    const { pagesFromSource } = await import('#server/platform/pages/dev-pages.ts');
    return async (door, services) =>
      servePages(door, {
        ...shared,
        facts: () => readSiteFacts(services),
        build: await pagesFromSource(door, root),
        folders: { assets: root, public: root },
        mode: 'development',
      });
  }
  const built = await builtPages(root);
  return (door, services) =>
    servePages(door, { ...shared, ...built, facts: () => readSiteFacts(services), mode: 'production', publicVersion: services.publicVersion, early: env });
}

interface Demo {
  accounts: readonly DemoAccount[];
  /** Draws missing demo pictures in the background; returns a function that stops it. */
  drawRest: () => Undo;
}

/** Demo code is loaded only if demo content is wanted. */
async function openDemo(services: Pick<Services, 'db' | 'storage' | 'log'>): Promise<Demo> {
  const [{ loadDemo }, { continuePictures }] = await Promise.all([import('#demo/load.ts'), import('#demo/picture-work.ts')]);
  return { accounts: await loadDemo(services), drawRest: () => continuePictures(services) };
}

/** Returns the port; with PORT=0 the one that was assigned. */
async function listen(app: FastifyInstance, { port, host }: Env): Promise<number> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenFailure({ port, host }, error);
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Migrations hold a lock of the session. */
async function migrateAt(directUrl: string, { pool }: Database, isPooled: boolean): Promise<void> {
  if (!isPooled) return void (await migrate(pool));
  const direct = openDatabase(directUrl, { connectionsMax: 1 });
  try {
    await migrate(direct.pool);
  } finally {
    await direct.close();
  }
}

async function start(env: Env, undo: Undo[]): Promise<void> {
  for (const sentence of unknownSettings(process.env)) log.warn(sentence);
  undo.push(takeDataFolder(env.dataDir));
  await checkPort(env);
  const databaseUrl = await reachDatabase(env, undo);
  const connections = { tell: (error: Error): unknown => log.warn(`a connection to the database broke: ${error.message}`) };
  // A session of one's own, for what a pooler in transaction mode cannot do.
  const directUrl = env.databaseDirectUrl ?? databaseUrl;
  const database = openDatabase(databaseUrl, { onError: (error) => connections.tell(error), connectionsMax: env.databasePool, isPooled: env.isPooled });
  undo.push(() => {
    // Errors of connections that are being closed are expected.
    connections.tell = () => undefined;
    return database.close();
  });
  await awaitDatabase(database.db, env.databaseUrl ? undefined : `The database in ${env.dataDir}`);
  const repeated = <T>(step: string, work: () => Promise<T>): Promise<T> => retryAtStart(step, work, log.warn);
  await repeated('Migrating', () => migrateAt(directUrl, database, env.isPooled));
  await checkBengaliTrigrams(database.db);
  const { admin } = env;
  if (admin) await repeated('Creating the admin', () => createFirstAdmin(database, admin));
  const rateLimits = env.rateLimits ? await openRateLimits(database.db) : noRateLimits;
  answersBudget.limit(env.cacheMb * 1024 * 1024);
  const storage = openStorage(env.storageUrl, env.dataDir, { keys: env.storageKeys });
  const jobs = openJobs(directUrl);
  undo.push(jobs.stop);
  const publicVersion = openPublicVersion(directUrl);
  undo.push(publicVersion.close);
  const topics = openTopics(directUrl);
  undo.push(topics.close);
  const reads = env.databaseReplicaUrl
    ? openReplica(env.databaseReplicaUrl, database, { version: publicVersion.version, connectionsMax: env.databasePool })
    : undefined;
  if (reads) undo.push(reads.close);
  const services = { env, db: database.db, pool: database.pool, jobs, rateLimits, storage, publicVersion, topics, ...(reads ? { reads } : {}) };
  const app = await buildApp(services, { pages: await pagesDoor(env) });
  undo.push(() => app.close());
  const often = seldom(brokenEveryMs);
  connections.tell = (error) => often((leftOut) => app.log.warn({ err: error, leftOut }, 'a connection to the database broke'));
  const demo = env.demo ? await repeated('Loading the demo', () => openDemo({ ...services, log: app.log })) : undefined;
  if (!demo) await repeated('Closing the demo accounts', () => closeDemoAccounts(services));
  await jobs.work(app.jobHandlers, app.log);
  const port = await listen(app, env);
  undo.push(() => app.drain(env.drainSeconds));
  if (!env.smtpUrl) log.say(`Emails are kept at http://localhost:${port}${mailboxPath}`);
  log.say(`Uthan is ready at ${env.publicUrl ?? `http://localhost:${port}`}`);
  // Written at the end otherwise, which a process that is killed does not have: the next start would compile everything anew.
  flushCompileCache();
  if (!demo) return;
  log.say('Demo accounts (passwords are public; never use DEMO=1 on a live site):');
  for (const { role, email, password } of demo.accounts) log.say(`  ${role}  ${email}  ${password}`);
  undo.push(demo.drawRest());
}

const undo: Undo[] = [];
let ending: Promise<void> | undefined;

/** Stops everything once, newest first; a second signal changes nothing, since Ctrl-C reaches the whole process group. */
function end(code: number): Promise<void> {
  ending ??= (async () => {
    for (const step of undo.toReversed()) await step();
    process.exit(code);
  })();
  return ending;
}

const started = (async () => start(readEnv(process.env), undo))();
// A signal during start waits for the start to finish, or half-started parts would be left behind.
const endWhenStarted = (): void => void started.catch(() => undefined).then(() => end(0));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endWhenStarted);
// If the supervisor or test that started this process dies silently, stop as well.
process.on('disconnect', endWhenStarted);
try {
  await started;
} catch (error) {
  log.fatal(error as Error);
  await end(1);
}
