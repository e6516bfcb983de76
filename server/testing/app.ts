// The whole server for tests, on a fresh database and a throw-away folder, without pages.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Role } from '#contracts/enums.ts';
import { ensureAccount } from '#server/accounts/service.ts';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { composeHooks } from '#server/nouns.ts';
import { openPublicVersion } from '#server/platform/cache/public-version.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { openTopics } from '#server/platform/database/topics.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { noRateLimits, openRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import type { Services } from '#server/platform/services.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { freshDatabase, type FreshDatabase } from './postgres.ts';

export interface TestApp {
  app: FastifyInstance;
  database: FreshDatabase;
  folder: string;
  /** What a change is told by where no request makes it. */
  services: Pick<Services, 'db' | 'jobs' | 'hooks'>;
  /** Calls as the holder of `token` (or no one), in English unless told. */
  call(options: InjectOptions & { token?: string; lng?: 'bn' | 'en' }): Promise<LightMyRequestResponse>;
  /** Does the jobs that are due now and returns the errors of those that failed. */
  runJobs(): Promise<Error[]>;
  /** Creates an account and returns its token. */
  member(name: string, role?: Role, host?: string): Promise<string>;
  close(): Promise<void>;
}

const password = 'secret-of-tests';

/** What turns a test app into a live one; calls carry `host: uthan.example`. */
export const liveSettings: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://uthan.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Uthan <hello@uthan.example>',
  RATE_LIMITS: 'on',
  DEMO: '',
};

export interface TestAppOptions {
  /** Counts for real. */
  rateLimits?: boolean;
  env?: NodeJS.ProcessEnv;
  /** That of another app, which drops it. */
  database?: FreshDatabase;
  /** Another way to the same database, such as one that can be cut. */
  route?: (url: string) => Promise<string>;
  /** Receives the log, which otherwise is silent. */
  log?: (line: string) => void;
  /** Keeps answers to anonymous callers for a while, as the product does. */
  caches?: boolean;
  /** What anyone may see is read from here. */
  reads?: Services['reads'];
  /** Hears what is published, by itself and by others on the same database. */
  topics?: boolean;
  /** Adds the pages. */
  pages?: AppOptions['pages'];
  uploads?: AppOptions['uploads'];
  /** The way to a push service of the test. */
  push?: AppOptions['push'];
  /** The way to a webhook of the test. */
  webhooks?: AppOptions['webhooks'];
  /** The server has so many connections and waits for ever for a free one, instead of as a test's database does. */
  connectionsMax?: number;
}

/** Builds it; see the options. */
export async function testApp({
  rateLimits = false,
  env: settings = {},
  database: given,
  route,
  log,
  caches = false,
  topics: hasTopics = false,
  reads,
  pages,
  uploads,
  push,
  webhooks,
  connectionsMax,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await freshDatabase());
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-files-'));
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LOG_LEVEL: log ? 'trace' : 'silent',
    DEMO: '0',
    RATE_LIMITS: rateLimits ? 'on' : 'off',
    ...settings,
  });
  const url = route ? await route(database.url) : database.url;
  const reached = route || connectionsMax ? openDatabase(url, connectionsMax ? { connectionsMax, connectionWaitMs: 0 } : { connectionsMax: 8 }) : database;
  const limiter = rateLimits ? await openRateLimits(reached.db) : noRateLimits;
  const jobs = openJobs(database.url, { maintains: false });
  const publicVersion = caches ? openPublicVersion(url) : undefined;
  const topics = hasTopics ? openTopics(url) : undefined;
  const app = await buildApp(
    {
      env,
      db: reached.db,
      pool: reached.pool,
      jobs,
      rateLimits: limiter,
      storage: openStorage(env.storageUrl, folder, { keys: env.storageKeys }),
      ...(publicVersion ? { publicVersion } : {}),
      ...(topics ? { topics } : {}),
      ...(reads ? { reads } : {}),
    },
    { ...(log ? { log } : {}), ...(pages ? { pages } : {}), ...(uploads ? { uploads } : {}), ...(push ? { push } : {}), ...(webhooks ? { webhooks } : {}) },
  );
  const call: TestApp['call'] = ({ token, lng, headers, ...options }) =>
    app.inject({
      ...options,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}), ...(lng ? { 'accept-language': lng } : {}) },
    });
  return {
    app,
    database,
    folder,
    services: { db: reached.db, jobs, hooks: composeHooks({ jobs }) },
    call,
    runJobs: () => jobs.runDue(app.jobHandlers),
    async member(name, role = 'user', host = 'example.test') {
      const email = `${name}@${host}`;
      await ensureAccount({ db: database.db }, { email, password, name: 'Test Person', role, phone: '01000000001', isDemo: false });
      const answer = await call({ method: 'POST', url: '/api/login', payload: { email, password } });
      return (answer.json() as { userToken: string }).userToken;
    },
    async close() {
      await app.close();
      await publicVersion?.close();
      await topics?.close();
      await jobs.stop();
      if (reached !== database) await reached.close();
      if (!given) await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
