import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile, cp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadPosts } from '#demo/load.ts';
import { ensureDemoAccounts } from '#demo/accounts.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import { bucketKeys as keys, startBucket } from '#server/testing/bucket.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { findManifest, type Manifest } from '#server/backup/manifest.ts';
import { noProgress } from '#server/backup/progress.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { nextOf, removeOld } from '#server/backup/series.ts';

const letter = defineJob('tests.letter', z.object({ to: z.string() }));
const hash = 'ab'.repeat(16);
const files = [`ab/${hash}-320.webp`, `ab/${hash}-640.webp`];

let server: TestApp;
let folder: string;
let whole: string;
let manifest: Manifest;
/** Where the whole backup was restored. */
let target: FreshDatabase;
const targets: FreshDatabase[] = [];

const backUp = (name: string, previous?: string) =>
  makeBackup({
    url: server.database.url,
    storage: openStorage(undefined, server.folder),
    folder: path.join(folder, name),
    previous,
    program: '0.1.0',
    progress: noProgress,
  });

async function emptyDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase({ bare: true });
  targets.push(database);
  return database;
}

const restore = (from: string, url: string, { force = false, told = [] as string[] } = {}) =>
  restoreBackup({
    url,
    storage: openStorage(undefined, path.join(folder, 'restored')),
    folder: from,
    force,
    progress: noProgress,
    tell: (line) => told.push(line),
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-backup-'));
  server = await testApp();
  const { db, pool } = server.database;
  await ensureDemoAccounts({ db });
  await loadPosts({ db }, new Date());
  await pool.query("insert into pictures (hash, width, height, blurhash) values ($1, 640, 480, 'LEHV6nWB2yk8pyo0adR*.7kCMdnj')", [hash]);
  await pool.query("insert into users (id, email, name) values (gen_random_uuid(), 'odd@example.test', E'tab\\t, line\\n, \\\\ and \\\\N')");
  const storage = openStorage(undefined, server.folder);
  for (const [at, file] of files.entries()) await storage.put(file, Buffer.from(`picture ${at}`));
  await server.services.jobs.enqueue(db, letter, { to: 'line\n"and\\more' }, { id: '0190a8a0-0000-7000-8000-000000000009', after: new Date('2040-01-01') });
  whole = path.join(folder, 'whole');
  manifest = await backUp('whole');
});
afterAll(async () => {
  for (const one of targets) await one.drop();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup restored elsewhere has the same rows, sequences, pictures and jobs that wait', async () => {
  expect(manifest.tables.find(({ name }) => name === 'posts')?.rows).toBeGreaterThan(20);
  target = await emptyDatabase();
  await restore(whole, target.url);
  expect(await migrate(target.pool)).toEqual([]);
  const again = await makeBackup({
    url: target.url,
    storage: openStorage(undefined, path.join(folder, 'restored')),
    folder: path.join(folder, 'again'),
    program: '0.1.0',
    progress: noProgress,
  });
  for (const kept of ['tables', 'sequences', 'migrations', 'pictures'] as const) expect(again[kept]).toEqual(manifest[kept]);
  for (const file of files) expect(await readFile(path.join(folder, 'restored', 'media', file), 'utf8')).toBe(`picture ${files.indexOf(file)}`);
  const { rows } = await target.pool.query("select id, data, start_after, retry_limit from jobs.job where name = 'tests.letter'");
  expect(rows).toEqual([
    { id: '0190a8a0-0000-7000-8000-000000000009', data: { to: 'line\n"and\\more' }, start_after: new Date('2040-01-01'), retry_limit: letter.retries },
  ]);
});

test('a restored database has every constraint, index and trigger of a new one', async () => {
  const shape = async ({ pool }: FreshDatabase): Promise<unknown> =>
    (
      await pool.query(`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition, convalidated::text as state
          from pg_constraint where connamespace = 'public'::regnamespace
        union all select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid), tgenabled::text from pg_trigger where not tgisinternal
        union all select tablename, indexname, indexdef, 'index' from pg_indexes where schemaname = 'public' order by 1, 2, 3`)
    ).rows;
  expect(await shape(target)).toEqual(await shape(server.database));
});

test('what came of a backup is told to the monitor, a failure too', async () => {
  await expect(backUp('whole')).rejects.toThrow('There is a whole backup');
  const { rows } = await server.database.pool.query('select succeeded, bytes from backup_runs order by ended_at');
  expect(rows.map(({ succeeded }) => succeeded)).toEqual([true, false]);
  expect(Number(rows[0].bytes)).toBeGreaterThan(1000);
});

test('pictures are taken out of a bucket and brought into another, byte for byte', async () => {
  const [one, other] = [await startBucket(), await startBucket()];
  const from = openStorage(one.url, server.folder, { keys });
  for (const [at, file] of files.entries()) await from.put(file, Buffer.from(`picture ${at}`));
  const taken = path.join(folder, 'of-a-bucket');
  const made = await makeBackup({ url: server.database.url, storage: from, folder: taken, program: '0.1.0', progress: noProgress });
  expect(made.pictures).toEqual(manifest.pictures);
  const database = await emptyDatabase();
  const restored = { url: database.url, storage: openStorage(other.url, server.folder, { keys }), folder: taken, force: false };
  await restoreBackup({ ...restored, progress: noProgress, tell: () => undefined });
  expect([...other.objects].map(([name, { bytes }]) => [name, bytes]).toSorted()).toEqual(
    [...one.objects].map(([name, { bytes }]) => [name, bytes]).toSorted(),
  );
  expect(one.objects.size).toBeGreaterThanOrEqual(files.length);
  one.mood = 'denies';
  const again = { url: server.database.url, storage: openStorage(one.url, server.folder, { keys }), folder: path.join(folder, 'denied') };
  await expect(makeBackup({ ...again, program: '0.1.0', progress: noProgress })).rejects.toThrow('The storage of pictures (STORAGE_URL) failed');
  await Promise.all([one.close(), other.close()]);
});

test('a backup is taken of one instant while rows come and go', async () => {
  const { pool } = server.database;
  let isOver = false;
  const writing = (async () => {
    for (let at = 0; !isOver; at++) {
      await pool.query(
        "with one as (insert into users (id, email, name) values (gen_random_uuid(), $1, 'x') returning id) insert into member_notes (id, user_id, author_id, text) select gen_random_uuid(), id, id, 'x' from one",
        [`busy-${at}@example.test`],
      );
    }
  })();
  const busy = await backUp('busy');
  isOver = true;
  await writing;
  const rowsOf = (one: Manifest, table: string): number => one.tables.find(({ name }) => name === table)?.rows ?? 0;
  expect(rowsOf(busy, 'member_notes')).toBe(rowsOf(busy, 'users') - rowsOf(manifest, 'users'));
  await restore(path.join(folder, 'busy'), (await emptyDatabase()).url);
});

test('a folder that holds a whole backup or other things is not written to', async () => {
  await expect(backUp('whole')).rejects.toThrow(`There is a whole backup in ${whole} already.`);
  await cp(whole, path.join(folder, 'strange'), { recursive: true });
  rmSync(path.join(folder, 'strange', 'manifest.json'));
  await writeFile(path.join(folder, 'strange', 'letter.txt'), '');
  await expect(backUp('strange')).rejects.toThrow('is not empty: it has letter.txt.');
});

test('a backup that was cut off is none, and the next run continues it', async () => {
  const cut = path.join(folder, 'cut');
  await cp(whole, cut, { recursive: true });
  for (const name of ['manifest.json', 'tables/users.copy.gz']) rmSync(path.join(cut, name));
  await expect(restore(cut, (await emptyDatabase()).url)).rejects.toThrow(/There is no whole backup in .*cut: it has no manifest\.json\./);
  const kept = await stat(path.join(cut, 'pictures', files[0] ?? ''));
  await backUp('cut');
  expect((await stat(path.join(cut, 'pictures', files[0] ?? ''))).ino).toBe(kept.ino);
  expect((await findManifest(cut))?.pictures).toEqual(manifest.pictures);
});

test.each<[string, (broken: string) => Promise<unknown>, RegExp]>([
  ['a table is cut off', (broken) => truncate(path.join(broken, 'tables/posts.copy.gz'), 500), /broken: tables\/posts\.copy\.gz is missing or cut off/],
  ['a table is missing', async (broken) => rmSync(path.join(broken, 'tables/posts.copy.gz')), /broken: tables\/posts\.copy\.gz is missing/],
  [
    'a table is another',
    (broken) => copyFile(path.join(broken, 'tables/users.copy.gz'), path.join(broken, 'tables/posts.copy.gz')),
    /broken: tables\/posts\.copy\.gz is not what was written/,
  ],
  ['the manifest is cut off', (broken) => truncate(path.join(broken, 'manifest.json'), 300), /The manifest\.json in .* is broken or of a newer program/],
  [
    'it is of a newer program',
    async (broken) => {
      const file = path.join(broken, 'manifest.json');
      const newer = { ...manifest, migrations: [...manifest.migrations, { name: '9999-tomorrow.sql', checksum: '0'.repeat(64) }] };
      await writeFile(file, JSON.stringify(newer));
    },
    /of a newer program, or of another: this one does not have 9999-tomorrow\.sql/,
  ],
])('a backup is refused where %s, and the database stays empty', async (_what, harm, sentence) => {
  const broken = mkdtempSync(path.join(folder, 'broken-'));
  await cp(whole, broken, { recursive: true });
  await harm(broken);
  const empty = await emptyDatabase();
  await expect(restore(broken, empty.url)).rejects.toThrow(sentence);
  expect((await empty.pool.query("select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'")).rowCount).toBe(0);
});

test('a database that holds something is kept, unless it is said to be deleted', async () => {
  await target.pool.query("insert into users (id, email, name) values (gen_random_uuid(), 'late@example.test', 'Late')");
  await expect(restore(whole, target.url)).rejects.toThrow(/Other programs use the database: no name\. Stop every server first\./);
  await target.close();
  await expect(restore(whole, target.url)).rejects.toThrow(/The database is not empty: it has .* rows of users.*--force, which deletes all of this/);
  const told: string[] = [];
  await restore(whole, target.url, { force: true, told });
  expect(told).toEqual([expect.stringMatching(/^Deleted with --force: .*rows of posts/)]);
});

test('a database that does not answer is told in a sentence, without its password', async () => {
  const away = new URL(server.database.url);
  Object.assign(away, { password: 'hush-hush' });
  const told = await restore(whole, away.href).catch((error: Error) => error.message);
  expect(told).toContain('The database at DATABASE_URL cannot be used: password authentication failed');
  expect(told).not.toContain('hush');
});

test('of a series the pictures are kept once, and the oldest goes', async () => {
  const series = path.join(folder, 'series');
  const first = await nextOf(series, new Date('2030-01-01T00:00:00Z'));
  expect(first).toEqual({ folder: path.join(series, 'uthan-20300101T000000Z'), previous: undefined });
  await cp(whole, first.folder, { recursive: true });
  const second = await nextOf(series, new Date('2030-01-02T00:00:00Z'));
  expect(second.previous).toBe(first.folder);
  await backUp(path.relative(folder, second.folder), second.previous);
  const inodes = await Promise.all([first, second].map(async (one) => (await stat(path.join(one.folder, 'pictures', files[0] ?? ''))).ino));
  expect(inodes[0]).toBe(inodes[1]);
  expect(await removeOld(series, 1)).toEqual(['uthan-20300101T000000Z']);
  expect(await readdir(series)).toEqual(['uthan-20300102T000000Z']);
  rmSync(path.join(second.folder, 'manifest.json'));
  expect(await nextOf(series, new Date('2030-01-03T00:00:00Z'))).toEqual({ folder: path.join(series, 'uthan-20300103T000000Z'), previous: undefined });
});
