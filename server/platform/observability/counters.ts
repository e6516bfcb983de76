// What this process counts wherever it happens; /metrics tells it beside what is measured when it is asked.
import { eventLoopUtilization } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Of the process: several apps in one process, as in tests, count together. */
export const processRegistry = new Registry();
const registers = [processRegistry];

export const jobDurations = new Histogram({
  name: 'uthan_job_duration_seconds',
  help: 'How long jobs took, by kind and whether they were done, will be tried again or were given up.',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
  registers,
});

export const mailsDelivered = new Counter({
  name: 'uthan_mails_total',
  help: 'Letters by kind: sent, not needed any more (dropped), refused for good, or failed and to be tried again.',
  labelNames: ['kind', 'outcome'],
  registers,
});

export const limitsRefused = new Counter({
  name: 'uthan_limit_refusals_total',
  help: 'What was refused because it happened too often, by the limits that were counted.',
  labelNames: ['limit'],
  registers,
});

export const deadlocks = new Counter({
  name: 'uthan_deadlocks_total',
  help: 'Statements that the database ended because two transactions waited for each other.',
  registers,
});

export const registrations = new Counter({ name: 'uthan_registrations_total', help: 'Accounts that people created.', registers });

export const picturesStored = new Counter({ name: 'uthan_pictures_stored_total', help: 'Pictures that were uploaded, processed and stored.', registers });

export const pictureSeconds = new Histogram({
  name: 'uthan_picture_processing_seconds',
  help: 'How long it took to decode and encode an uploaded picture, and whether it was accepted.',
  labelNames: ['outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
  registers,
});

/** The library's own measure of the event loop begins again at every reading: two monitors would spoil each other's. */
const spoiled = ['', '_min', '_max', '_mean', '_stddev', '_p50', '_p90', '_p99'].map((part) => `nodejs_eventloop_lag${part}_seconds`);

const everyMs = 200;

function watchEventLoop(): void {
  const delays = new Histogram({
    name: 'nodejs_eventloop_delay_seconds',
    help: 'How late a timer came that asks five times a second.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  let due = performance.now() + everyMs;
  setInterval(() => {
    const now = performance.now();
    delays.observe(Math.max(0, now - due) / 1000);
    due = now + everyMs;
  }, everyMs).unref();
  const busy: Gauge = new Gauge({
    name: 'nodejs_eventloop_active_seconds_total',
    help: 'Time that the event loop was busy; its rate is the load of the one thread.',
    registers,
    collect: (): void => busy.set(eventLoopUtilization().active / 1000),
  });
}

let isWatching = false;

/** Begins to measure memory, processor, garbage collection and event loop; once for a process. */
export function watchProcess(): void {
  if (isWatching) return;
  isWatching = true;
  collectDefaultMetrics({ register: processRegistry });
  for (const name of spoiled) processRegistry.removeSingleMetric(name);
  watchEventLoop();
}
