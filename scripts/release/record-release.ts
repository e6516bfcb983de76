// npm run record-release [FOLDER]: what the tests of later versions start from: a small backup of the demo by this version, and the statements that a run
// of `RECORD_STATEMENTS=FOLDER npm run api` wrote. docs/decisions/0065-migrations-expand-and-contract.md tells when.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type pg from 'pg';
import sharp from 'sharp';
import { ensureDemoAccounts } from '#demo/accounts.ts';
import { loadArticles } from '#demo/blog.ts';
import { loadPosts } from '#demo/load.ts';
import { loadSharedBuilding } from '#demo/shared-building.ts';
import { makeBackup } from '#server/backup/backup.ts';
import { noProgress } from '#server/backup/progress.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { program } from '#server/platform/program.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { startTestPostgres } from '#server/testing/postgres.ts';

const release = path.resolve(import.meta.dirname, '../../server/testing/releases', program.version);
const postsKept = 40;
const hash = 'ab'.repeat(16);

/** Someone keeps, reports, comments and asks: rows in tables that the demo leaves empty. */
async function useIt(server: TestApp): Promise<void> {
  const token = await server.member('keeper');
  const [{ number, type } = { number: 0, type: 'sell' }] = (
    await server.database.pool.query<{ number: number; type: string }>('select post_id as number, type from posts where listed order by post_id limit 1')
  ).rows;
  const calls: [string, object][] = [
    ['/api/profile/savePost', { postId: number, type }],
    ['/api/savedSearches', { name: 'Gulshan', query: { purpose: 'rent' }, frequency: 'daily' }],
    ['/api/shortlists', { name: 'For our family', postIds: [number] }],
    [`/api/posts/${number}/report`, { reason: 'fraud', note: 'আগাম টাকা চেয়েছে' }],
    [`/api/posts/${number}/contact`, {}],
    ['/api/blog/1/comments', { text: 'Does this hold for Sylhet as well?' }],
  ];
  for (const [url, payload] of calls) {
    const { statusCode, body } = await server.call({ method: 'POST', url, token, payload });
    if (statusCode >= 300) throw new Error(`${url}: ${statusCode} ${body}`);
  }
}

async function backUpDemo(): Promise<void> {
  const postgres = await startTestPostgres();
  const server = await testApp();
  try {
    const [statements] = process.argv.slice(2);
    if (statements) await keepStatements(server.database.pool, statements);
    await fillAndBackUp(server);
  } finally {
    await server.close();
    await postgres.stop();
  }
}

async function fillAndBackUp(server: TestApp): Promise<void> {
  const { pool } = server.database;
  const now = new Date();
  const storage = openStorage(undefined, server.folder);
  const services = { ...server.services, storage };
  await ensureDemoAccounts(services);
  await loadPosts(services, now);
  await loadSharedBuilding(services, now);
  await loadArticles(services, now);
  await storage.put(
    `ab/${hash}-8.webp`,
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#2a7' } })
      .webp()
      .toBuffer(),
  );
  await pool.query('insert into pictures (hash, width, height) values ($1, 8, 6)', [hash]);
  await pool.query('insert into post_images (post, position, picture) select id, 9, $1 from posts limit 3', [hash]);
  await useIt(server);
  // The rest says nothing more about the schema.
  await pool.query(`delete from posts where post_id not in (select post_id from posts order by post_id limit ${postsKept});
    delete from listings where kind in ('sell', 'rent') and number not in (select post_id from posts);
    delete from search_words where word not in (select word from search_words order by word limit 500)`);
  const folder = path.join(release, 'backup');
  rmSync(folder, { recursive: true, force: true });
  const { tables } = await makeBackup({ url: server.database.url, storage, folder, program: program.version, progress: noProgress });
  console.log(`${tables.filter(({ rows }) => rows > 0).length} of ${tables.length} tables have rows: ${folder}`);
}

/** Lists of any length are one shape. */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)');

/** What tests asked of tables of their own, or of a schema from before, is none of the program's. */
async function isUnderstood(client: pg.PoolClient, text: string): Promise<boolean> {
  return client.query(`prepare one as ${text}`).then(
    async () => Boolean(await client.query('deallocate one')),
    () => false,
  );
}

/** Each shape once, in an order that does not depend on the run. */
async function keepStatements(pool: pg.Pool, folder: string): Promise<void> {
  const texts = globSync('*.jsonl', { cwd: folder }).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as string),
  );
  const client = await pool.connect();
  const lines: string[] = [];
  for (const text of new Map(texts.toSorted().map((one) => [shapeOf(one), one])).values())
    if (await isUnderstood(client, text)) lines.push(JSON.stringify(text));
  client.release();
  writeFileSync(path.join(release, 'statements.jsonl.gz'), gzipSync(`${lines.join('\n')}\n`, { level: 9 }));
  console.log(`${lines.length} statements of ${texts.length}`);
}

await backUpDemo();
