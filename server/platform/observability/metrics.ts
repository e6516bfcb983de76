// What a monitor reads, in Prometheus's text format. Every process tells its own.
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

export interface Sample {
  labels: Readonly<Record<string, string | number>>;
  value: number;
}

/** Adds a metric of one number, or of one for each value of its labels, to a registry that is made for one reading. */
export function gauge(registry: Registry, name: string, help: string, samples: number | readonly Sample[]): void {
  const all = typeof samples === 'number' ? [{ labels: {}, value: samples }] : samples;
  const metric = new Gauge({ name, help, labelNames: Object.keys(all[0]?.labels ?? {}), registers: [registry] });
  for (const { labels, value } of all) metric.set(labels, value);
}

/** The same for a number that only grows and is counted elsewhere. */
export function counter(registry: Registry, name: string, help: string, samples: number | readonly Sample[]): void {
  const all = typeof samples === 'number' ? [{ labels: {}, value: samples }] : samples;
  const metric = new Counter({ name, help, labelNames: Object.keys(all[0]?.labels ?? {}), registers: [registry] });
  for (const { labels, value } of all) metric.inc(labels, value);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The pattern of the page's address, where a page is asked for. */
    pageRoute?: string;
  }
}

type Report = (registry: Registry) => void;

/** Counts every answer of `app` and how long it took, by route and status; call before the routes are added. */
export function watchRequests(app: FastifyInstance): Report {
  const durations = new Histogram({
    name: 'uthan_http_request_duration_seconds',
    help: 'How long answers took, those of the pages to their own loaders among them.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    // Not the library's own registry: several apps may run in one process.
    registers: [],
  });
  app.addHook('onResponse', (request, reply, done) => {
    // An address that no one serves must not make a series of its own.
    const route = request.pageRoute ?? request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  return (registry) => registry.registerMetric(durations);
}
