// A server in a process of its own, on the database and the folder of its environment, without pages and without limits:
// for tests that kill it. Tells its port over the channel to its parent, and when asked how long it answered no one; ends with it.
import { flushCompileCache } from 'node:module';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const env = readEnv({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const url = env.databaseUrl ?? '';
const { db } = openDatabase(url, { connectionsMax: 8 });
const app = await buildApp({ env, db, jobs: openJobs(url, { maintains: false }), rateLimits: noRateLimits, storage: openStorage(undefined, env.dataDir) });
app.warmUp();
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.on('disconnect', () => process.exit());

/** By processor time: a machine that is busy with others makes a process wait without any fault of its own. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let stall = 0;
let last = cpuMs();
const tickMs = 10;
setInterval(() => {
  const now = cpuMs();
  stall = Math.max(stall, now - last);
  last = now;
}, tickMs);
process.on('message', () => {
  process.send?.({ stall, rss: process.memoryUsage().rss });
  stall = 0;
});
// It is killed, and what is killed keeps nothing of what it compiled.
flushCompileCache();
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
