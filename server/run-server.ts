// Starts the product: settings, data folder, database, accounts, server. Stops it in reverse without dropping requests. What lies outside
// the server, the demo and the building of pages, is given by the program that starts it: server/main.ts or scripts/start.ts.
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mailboxPath } from '#server/mail/transport.ts';
import type { AppOptions } from '#server/app.ts';
import { readEnv, type Env } from '#server/env.ts';
import { answersBudget } from '#server/platform/cache/memory-budget.ts';
import { openPublicVersion } from '#server/platform/cache/public-version.ts';
import { takeDataFolder } from '#server/platform/files/data-folder.ts';
import { openReplica } from '#server/platform/database/replica.ts';
import { openTopics } from '#server/platform/database/topics.ts';
import { readSiteFacts } from '#server/office/site-facts.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { checkPort, listenFailure } from '#server/platform/http/check-port.ts';
import { noRateLimits, openRateLimits } from './platform/http/limits/rate-limits.ts';
import { builtPages, servePages, type PagesOptions } from '#server/platform/pages/pages.ts';
import { liveDisplay } from '#server/platform/observability/live-steps.ts';
import { throttled } from '#server/platform/observability/throttled.ts';
import { logOfProcess, openStartLog, type StartLog } from '#server/platform/observability/start-log.ts';
import { demoFailure, startFailure } from '#server/platform/observability/start-failure.ts';
import { lineDisplay, openSteps, type Step, type Steps, type StepsBefore, stepsBefore } from '#server/platform/observability/steps.ts';
import type { Services } from '#server/platform/services.ts';
import { openStorage } from '#server/platform/files/storage.ts';
// Declares app.drain.
import type {} from '#server/site/health.ts';
import { hasEmbedded, openPrepared, type Reached, type Repeated, type Starting, type Undo } from './start-database.ts';
import { unknownSettings } from '#server/unknown-settings.ts';

/** Demo content and its accounts, as printed at start. */
interface DemoContent {
  load(services: Pick<Services, 'db' | 'storage'>, step: Step): Promise<readonly { role: string; email: string; password: string }[]>;
  /** Draws missing pictures in the background; returns a function that stops it. */
  drawRest(services: Pick<Services, 'db' | 'storage' | 'log'>): Promise<Undo>;
  /** Signs its accounts out where the demo is off. */
  close(services: Pick<Services, 'db'>): Promise<void>;
}

/** Builds the pages beside the other steps. */
interface PageBuild {
  isNeeded(): boolean;
  run(say: (line: string) => void): Promise<void>;
  end(): void;
}

export interface Outside {
  demo: DemoContent;
  /** Without it the pages were built before. */
  pages?: PageBuild;
  /** Pages from source, with hot reload. */
  isDevelopment?: boolean;
}

interface Start extends Starting {
  outside: Outside;
}

const root = path.resolve(import.meta.dirname, '..');
const brokenEveryMs = 60_000;

/** The steps that this start will have: known only where there is no database yet. */
function stepsOf(env: Env, { pages }: Outside): StepsBefore | undefined {
  const before = stepsBefore(process.env['UTHAN_START']);
  if (before) return before;
  const total = Number(pages?.isNeeded() ?? false) + 2 + Number(env.demo);
  return { began: Date.now(), done: 0, total: env.databaseUrl || hasEmbedded(env) ? undefined : total };
}

function displayOf(log: StartLog, { production }: Env) {
  if (production) return lineDisplay(log.say);
  const { stderr } = process;
  return stderr.isTTY && process.env['TERM'] !== 'dumb' ? liveDisplay(stderr) : lineDisplay((line) => void stderr.write(`${line}\n`));
}

/** The built pages, or in development the sources; Vite is loaded only then. */
async function pagesDoor({ env, outside }: Start): Promise<NonNullable<AppOptions['pages']>> {
  const always = { publicUrl: env.publicUrl, mediaUrl: env.mediaUrl } satisfies Partial<PagesOptions>;
  if (outside.isDevelopment) {
    const { pagesFromSource } = await import('#server/platform/pages/dev-pages.ts');
    return async (door, services) =>
      servePages(door, {
        ...always,
        facts: () => readSiteFacts(services),
        build: await pagesFromSource(door, root),
        folders: { assets: root, public: root },
        mode: 'development',
      });
  }
  const built = await builtPages(root);
  return (door, services) =>
    servePages(door, { ...always, ...built, facts: () => readSiteFacts(services), mode: 'production', publicVersion: services.publicVersion });
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

/** Begins to build the pages where that is needed. They are awaited last: database, migrations and demo take as long. */
function buildBeside({ outside: { pages }, steps, undo }: Start): Promise<void> {
  if (!pages?.isNeeded()) return Promise.resolve();
  undo.push(pages.end);
  const building = steps.run('Building the pages', (step) => {
    step.show();
    return pages.run(steps.say);
  });
  // A failure is thrown by the next step, or where the pages are awaited.
  building.catch(() => undefined);
  return building;
}

async function openServices(start: Start, { database, directUrl, repeated }: Reached) {
  const { env, undo } = start;
  const rateLimits = env.rateLimits ? await repeated('Reading the limits', () => openRateLimits(database.db)) : noRateLimits;
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
  return { env, db: database.db, pool: database.pool, jobs, rateLimits, storage, publicVersion, topics, ...(reads ? { reads } : {}) };
}

/** The demo's accounts; without it they are closed. */
async function fillDemo({ env, outside: { demo }, steps }: Start, services: Pick<Services, 'db' | 'storage'>, repeated: Repeated) {
  if (env.demo) return steps.run('Loading the demo content', (step) => repeated('Loading the demo', () => demo.load(services, step)).catch(demoFailure));
  await repeated('Closing the demo accounts', () => demo.close(services));
  return [];
}

async function start(starting: Start, log: StartLog): Promise<void> {
  const { env, outside, steps, undo, warn } = starting;
  for (const sentence of unknownSettings(process.env)) warn(sentence);
  undo.push(takeDataFolder(env.dataDir));
  await checkPort(env);
  const building = buildBeside(starting);
  const reached = await openPrepared(starting);
  const { repeated, connections } = reached;
  const services = await openServices(starting, reached);
  const [accounts] = await Promise.all([fillDemo(starting, services, repeated), repeated('Preparing the jobs', services.jobs.prepare)]);
  await building;
  // Half of a start is reading this: what is wrong with the data folder or the database is said before.
  const { buildApp } = await import('#server/app.ts');
  const app = await buildApp(services, { pages: await pagesDoor(starting) });
  undo.push(() => app.close());
  const often = throttled(brokenEveryMs);
  connections.tell = (error) => often((leftOut) => app.log.warn({ err: error, leftOut }, 'a connection to the database broke'));
  // From here on the server writes its log.
  steps.close();
  await repeated('Starting the jobs', () => services.jobs.work(app.jobHandlers, app.log));
  app.warmUp();
  // What starting has left behind would lie there until visits come: 50 MB, in a quarter of a second that no visitor waits for.
  global.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const port = await listen(app, env);
  undo.push(() => app.drain(env.drainSeconds));
  const seconds = steps.seconds();
  if (!env.smtpUrl) log.say(`Emails are kept at http://localhost:${port}${mailboxPath}`);
  log.say(`Uthan is ready at ${env.publicUrl ?? `http://localhost:${port}`}${seconds === undefined ? '' : ` after ${seconds} s`}`);
  // Written at the end otherwise, which a process that is killed does not have: the next start would compile everything again.
  flushCompileCache();
  if (!env.demo) return;
  log.say('Demo accounts (passwords are public; never use DEMO=1 on a live site):');
  for (const { role, email, password } of accounts) log.say(`  ${role}  ${email}  ${password}`);
  undo.push(await outside.demo.drawRest({ ...services, log: app.log }));
}

/** Runs the product until a signal ends it. */
export async function runServer(outside: Outside): Promise<void> {
  const log = openStartLog(process.env['NODE_ENV'] === 'production', process.env['LOG_LEVEL']);
  if (process.env['NODE_ENV'] === 'production') logOfProcess(log);
  const undo: Undo[] = [];
  let steps: Steps | undefined;
  let ending: Promise<void> | undefined;
  /** Stops everything once, newest first; a second signal changes nothing, since Ctrl-C reaches the whole process group. */
  const end = (code: number): Promise<void> =>
    (ending ??= (async () => {
      for (const step of undo.toReversed()) await step();
      process.exit(code);
    })());
  const started = (async () => {
    const env = readEnv(process.env);
    steps = openSteps({ display: displayOf(log, env), before: stepsOf(env, outside) });
    const warn = env.production ? log.warn : (line: string): void => steps?.say(`Warning: ${line}`);
    await start({ env, outside, steps, undo, warn }, log);
  })();
  // The step that runs is finished, or half-started parts would be left behind; the next one does not begin.
  const endWhenStarted = (): void => {
    steps?.stop();
    outside.pages?.end();
    void started.catch(() => undefined).then(() => end(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, endWhenStarted);
  // If the supervisor or test that started this process dies silently, stop as well.
  process.on('disconnect', endWhenStarted);
  try {
    await started;
  } catch (error) {
    steps?.close();
    if (!steps?.isStopped()) log.fatal(startFailure(error as Error));
    await end(steps?.isStopped() ? 0 : 1);
  }
}
