// /metrics: for anyone who carries the token, and outside production for this machine; for everyone else it does not exist.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Registry } from 'prom-client';
import { answersBudget } from '#server/platform/cache/memory-budget.ts';
import { fail } from '#server/platform/http/failure.ts';
import { processRegistry, watchProcess } from '#server/platform/observability/counters.ts';
import { counter, gauge, type Sample, watchRequests } from '#server/platform/observability/metrics.ts';
import { isOnThisMachine } from '#server/platform/http/callers/this-machine.ts';
import { freeBytesAt } from '#server/platform/files/storage.ts';
import { program } from '#server/platform/program.ts';
import type { Services } from '#server/platform/services.ts';
// Declares app.live.
import type {} from '#server/live/service.ts';
import { countJobs, countWaiting, readBackups, readDrills } from './store.ts';

const databaseTimeoutMs = 2000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const carries = (request: FastifyRequest, token: string): boolean => timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

const byLabel = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }));

function addPools(registry: Registry, { pool, jobs }: Services): void {
  const samples = Object.entries({ server: pool, jobs: jobs.pool() }).flatMap(([name, one]) => {
    if (!one) return [];
    const states = { used: one.totalCount - one.idleCount, idle: one.idleCount, waiting: one.waitingCount };
    return byLabel('state', states).map(({ labels, value }) => ({ labels: { pool: name, ...labels }, value }));
  });
  gauge(registry, 'uthan_database_connections', 'Connections of the pools, and who waits for one.', samples);
}

function addProgram(registry: Registry): void {
  const labels = { version: program.version, commit: program.commit, node: process.versions.node };
  gauge(registry, 'uthan_build_info', 'Which program this is; always 1.', [{ labels, value: 1 }]);
}

/** Keep-alive connections among them, live ones too. */
async function addSockets(registry: Registry, { server }: FastifyInstance): Promise<void> {
  const open = await new Promise<number>((resolve) => void server.getConnections((error, count) => resolve(error ? 0 : count)));
  gauge(registry, 'uthan_http_connections', 'Open connections of browsers and proxies.', open);
}

function addPages(registry: Registry, { pageCache }: FastifyInstance): void {
  if (!pageCache) return;
  const { entries, bytes } = pageCache.size();
  counter(registry, 'uthan_pages_total', 'Pages that are the same for everybody, by whether they were cached.', byLabel('outcome', pageCache.outcomes));
  gauge(registry, 'uthan_pages_kept', 'Pages that are cached.', entries);
  gauge(registry, 'uthan_pages_kept_bytes', 'Bytes that they take, about.', bytes);
}

/** Of this process, also where several apps are in it. */
function addBudget(registry: Registry): void {
  const { entries, bytes, bytesMax } = answersBudget.size();
  gauge(registry, 'uthan_answers_kept', 'Answers that are cached: pages, and those of public calls.', entries);
  gauge(
    registry,
    'uthan_answers_kept_bytes',
    'Bytes that they take in all their encodings, and what they may take.',
    byLabel('of', { kept: bytes, budget: bytesMax }),
  );
}

function addShedding(registry: Registry, { shedding }: FastifyInstance): void {
  counter(registry, 'uthan_shed_total', 'Reads that were answered 503 because they would have waited too long.', byLabel('who', shedding.refused()));
  gauge(registry, 'uthan_reads_open', 'Reads that are being worked on.', shedding.working());
  gauge(registry, 'uthan_reads_waiting', 'Reads that wait for their turn.', shedding.waiting());
}

function addReads(registry: Registry, { reads }: Services): void {
  if (!reads) return;
  counter(
    registry,
    'uthan_public_reads_total',
    'Public reads by the database that was asked; fallback is what the replica failed at.',
    byLabel('by', reads.counts()),
  );
  gauge(registry, 'uthan_replica_current', 'Whether the replica holds all that this server has heard of.', reads.state() === 'current' ? 1 : 0);
}

function addUploads(registry: Registry, { uploads }: FastifyInstance): void {
  const { heldBytes, ...states } = uploads.load();
  gauge(registry, 'uthan_uploads', 'Forms with pictures that are read or worked off, and those that wait.', byLabel('state', states));
  gauge(registry, 'uthan_uploads_held_bytes', 'Bytes of them in memory.', heldBytes);
}

async function addStorage(registry: Registry, { storage, env }: Services): Promise<void> {
  const [free, data] = await Promise.all([storage.freeBytes(), freeBytesAt(env.dataDir)]);
  if (free !== undefined) gauge(registry, 'uthan_storage_free_bytes', 'Room for pictures.', free);
  if (data !== undefined) gauge(registry, 'uthan_data_free_bytes', 'Room in the data folder, where the embedded database lies.', data);
  counter(registry, 'uthan_storage_failed_writes_total', 'Pictures that could not be written.', storage.failedWrites());
}

/** Without the database the rest is told all the same, and soon. */
async function addWaiting(registry: Registry, { db }: Services): Promise<void> {
  const late = new Promise<undefined>((resolve) => void setTimeout(resolve, databaseTimeoutMs, undefined).unref());
  const counted = Promise.all([countWaiting(db), countJobs(db), readBackups(db), readDrills(db)]).catch(() => undefined);
  const found = await Promise.race([counted, late]);
  gauge(registry, 'uthan_database_up', 'Whether the database answers.', found ? 1 : 0);
  if (!found) return;
  const [{ mails, posts }, jobs, backups, drills] = found;
  gauge(registry, 'uthan_mails_waiting', 'Letters that are not sent yet.', mails);
  gauge(registry, 'uthan_posts_waiting', 'Posts that wait for staff.', posts);
  gauge(registry, 'uthan_backup_success_timestamp_seconds', 'When the newest whole backup ended; 0 where there was none.', (backups.at?.getTime() ?? 0) / 1000);
  gauge(registry, 'uthan_backup_seconds', 'How long it took.', backups.seconds ?? 0);
  gauge(registry, 'uthan_backup_failed', 'Whether the newest backup failed.', backups.failed ? 1 : 0);
  gauge(
    registry,
    'uthan_drill_success_timestamp_seconds',
    'When restoring a backup was last tried and succeeded; 0 where it never was.',
    (drills.at?.getTime() ?? 0) / 1000,
  );
  gauge(registry, 'uthan_drill_failed', 'Whether the newest drill failed.', drills.failed ? 1 : 0);
  const samples = jobs.map(({ name, state, count }) => ({ labels: { job: name, state }, value: count }));
  gauge(registry, 'uthan_jobs', 'Jobs by kind and state.', samples);
}

/** Counts from here on and serves what was counted; call before the routes are added. */
export function metrics(app: FastifyInstance, services: Services): void {
  const { metricsToken, production } = services.env;
  const addRequests = watchRequests(app);
  watchProcess();
  app.get('/metrics', async (request, reply) => {
    // In production a proxy on this machine would open it to everyone.
    if (!(metricsToken && carries(request, metricsToken)) && (production || !isOnThisMachine(request))) fail('NOT_FOUND');
    const registry = new Registry();
    addRequests(registry);
    addPages(registry, app);
    addBudget(registry);
    addUploads(registry, app);
    addPools(registry, services);
    addReads(registry, services);
    addShedding(registry, app);
    addProgram(registry);
    app.live.metrics.addTo(registry);
    await addSockets(registry, app);
    await addStorage(registry, services);
    await addWaiting(registry, services);
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(`${await processRegistry.metrics()}\n${await registry.metrics()}`);
  });
}
