// What a monitor reads, in Prometheus's text format: a handful of numbers needs no library. Every process tells its own.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

export interface Sample {
  /** `_bucket`, `_sum` and `_count` of a histogram. */
  suffix?: string;
  labels?: Readonly<Record<string, string | number>>;
  value: number;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
}

const escaped = (value: string | number): string => String(value).replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

function line(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const named = Object.entries(labels).map(([key, one]) => `${key}="${escaped(one)}"`);
  return `${name}${suffix}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value === Number.POSITIVE_INFINITY ? '+Inf' : value}`;
}

/** The metrics as text (version 0.0.4 of the format). */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .map(({ name, help, type, samples }) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => `${line(name, sample)}\n`).join('')}`)
    .join('');

/** A metric of one number, or of one for each value of a label. */
export function gauge(name: string, help: string, samples: number | readonly Sample[], type: 'gauge' | 'counter' = 'gauge'): Metric {
  return { name, help, type, samples: typeof samples === 'number' ? [{ value: samples }] : samples };
}

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Series {
  labels: { method: string; route: string; status: number };
  /** How many took at most each bound; the last is for all beyond. */
  buckets: number[];
  sum: number;
}

function samplesOf({ labels, buckets, sum }: Series): Sample[] {
  let below = 0;
  const counted = buckets.map((count, at) => ({ suffix: '_bucket', labels: { ...labels, le: bounds[at] ?? '+Inf' }, value: (below += count) }));
  return [...counted, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: below }];
}

/** Counts every answer of `app` and how long it took, by route and status; call before the routes are added. */
export function watchRequests(app: FastifyInstance): () => Metric {
  const series = new Map<string, Series>();
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    // An address that nobody serves must not make a series of its own.
    const route = request.routeOptions.url ?? 'none';
    const key = `${method} ${route} ${reply.statusCode}`;
    let one = series.get(key);
    if (!one) {
      one = { labels: { method, route, status: reply.statusCode }, buckets: Array.from({ length: bounds.length + 1 }, () => 0), sum: 0 };
      series.set(key, one);
    }
    const seconds = reply.elapsedTime / 1000;
    const at = bounds.findIndex((bound) => seconds <= bound);
    const place = at < 0 ? bounds.length : at;
    one.buckets[place] = (one.buckets[place] ?? 0) + 1;
    one.sum += seconds;
    done();
  });
  return () => ({
    name: 'uthan_http_request_duration_seconds',
    help: 'How long answers took, those of the pages to their own loaders among them.',
    type: 'histogram',
    samples: [...series.values()].flatMap(samplesOf),
  });
}

const nanoseconds = 1e9;

/** Watches this process; what the event loop's delay tells is of the time since it was last read. */
export function watchProcess(app: FastifyInstance): () => Metric[] {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  return () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const loop = [0.5, 0.99].map((share) => ({ labels: { quantile: share }, value: delay.percentile(share * 100) / nanoseconds }));
    const max = { labels: { quantile: 1 }, value: delay.max / nanoseconds };
    delay.reset();
    return [
      gauge('nodejs_eventloop_delay_seconds', 'How late the event loop was since this was last read.', [...loop, max]),
      gauge('process_resident_memory_bytes', 'Memory of this process.', rss),
      gauge('nodejs_heap_used_bytes', 'JavaScript heap in use.', heapUsed),
      gauge('nodejs_heap_total_bytes', 'JavaScript heap taken.', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory of buffers.', external),
      gauge('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6, 'counter'),
      gauge('process_uptime_seconds', 'Since this process started.', process.uptime()),
      gauge('process_start_time_seconds', 'When this process started, in seconds since 1970.', Date.now() / 1000 - process.uptime()),
    ];
  };
}
