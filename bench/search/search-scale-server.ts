// The server of bench/search/search-scale.ts: one process, without pages and limits; with --cache it caches answers as the product does.
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openPublicVersion } from '#server/platform/cache/public-version.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const env = readEnv({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const url = env.databaseUrl ?? '';
const { db } = openDatabase(url);
const cached = process.argv.includes('--cache') ? { publicVersion: openPublicVersion(url) } : {};
const app = await buildApp({
  env,
  db,
  jobs: openJobs(url, { maintains: false }),
  rateLimits: noRateLimits,
  storage: openStorage(undefined, env.dataDir),
  ...cached,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.on('disconnect', () => process.exit());
process.on('message', () => process.send?.({ rss: process.memoryUsage.rss() }));
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
