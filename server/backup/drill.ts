// A restore drill: brings a backup into an empty database beside the live one, compares, and asks the program for what people ask for.
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { fileName } from '#server/media/shape.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import type { PictureStorage } from '#server/platform/files/picture-storage.ts';
import { noRateLimits } from '#server/platform/http/limits/rate-limits.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { connectTo } from './connect.ts';
import type { Progress } from './progress.ts';
import { restoreBackup, type Restored } from './restore.ts';
import * as store from './store.ts';

export interface DrillOptions {
  folder: string;
  /** An empty database. It is left as the drill made it. */
  url: string;
  /** Where the pictures are restored to; not the storage of the site. */
  storage: PictureStorage;
  dataDir: string;
  /** The database of the site, to say what is newer there; left out where it is lost. */
  liveUrl?: string | undefined;
  progress: Progress;
}

export interface DrillStep {
  name: 'restore' | 'migrate' | 'compare' | 'ask';
  seconds: number;
  found: string;
}

export interface DrillReport {
  /** The instant that the backup is of. */
  at: string;
  steps: DrillStep[];
  seconds: number;
  /** What the site would lose: rows that it has and the backup has not, largest first. */
  newer: { table: string; rows: number }[];
  /** Sentences. The drill succeeded if there are none. */
  problems: string[];
}

const expectThat = (isTrue: boolean, problems: string[], sentence: string): void => void (isTrue || problems.push(sentence));
/** They tell of backups and drills themselves. */
const ofThisWork = new Set(['backup_runs', 'drill_runs']);

async function countsAt(url: string): Promise<Map<string, number>> {
  const client = await connectTo(url, 'uthan drill');
  try {
    await store.setUp(client);
    return new Map((await store.countRows(client)).map(({ name, rows }) => [name, rows]));
  } finally {
    await client.end();
  }
}

/** After the program's own migrations. A table with fewer rows than the backup has is a problem. */
async function compare({ url, liveUrl }: DrillOptions, { tables }: Restored, report: DrillReport): Promise<string> {
  const restored = await countsAt(url);
  for (const { name, rows } of tables) {
    const now = restored.get(name) ?? 0;
    expectThat(now >= rows, report.problems, `The table ${name} has ${now} rows after the migrations; the backup has ${rows}.`);
  }
  const live = liveUrl === undefined ? undefined : await countsAt(liveUrl);
  for (const [table, rows] of live ?? []) {
    const missing = rows - (restored.get(table) ?? 0);
    if (missing > 0 && !ofThisWork.has(table)) report.newer.push({ table, rows: missing });
  }
  report.newer.sort((a, b) => b.rows - a.rows);
  return `${tables.length} tables have all their rows${live ? `; the live database has more rows in ${report.newer.length}` : ''}`;
}

/** The first picture of an answer, by its file's name in the storage. */
function pictureOf(body: string): string | undefined {
  const [, hash, width] = /\/media\/([0-9a-f]+)-(\d+)\.webp/.exec(body) ?? [];
  return hash && width ? fileName(hash, Number(width)) : undefined;
}

async function askFor(app: FastifyInstance, storage: PictureStorage, listed: number, problems: string[]): Promise<string> {
  const ready = await app.inject({ url: '/readyz?self' });
  expectThat(ready.statusCode === 200, problems, `/readyz answered ${ready.statusCode}.`);
  const search = await app.inject({ url: '/api/search?limit=1' });
  const { total = 0 } = search.statusCode === 200 ? search.json<{ total?: number }>() : {};
  expectThat(
    search.statusCode === 200 && (listed === 0 || total > 0),
    problems,
    `A search answered ${search.statusCode} and found ${total} of ${listed} posts.`,
  );
  const picture = pictureOf(search.body);
  if (picture === undefined) return `ready, ${total} posts found, none with a picture`;
  const bytes = await storage.get(picture);
  const width =
    bytes &&
    (
      await sharp(bytes)
        .metadata()
        .catch(() => undefined)
    )?.width;
  expectThat(Boolean(width), problems, `The picture ${picture} of the newest post cannot be shown.`);
  return `ready, ${total} posts found, the picture of the newest shown`;
}

/** The program on the restored database, without jobs: no letter of the backup is sent. */
async function ask({ url, storage, dataDir }: DrillOptions, problems: string[]): Promise<string> {
  const env = readEnv({ DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' });
  const database = openDatabase(url, { connectionsMax: 4 });
  const jobs = openJobs(url, { maintains: false });
  const app = await buildApp({ env, db: database.db, jobs, rateLimits: noRateLimits, storage });
  try {
    const listed = await store.countListed(database.pool);
    return await askFor(app, storage, listed, problems);
  } finally {
    await app.close();
    await jobs.stop();
    await database.close();
  }
}

async function restored(options: DrillOptions, problems: string[]): Promise<{ manifest: Restored; found: string }> {
  const manifest = await restoreBackup({ ...options, force: false, tell: () => undefined });
  const { tables, jobs, pictures, damaged } = manifest;
  for (const name of damaged) problems.push(`The picture ${name} is damaged or missing in the backup.`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { manifest, found: `${rows} rows, ${jobs.rows} jobs and ${pictures.rows - pictures.missing - damaged.length} files, each read again` };
}

async function migrated({ url }: DrillOptions): Promise<string> {
  const database = openDatabase(url, { connectionsMax: 1 });
  try {
    const added = await migrate(database.pool);
    return added.length > 0 ? added.join(', ') : 'nothing to do';
  } finally {
    await database.close();
  }
}

/** Throws a sentence if the backup cannot be restored at all; everything else is told in the report. */
export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const began = Date.now();
  const report: DrillReport = { at: '', steps: [], seconds: 0, newer: [], problems: [] };
  const timed = async (name: DrillStep['name'], work: () => Promise<string>): Promise<void> => {
    const from = Date.now();
    const found = await work();
    report.steps.push({ name, seconds: (Date.now() - from) / 1000, found });
  };
  const from = Date.now();
  const { manifest, found } = await restored(options, report.problems);
  report.steps.push({ name: 'restore', seconds: (Date.now() - from) / 1000, found });
  report.at = manifest.at;
  await timed('migrate', () => migrated(options));
  await timed('compare', () => compare(options, manifest, report));
  await timed('ask', () => ask(options, report.problems));
  report.seconds = (Date.now() - began) / 1000;
  return report;
}

/** For the monitor of the site. */
export async function noteDrill(liveUrl: string, outcome: { seconds: number; succeeded: boolean; backupAt: string }): Promise<void> {
  const client = await connectTo(liveUrl, 'uthan drill');
  try {
    await store.noteDrill(client, outcome);
  } finally {
    await client.end();
  }
}
