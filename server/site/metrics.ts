// /metrics: for a monitor on this machine, or for one that carries the token; for everybody else it does not exist.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '#server/platform/failure.ts';
import { exposition, gauge, type Metric, watchProcess, watchRequests } from '#server/platform/metrics.ts';
import type { Services } from '#server/platform/services.ts';
import { countJobs, countWaiting } from './store.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const ownNames = new Set(['localhost', '127.0.0.1', '[::1]']);
/** What a proxy adds: then whoever asks is not on this machine, only the proxy is. */
const passedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];
const databasePatienceMs = 2000;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const carries = (request: FastifyRequest, token: string): boolean => timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));

/** By this machine's own name too, so that no web page can read it through a name of its own that leads here. */
const isOnThisMachine = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  loopback.has(socket.remoteAddress ?? '') && ownNames.has(hostname) && passedOn.every((name) => headers[name] === undefined);

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
  const { metricsToken } = services.env;
  const requests = watchRequests(app);
  const itself = watchProcess(app);
  app.get('/metrics', async (request, reply) => {
    if (!isOnThisMachine(request) && !(metricsToken && carries(request, metricsToken))) fail('NOT_FOUND');
    const told = [requests(), ...pagesMetrics(app), ...poolMetric(services), ...itself(), ...(await databaseMetrics(services))];
    return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(exposition(told));
  });
}
