// A server in a process of its own, on the database and the folder of its environment, without pages and without limits:
// for tests that kill it. Tells its port over the channel to its parent, and ends with it.
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { noRateLimits } from '#server/platform/http/rate-limits.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const env = readEnv({ ...process.env, DEMO: '0', LOG_LEVEL: 'silent' });
const url = env.databaseUrl ?? '';
const { db } = openDatabase(url, { connectionsMax: 8 });
const app = await buildApp({ env, db, jobs: openJobs(url, { maintains: false }), rateLimits: noRateLimits, storage: openStorage(undefined, env.dataDir) });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.on('disconnect', () => process.exit());
process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
