// The services passed to every noun: opened once in run-server.ts (and in tests), closed in reverse.
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Env } from '#server/env.ts';
import type { PublicVersion } from '#server/platform/cache/public-version.ts';
import type { Hooks } from '#server/platform/hooks.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import type { Reads } from '#server/platform/database/replica.ts';
import type { Topics } from '#server/platform/database/topics.ts';
import type { Tables } from './database/tables/tables.ts';

export interface Services {
  env: Env;
  db: Kysely<Tables>;
  /** Reads what anyone may see from a replica; without it everything is read from `db`. */
  reads?: Reads;
  /** Connection figures for the monitor. */
  pool?: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>;
  jobs: Jobs;
  /** Tells the nouns above what happens in those below. */
  hooks: Hooks;
  rateLimits: RateLimits;
  storage: PictureStorage;
  /** Without them a server hears nothing from others, and live connections are told nothing. */
  topics?: Topics;
  /** Without it nothing public is cached. */
  publicVersion?: PublicVersion;
  log: FastifyBaseLogger;
}
