import { Counter, Histogram, type Registry } from 'prom-client';
import { gauge } from '#server/platform/observability/metrics.ts';

export interface LiveMetrics {
  joined(): void;
  refused(code: string): void;
  /** A notification of `createdAt` was sent to one connection. */
  delivered(createdAt: string): void;
  addTo(registry: Registry): void;
}

/** Counts what the live channel of this process does; `connections` is how many are open. */
export function openLiveMetrics(connections: () => number): LiveMetrics {
  // Not the library's own registry: several apps may run in one process.
  const registers: Registry[] = [];
  const joins = new Counter({ name: 'uthan_live_joins_total', help: 'Connections that entered the room of their user.', registers });
  const refusals = new Counter({ name: 'uthan_live_refusals_total', help: 'Connections and messages that were refused.', labelNames: ['code'], registers });
  const latency = new Histogram({
    name: 'uthan_live_delivery_seconds',
    help: 'From the beginning of the transaction that wrote a notification to its sending, for each connection.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    registers,
  });
  return {
    joined: () => joins.inc(),
    refused: (code) => refusals.inc({ code }),
    // The database's clock may be ahead of ours.
    delivered: (createdAt) => latency.observe(Math.max(0, Date.now() - Date.parse(createdAt)) / 1000),
    addTo(registry) {
      gauge(registry, 'uthan_live_connections', 'Open live connections.', connections());
      for (const metric of [joins, refusals, latency]) registry.registerMetric(metric);
    },
  };
}
