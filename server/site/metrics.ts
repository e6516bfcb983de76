// /metrics: for whoever carries the token, and outside production for this machine; for everybody else it does not exist.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#server/platform/http/failure.ts';
import { exposition, gauge, type Metric, watchProcess, watchRequests } from '#server/platform/observability/metrics.ts';
import { isOnThisMachine } from '#server/platform/http/this-machine.ts';
import type { Services } from '#server/platform/services.ts';
import { countJobs, countWaiting } from './store.ts';

const databasePatienceMs = 2000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const carries = (request: FastifyRequest, token: string): boolean => timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

function poolMetric({ pool }: Services): Metric[] {
  if (!pool) return [];
  const states = { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount };
  const samples = Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
  return [gauge('uthan_database_connections', 'Connections of the pool, and requests that wait for one.', samples)];
}

function pagesMetrics({ keptPages }: FastifyInstance): Metric[] {
  if (!keptPages) return [];
  const { entries, bytes } = keptPages.size();
  const samples = Object.entries(keptPages.outcomes).map(([outcome, value]) => ({ labels: { outcome }, value }));
  return [
    gauge('uthan_pages_total', 'Pages that are the same for everybody, by whether they were kept.', samples, 'counter'),
    gauge('uthan_pages_kept', 'Pages that are kept.', entries),
    gauge('uthan_pages_kept_bytes', 'Bytes that they take, about.', bytes),
  ];
}

function uploadMetrics({ uploads }: FastifyInstance): Metric[] {
  const { heldBytes, ...states } = uploads.load();
  const samples = Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
  return [
    gauge('uthan_uploads', 'Forms with pictures that are read or worked off, and those that wait.', samples),
    gauge('uthan_uploads_held_bytes', 'Bytes of them in memory.', heldBytes),
  ];
}

async function storageMetrics({ storage }: Services): Promise<Metric[]> {
  const free = await storage.freeBytes();
  return [
    ...(free === undefined ? [] : [gauge('uthan_storage_free_bytes', 'Room for pictures.', free)]),
    gauge('uthan_storage_failed_writes_total', 'Pictures that could not be written.', storage.failedWrites(), 'counter'),
  ];
}

async function waitingMetrics({ db }: Services): Promise<Metric[]> {
  const [{ mails, posts }, jobs] = await Promise.all([countWaiting(db), countJobs(db)]);
  return [
    gauge('uthan_mails_waiting', 'Letters that are not sent yet.', mails),
    gauge('uthan_posts_waiting', 'Posts that wait for staff.', posts),
    gauge(
      'uthan_jobs',
      'Jobs by kind and state.',
      jobs.map(({ name, state, count }) => ({ labels: { job: name, state }, value: count })),
    ),
  ];
}

/** Without the database the rest is told all the same, and soon. */
async function databaseMetrics(services: Services): Promise<Metric[]> {
  const up = (value: number): Metric => gauge('uthan_database_up', 'Whether the database answers.', value);
  const late = new Promise<Metric[]>((resolve) => void setTimeout(resolve, databasePatienceMs, [up(0)]).unref());
  const asked = waitingMetrics(services).then(
    (metrics) => [up(1), ...metrics],
    () => [up(0)],
  );
  return Promise.race([asked, late]);
}

/** Counts from here on and serves what was counted; call before the routes are added. */
export function metrics(app: FastifyInstance, services: Services): void {
  const { metricsToken, production } = services.env;
  const requests = watchRequests(app);
  const itself = watchProcess(app);
  app.get('/metrics', async (request, reply) => {
    // In production a proxy on this machine would open it to everybody.
    if (!(metricsToken && carries(request, metricsToken)) && (production || !isOnThisMachine(request))) fail('NOT_FOUND');
    const told = [
      requests(),
      ...pagesMetrics(app),
      ...uploadMetrics(app),
      ...poolMetric(services),
      ...itself(),
      ...(await storageMetrics(services)),
      ...(await databaseMetrics(services)),
    ];
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(exposition(told));
  });
}
