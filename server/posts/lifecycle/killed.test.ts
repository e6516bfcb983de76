// A server that is killed while someone sends a post: what was answered is there, what was not is whole or absent.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fileName, widthsOf } from '#server/media/shape.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let token: string;
let photos: Buffer[];
let child: ChildProcess | undefined;
let address: string;

beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
  token = await server.member('seller');
  photos = await Promise.all([1200, 1300, 1400].map((width) => photograph(width, 900)));
});
afterAll(async () => {
  await kill();
  await server.close();
});

const isRunning = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;

async function start(): Promise<void> {
  if (isRunning()) return;
  const entry = path.resolve(import.meta.dirname, '../../testing/serve.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  child = fork(entry, { execArgv: [], env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: server.database.url, DATA_DIR: server.folder } });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  address = `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  if (!child || !isRunning()) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

// The server of one test serves the next: starting one takes longest.
beforeEach(start, 30_000);

/** The number of the post, or undefined where no answer came. */
async function send(key: string): Promise<number | undefined> {
  const { payload, headers } = multipart(sellPost, photos);
  const answered = fetch(`${address}/api/posts/sell`, {
    method: 'POST',
    body: new Uint8Array(payload),
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
  });
  return answered.then(async (answer) => ((await answer.json()) as { PostID: number }).PostID).catch(() => undefined);
}

const db = () => server.database.db;
const countPosts = async (): Promise<number> => (await db().selectFrom('posts').select('id').execute()).length;
const files = (): number => {
  const folder = path.join(server.folder, 'media');
  return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0;
};
const isWaiting = async (): Promise<boolean> =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db())).rows.length > 0;

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(5)) if (await holds()) return;
  throw new Error('It never came to that.');
}

/** Every post has all its pictures in files, and its owner was told of it once; after a sweep there is no row and no file besides. */
async function checkWhole(): Promise<void> {
  await db()
    .updateTable('pictures')
    .set({ created_at: new Date(0) })
    .execute();
  await posts.doJob('media.sweep');
  const owned = await db()
    .selectFrom('posts')
    .leftJoin('post_images', 'post', 'posts.id')
    .leftJoin('pictures', 'hash', 'picture')
    .select(['post_id', 'hash', 'width'])
    .execute();
  for (const [, pictures] of Map.groupBy(owned, ({ post_id }) => post_id)) expect(pictures).toHaveLength(photos.length);
  const told = await db().selectFrom('notifications').select('cause').where('kind', '=', 'post_submitted').execute();
  expect(told.length).toBe(await countPosts());
  const wanted = new Set(owned.flatMap(({ hash, width }) => widthsOf(width ?? 0).map((one) => fileName(hash ?? '', one))));
  for (const name of wanted) expect(existsSync(path.join(server.folder, 'media', name))).toBe(true);
  expect(files()).toBe(wanted.size);
  expect((await db().selectFrom('pictures').select('hash').execute()).length).toBe(new Set(owned.map(({ hash }) => hash)).size);
}

test('killed between the pictures and the commit, nothing is there but pictures that are swept; sent again it is one post', { timeout: 60_000 }, async () => {
  const { id } = await db().selectFrom('users').select('id').where('email', '=', 'seller@example.test').executeTakeFirstOrThrow();
  const before = await countPosts();
  await db()
    .transaction()
    .execute(async (trx) => {
      // Anyone who sends waits for its account, with its pictures in their places.
      await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
      const answer = send('between');
      await until(isWaiting);
      expect(files()).toBe(photos.length * 3);
      await kill();
      expect(await answer).toBeUndefined();
    });
  await sleep(200);
  expect(await countPosts()).toBe(before);
  await checkWhole();
  await start();
  const PostID = await send('between');
  expect(PostID).toBeTypeOf('number');
  expect(await countPosts()).toBe(before + 1);
  await checkWhole();
});

test('killed right after the commit, the post is there, and whoever asks again gets its number', { timeout: 60_000 }, async () => {
  const before = await countPosts();
  const answer = send('after-commit');
  await until(async () => (await countPosts()) > before);
  await kill();
  const first = await answer;
  await start();
  const again = await send('after-commit');
  expect(again).toBeTypeOf('number');
  if (first !== undefined) expect(again).toBe(first);
  expect(await countPosts()).toBe(before + 1);
  await checkWhole();
});

test('killed right after the answer, the post is there with its pictures', { timeout: 60_000 }, async () => {
  const PostID = await send('answered');
  await kill();
  await start();
  const shown = await fetch(`${address}/api/profile/getUserPost/${PostID}`, { headers: { authorization: `Bearer ${token}` } });
  const { post } = (await shown.json()) as { post: { images: { src: string }[] } };
  expect(post.images).toHaveLength(photos.length);
  for (const { src } of post.images) expect((await fetch(`${address}${src}`)).status).toBe(200);
  await checkWhole();
});

test('killed at any moment, each submission becomes one whole post in the end', { timeout: 240_000 }, async () => {
  const before = await countPosts();
  const submissions = Number(process.env['KILLS'] ?? 4);
  for (let count = 0; count < submissions; count++) {
    const answer = send(`key-${count}`);
    await sleep((count * 700) / submissions);
    await kill();
    const first = await answer;
    await start();
    const PostID = await send(`key-${count}`);
    expect(PostID).toBeTypeOf('number');
    if (first !== undefined) expect(PostID).toBe(first);
  }
  expect(await countPosts()).toBe(before + submissions);
  await checkWhole();
});
