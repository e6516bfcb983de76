// Takes a backup: all tables of one instant, the pictures they show, and the jobs that wait. A server may run in the meantime.
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { hasJobs, listQueues } from '#server/platform/jobs/pending-jobs.ts';
import { type Counted, fileOfTable, findManifest, jobsFile, type Manifest, picturesFile, type TableOfBackup, writeManifest } from './manifest.ts';
import { connectTo } from './connect.ts';
import { isMissing, type KnownFiles, lineOf, openKnown } from './picture-list.ts';
import { copyPictures, type DamagedFile, slices } from './pictures.ts';
import type { Progress } from './progress.ts';
import * as store from './store.ts';
import { writeLines } from './streams.ts';

export interface BackupOptions {
  url: string;
  storage: Pick<PictureStorage, 'get'>;
  folder: string;
  /** An earlier backup: its pictures are linked where the disk can, and not copied again. */
  previous?: string | undefined;
  program: string;
  progress: Progress;
  /** Hears of files of the earlier backup that are not what was written. */
  onDamaged?: (damaged: DamagedFile) => void;
}

const page = 500;
const firstList = 'pictures.now.tsv.gz';
const expected = new Set(['tables', 'pictures', 'jobs.copy.gz', picturesFile, firstList]);

/** Throws a sentence unless the folder is empty or holds an attempt that was cut off. */
async function takeFolder(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  if (await findManifest(folder)) throw new Error(`There is a whole backup in ${folder} already. Choose another folder.`);
  const strange = (await readdir(folder)).filter((name) => !expected.has(name.replace(/\.part$/, '')) && name !== 'manifest.json.part');
  if (strange.length > 0) throw new Error(`${folder} is not empty: it has ${strange.slice(0, 3).join(', ')}. Choose another folder.`);
}

interface Copied {
  missing: number;
  fileBytes: number;
}

/** Copies the pictures that the database names now, and tells each as a line. */
async function* picturesNow(
  { storage, folder, progress, onDamaged = () => undefined }: BackupOptions,
  client: pg.Client,
  { known, slice }: { known: readonly KnownFiles[]; slice: number },
  copied: Copied,
): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const pictures = await store.listPictures(client, after, page);
    if (pictures.length === 0) return;
    after = pictures.at(-1)?.hash ?? after;
    const files = await copyPictures({ storage, folder, known, slice, onDamaged }, pictures);
    progress.add(pictures.length);
    for (const file of files) {
      if (isMissing(file)) copied.missing++;
      else copied.fileBytes += file.bytes;
    }
    yield files.map(lineOf).join('');
  }
}

const listed = (...known: (KnownFiles | undefined)[]): KnownFiles[] => known.filter((one) => one !== undefined);

/** Before the snapshot, so that it stays open for no longer than the tables take: an hour later a picture may be swept. */
async function copyFirst(options: BackupOptions, client: pg.Client, slice: number): Promise<void> {
  const { folder, previous, progress } = options;
  progress.begin('pictures', await store.countPictures(client));
  const known = listed(previous === undefined ? undefined : openKnown(previous, path.join(previous, picturesFile)));
  await writeLines(path.join(folder, firstList), Readable.from(picturesNow(options, client, { known, slice }, { missing: 0, fileBytes: 0 })));
}

/** Those that came in the meantime; of all others the first list tells. */
async function copyRest(options: BackupOptions, client: pg.Client, slice: number): Promise<Manifest['pictures']> {
  const { folder, progress } = options;
  const copied: Copied = { missing: 0, fileBytes: 0 };
  progress.begin('new pictures', await store.countPictures(client));
  const known = listed(openKnown(folder, path.join(folder, firstList)));
  const counted = await writeLines(path.join(folder, picturesFile), Readable.from(picturesNow(options, client, { known, slice }, copied)));
  return { ...counted, ...copied };
}

async function copyTables({ folder, progress }: BackupOptions, client: pg.Client): Promise<TableOfBackup[]> {
  const tables = await store.listTables(client);
  progress.begin(
    'tables',
    tables.reduce((sum, { bytes }) => sum + bytes, 0),
    'bytes',
  );
  const done: TableOfBackup[] = [];
  for (const { name, columns, bytes } of tables) {
    const counted = await writeLines(path.join(folder, fileOfTable(name)), store.copyOut(client, { name, columns }));
    progress.add(bytes);
    done.push({ name, columns, ...counted });
  }
  return done;
}

const nothing: Counted = { rows: 0, bytes: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' };

/** Letters and notices that were promised wait here. */
async function copyJobs({ folder }: BackupOptions, client: pg.Client): Promise<Pick<Manifest, 'jobs' | 'queues'>> {
  if (!(await hasJobs(client))) {
    await writeLines(path.join(folder, jobsFile), Readable.from([]));
    return { jobs: nothing, queues: [] };
  }
  return { jobs: await writeLines(path.join(folder, jobsFile), store.copyJobsOut(client)), queues: await listQueues(client) };
}

/** The seventh of the earlier backup's files that this one reads again: the one after its own. */
async function nextSlice({ previous }: BackupOptions): Promise<number> {
  const { slice = -1 } = (previous === undefined ? undefined : await findManifest(previous)) ?? {};
  return (slice + 1) % slices;
}

async function copyAll(options: BackupOptions, client: pg.Client): Promise<Manifest> {
  await store.setUp(client);
  if (!(await store.isMigrated(client))) throw new Error('The database is empty: there is nothing to back up.');
  const slice = await nextSlice(options);
  await copyFirst(options, client, slice);
  await store.begin(client);
  const migrations = await store.listApplied(client);
  const { at, postgres } = await store.readInstant(client);
  const tables = await copyTables(options, client);
  const waiting = await copyJobs(options, client);
  const sequences = await store.readSequences(client);
  const pictures = await copyRest(options, client, slice);
  await store.commit(client);
  await rm(path.join(options.folder, firstList));
  return { format: 1, at, program: options.program, postgres, migrations, tables, sequences, ...waiting, pictures, slice };
}

async function take(options: BackupOptions): Promise<Manifest> {
  await takeFolder(options.folder);
  const client = await connectTo(options.url, 'uthan backup');
  try {
    const manifest = await copyAll(options, client);
    await writeManifest(options.folder, manifest);
    return manifest;
  } finally {
    options.progress.end();
    await client.end();
  }
}

/** A backup is whole or not, whether or not this could be written: its age tells the monitor too. */
async function note(url: string, began: number, manifest: Manifest | undefined): Promise<void> {
  const bytes = manifest ? manifest.pictures.fileBytes + manifest.tables.reduce((sum, table) => sum + table.bytes, 0) : 0;
  const client = await connectTo(url, 'uthan backup').catch(() => undefined);
  if (!client) return;
  await store.noteRun(client, { seconds: (Date.now() - began) / 1000, succeeded: manifest !== undefined, bytes }).catch(() => undefined);
  await client.end().catch(() => undefined);
}

/** Returns the manifest. Without one in the folder, as after a cut, there is no backup; the next call continues. Throws sentences. */
export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const began = Date.now();
  let manifest: Manifest | undefined;
  try {
    manifest = await take(options);
    return manifest;
  } finally {
    await note(options.url, began, manifest);
  }
}
