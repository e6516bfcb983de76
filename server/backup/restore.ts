// Restores a backup into an empty database: everything in one transaction, so that a restore that fails leaves nothing behind but pictures.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { checkVersion, explained } from '#server/platform/database/database-needs.ts';
import { applyExactly, holdMigrations } from '#server/platform/database/migrate.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { clearJobs, type JobsToRestore, openJobsToRestore } from '#server/platform/jobs/pending-jobs.ts';
import { connectTo } from './connect.ts';
import { checkFiles } from './check.ts';
import { fileOfTable, jobsFile, type Manifest, readManifest, type TableOfBackup } from './manifest.ts';
import { restorePictures } from './picture-restore.ts';
import type { Progress } from './progress.ts';
import * as store from './store.ts';
import { measure, readLines } from './streams.ts';

export interface RestoreOptions {
  url: string;
  storage: Pick<PictureStorage, 'put' | 'get'>;
  folder: string;
  /** Deletes what the database holds. */
  force: boolean;
  progress: Progress;
  /** Hears what is deleted, before it is. */
  tell: (line: string) => void;
}

const jobsPerBatch = 200;
const looks = 5;
const lookEveryMs = 200;

/** A server that was just stopped is given a moment to be gone. */
async function listOthers(client: pg.Client): Promise<string[]> {
  for (let look = 1; ; look++) {
    const others = await store.listOthers(client);
    if (others.length === 0 || look === looks) return others;
    await sleep(lookEveryMs);
  }
}

async function checkTarget({ force, tell }: RestoreOptions, client: pg.Client): Promise<void> {
  await checkVersion(client);
  const others = await listOthers(client);
  if (others.length > 0) {
    throw new Error(`Other programs use the database: ${[...new Set(others)].join(', ')}. Stop every server first.`);
  }
  if (!(await holdMigrations(client))) throw new Error('Another program is migrating or restoring this database.');
  if (!(await store.hasTables(client))) return;
  const counts = (await store.countRows(client)).filter(({ name }) => name !== 'migrations');
  const held = counts.length === 0 ? 'empty tables' : counts.map(({ name, rows }) => `${rows} ${rows === 1 ? 'row' : 'rows'} of ${name}`).join(', ');
  if (!force) throw new Error(`The database is not empty: it has ${held}. Restore into a new one, or add --force, which deletes all of this.`);
  tell(`Deleted with --force: ${held}.`);
}

async function loadTable({ folder, progress }: RestoreOptions, client: pg.Client, table: TableOfBackup): Promise<void> {
  const onBytes = (bytes: number): void => progress.add(bytes);
  await readLines(path.join(folder, fileOfTable(table.name)), store.copyIn(client, table), onBytes);
  // What lies in the table is read again: only that proves that it is what was taken.
  const { sha256 } = await measure(store.copyOut(client, table), onBytes);
  if (sha256 !== table.sha256) throw new Error(`The table ${table.name} is not what it was after loading it. Nothing was restored.`);
}

async function loadTables(options: RestoreOptions, client: pg.Client, { tables, sequences }: Manifest): Promise<void> {
  const tighten = await store.loosen(client, await store.listTables(client));
  options.progress.begin('tables', 2 * tables.reduce((sum, { bytes }) => sum + bytes, 0), 'bytes');
  for (const table of tables) await loadTable(options, client, table);
  await store.setSequences(client, sequences);
  options.progress.begin('indexes and constraints', 1);
  await tighten();
  options.progress.add(1);
}

async function loadJobs({ folder }: RestoreOptions, client: pg.Client, jobs: JobsToRestore): Promise<void> {
  await clearJobs(client);
  await readLines(path.join(folder, jobsFile), await store.copyJobsIn(client));
  for (let after = 0; ;) {
    const lines = await store.listJobLines(client, after, jobsPerBatch);
    if (lines.length === 0) return;
    await jobs.add(client, lines);
    after += lines.length;
  }
}

async function loadAll(options: RestoreOptions, client: pg.Client, manifest: Manifest, jobs: JobsToRestore): Promise<void> {
  await client.query('begin');
  try {
    await store.dropAll(client);
    await applyExactly(client, manifest.migrations);
    if (!(await store.findsBengali(client))) throw new Error('The database finds no trigrams in Bengali text. Create it with LC_CTYPE=C.UTF-8.');
    await loadTables(options, client, manifest);
    await loadJobs(options, client, jobs);
    await store.commit(client);
  } catch (error) {
    await store.rollback(client).catch(() => undefined);
    throw await explained(client, error);
  }
}

export interface Restored extends Manifest {
  /** Names of the pictures' files that could not be brought back: rows are worth more than the photos they show. */
  damaged: string[];
}

/**
 * Returns the manifest of what was restored; the database then is of the backup's migrations. Throws sentences: if a table or a list of the
 * backup is broken, the database is in use or not empty.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(options.folder);
  await checkFiles(options, manifest);
  const client = await connectTo(options.url, 'uthan restore');
  try {
    await store.setUp(client);
    await checkTarget(options, client);
    options.progress.begin('pictures', manifest.pictures.rows - manifest.pictures.missing);
    const damaged = await restorePictures(options.storage, options.folder, (files) => options.progress.add(files));
    const jobs = await openJobsToRestore(options.url, manifest.queues);
    try {
      await loadAll(options, client, manifest, jobs);
    } finally {
      await jobs.close();
    }
    await store.analyse(client);
    return { ...manifest, damaged };
  } finally {
    options.progress.end();
    await client.end();
  }
}
