import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { pages } from '#server/testing/pages.ts';
import { type PublicVersion, openPublicVersion } from '#server/platform/cache/public-version.ts';
import { type Database, openDatabase } from './database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { migrate } from './migrate.ts';
import { openStorage } from '#server/platform/files/storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'uthan-outage-'));
let postgres: EmbeddedPostgres;
let database: Database;
let publicVersion: PublicVersion;
let app: FastifyInstance;
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ folder, disposable: true });
  database = openDatabase(postgres.url, { connectionsMax: 8 });
  await migrate(database.pool);
  publicVersion = openPublicVersion(postgres.url);
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0' });
  const jobs = openJobs(postgres.url, { maintains: false });
  app = await buildApp({ env, db: database.db, jobs, rateLimits: noRateLimits, storage: openStorage(undefined, folder), publicVersion }, { pages });
  await vi.waitFor(async () => expect((await app.inject('/stays')).headers['cache-status']).toBe('uthan; hit'), 10_000);
}, 120_000);
afterAll(async () => {
  await app.close();
  await publicVersion.close();
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = (): number => Number(readFileSync(path.join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);

async function ask(url: string) {
  const began = performance.now();
  const { statusCode, headers } = await app.inject(url);
  return { statusCode, retryAfter: headers['retry-after'], ms: performance.now() - began };
}

const answers = (): Promise<boolean> =>
  database.pool.query('select 1').then(
    () => true,
    () => false,
  );

test('a PostgreSQL that is killed costs no cached page, answers 503 at once elsewhere, and nothing but itself needs a new start', async () => {
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  let away = 0;
  let cameBack = 0;
  for (let back = false; !back;) {
    expect((await ask('/stays')).statusCode).toBe(200);
    const own = await ask('/own');
    if (own.statusCode === 200) back = away > 0 && cameBack > 0;
    else {
      away++;
      expect(own).toMatchObject({ statusCode: 503, retryAfter: '3' });
      expect(own.ms).toBeLessThan(1000);
    }
    if (!cameBack && away > 0 && (await answers())) cameBack = performance.now();
    if (cameBack && !back) expect(performance.now() - cameBack).toBeLessThan(3000);
  }
  expect(postmaster()).not.toBe(killed);
  await vi.waitFor(async () => expect((await app.inject('/stays')).headers['cache-status']).toMatch(/hit$|fwd=miss/), 15_000);
});
