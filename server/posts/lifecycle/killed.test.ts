// A server that is killed while someone sends a post: what was answered is there, what was not is whole or absent.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, utimesSync } from 'node:fs';
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
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []))
    : [];
const files = (): number => filesBelow(path.join(server.folder, 'media')).length;
/** What was being written when the server was killed is swept an hour later: that hour is over. */
function ageUnfinished(): void {
  for (const file of filesBelow(path.join(server.folder, 'media', '.unfinished'))) utimesSync(file, new Date(0), new Date(0));
}
const isWaiting = async (): Promise<boolean> =>
  (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db())).rows.length > 0;

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(5)) if (await holds()) return;
  throw new Error('It never came to that.');
}

/** Every post has all its pictures in files, and its owner was told of it once; after the sweeps there is no row and no file besides. */
async function checkWhole(): Promise<void> {
  await db()
    .updateTable('pictures')
    .set({ created_at: new Date(0) })
    .execute();
  await db()
    .updateTable('draft_photos')
    .set({ stored_at: new Date(0) })
    .execute();
  ageUnfinished();
  await posts.doJob('media.sweep');
  await posts.doJob('posts.sweepDraftPhotos');
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

const draftUrl = (id: string): string => `${address}/api/postDrafts/${id}`;
const ids = [1, 2, 3].map((at) => `f1d0c0de-0000-4000-8000-00000000000${at}`);

/** Keeps a draft with its photos, and sends it by their names. Undefined where the server was gone before the answer. */
async function sendDraft(key: string): Promise<number | undefined> {
  const authorization = `Bearer ${token}`;
  const pictures = ids.map((id) => ({ id, name: 'room.jpg', width: 1080, height: 900 }));
  const draft = JSON.stringify({ type: 'sell', reached: 'check', form: {}, photos: 3, pictures });
  const submission = multipart({ ...sellPost, draftPhotos: JSON.stringify(ids) }, []);
  try {
    await fetch(draftUrl(key), { method: 'PUT', body: draft, headers: { authorization, 'content-type': 'application/json' } });
    for (const [at, id] of ids.entries()) {
      const { payload, headers } = multipart({}, [photos[at] as Buffer]);
      await fetch(`${draftUrl(key)}/photos/${id}`, { method: 'PUT', body: new Uint8Array(payload), headers: { ...headers, authorization } });
    }
    const answer = await fetch(`${address}/api/posts/sell`, {
      method: 'POST',
      body: new Uint8Array(submission.payload),
      headers: { ...submission.headers, authorization, 'idempotency-key': key },
    });
    return ((await answer.json()) as { PostID: number }).PostID;
  } catch {
    return undefined;
  }
}

test(
  'killed at any moment while photos of a draft are kept and sent, it becomes one whole post, and none of their files stays',
  { timeout: 240_000 },
  async () => {
    const before = await countPosts();
    const submissions = Number(process.env['KILLS'] ?? 4);
    for (let count = 0; count < submissions; count++) {
      const key = `f1d0c0de-0000-4000-8000-0000000001${String(count).padStart(2, '0')}`;
      const answer = sendDraft(key);
      await sleep((count * 900) / submissions);
      await kill();
      const first = await answer;
      await start();
      const PostID = await sendDraft(key);
      expect(PostID).toBeTypeOf('number');
      if (first !== undefined) expect(PostID).toBe(first);
    }
    expect(await countPosts()).toBe(before + submissions);
    await checkWhole();
    expect(await db().selectFrom('draft_photos').select('file').execute()).toEqual([]);
  },
);
