// Databases for tests: one throw-away PostgreSQL a run, one fresh copy of a migrated template a test file.
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { openDatabase, type Database } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { clusterFolder } from './cluster/cluster-folder.ts';
import { recordStatements } from './record-statements.ts';
import { copyTemplateCluster } from './cluster/template-cluster.ts';

const template = 'uthan_template';
const variable = 'UTHAN_TEST_POSTGRES';
/** Set where databases stay until the end of the run. */
const leaving = 'UTHAN_TEST_DATABASES_STAY';

const withDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function asAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** In a database that is to be copied: the tables of the product, and those of the jobs, which every server would create at its first job. */
async function fillTemplate(url: string): Promise<void> {
  const database = openDatabase(url, { connectionsMax: 1, connectionWaitMs: 0 });
  try {
    await migrate(database.pool);
  } finally {
    await database.close();
  }
  const jobs = openJobs(url, { maintains: false });
  await jobs.givenUp();
  await jobs.stop();
}

/** A new cluster in `folder` with the migrated template, stopped. */
async function makeCluster(folder: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder, disposable: true });
  try {
    await asAdmin(postgres.url, (admin) => admin.query(`create database ${template}`));
    await fillTemplate(withDatabase(postgres.url, template));
  } finally {
    await postgres.stop();
  }
}

/**
 * Starts a PostgreSQL with a migrated template, for this process and those that it starts; returns what ends and removes it, with
 * the folder `temporary` for other files.
 * Of use to any runner of tests: `freshDatabase` then makes databases.
 */
export async function startTestPostgres(): Promise<{ url: string; temporary: string; stop: () => Promise<void> }> {
  const { folder, isInMemory, remove } = await clusterFolder();
  await copyTemplateCluster(folder, makeCluster);
  const postgres = await startEmbeddedPostgres({ folder, disposable: true });
  process.env[variable] = postgres.url;
  if (isInMemory) delete process.env[leaving];
  else process.env[leaving] = '1';
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  return {
    url: postgres.url,
    temporary,
    async stop() {
      await postgres.stop();
      remove();
    },
  };
}

export interface FreshDatabase extends Database {
  url: string;
  drop(): Promise<void>;
}

let count = 0;

recordStatements();

/** The same database as a role that may read and write but was granted nothing else; `drop` removes the role. */
export async function asPlainRole({ url, pool }: FreshDatabase): Promise<{ url: string; role: string; drop: () => Promise<void> }> {
  const role = `plain_${process.pid}_${++count}`;
  const password = randomBytes(12).toString('hex');
  await pool.query(`create role ${role} login password '${password}'`);
  const plain = new URL(url);
  Object.assign(plain, { username: role, password });
  return {
    url: plain.href,
    role,
    drop: async () => void (await pool.query(`drop owned by ${role}; drop role ${role}`)),
  };
}

/** A database of its own: migrated, or `bare`. Needs the run's PostgreSQL (vitest's global setup starts it). */
export async function freshDatabase({ bare = false }: { bare?: boolean } = {}): Promise<FreshDatabase> {
  const url = process.env[variable];
  if (!url) throw new Error('No test PostgreSQL is running: run the tests through vitest, whose global setup starts it.');
  const name = `test_${process.pid}_${++count}`;
  // Two workers cannot copy the template at the same moment. Copying files takes half of what copying by the write-ahead log takes.
  await asAdmin(url, async (admin) => {
    await admin.query('select pg_advisory_lock(1)');
    await admin.query(`create database ${name} template ${bare ? 'template0' : template} strategy file_copy`);
  });
  const database = openDatabase(withDatabase(url, name), { connectionsMax: 8 });
  const dropped = process.env[leaving]
    ? `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
    : `drop database ${name} with (force)`;
  return {
    ...database,
    url: withDatabase(url, name),
    async drop() {
      await database.close();
      await asAdmin(url, (admin) => admin.query(dropped));
    },
  };
}
