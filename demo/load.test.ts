import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { openStorage } from '#server/platform/files/storage.ts';
import { readSold } from '#server/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { listingsAstray } from '#server/testing/content/listings.ts';
import { closeDemoAccounts, demoAccounts, ensureDemoAccounts } from './accounts.ts';
import { loadBuyer } from './buyer.ts';
import { loadPosts } from './load.ts';
import { continuePictures } from './picture-work.ts';
import { demoPosts, soldEarlierPosts } from './posts.ts';

let server: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-demo-'));
const storage = openStorage(undefined, folder);
const services = () => ({ db: server.database.db, storage, log: pino({ level: 'silent' }) });

beforeAll(async () => {
  server = await testApp();
  await ensureDemoAccounts(services());
  await loadPosts(services(), new Date());
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const rowsOf = async (table: 'users' | 'posts' | 'price_events' | 'post_words' | 'post_images'): Promise<number> => {
  const { rows } = await server.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
};
const tables = ['users', 'posts', 'price_events', 'post_words'] as const;
const counts = (): Promise<number[]> => Promise.all(tables.map(rowsOf));

async function signIn(email: string, password: string): Promise<number> {
  return (await server.call({ method: 'POST', url: '/api/login', payload: { email, password } })).statusCode;
}

test('every live post is listed, findable and priced; the others are not listed', async () => {
  const { rows } = await server.database.pool.query<{ listed: number; words: number; prices: number; late: number }>(
    `select count(*) filter (where listed)::int as listed,
       count(*) filter (where listed and exists (select from post_words where post = id))::int as words,
       count(*) filter (where listed and exists (select from price_events where post = id))::int as prices,
       count(*) filter (where listed and expires_at < now())::int as late
     from posts`,
  );
  const live = demoPosts().filter(({ history }) => ['approved', 'sold', 'rented'].includes(history.state)).length;
  expect(rows[0]).toEqual({ listed: live, words: live, prices: live, late: 0 });
  expect(await listingsAstray(server.database.db)).toEqual([]);
});

test.each(['sell', 'rent'] as const)('enough homes of one area went (%s) for a seller there to read in how many days', async (type) => {
  const sold = await readSold(server.database.db, { type, propertyType: 'apartment', district: 'dhaka', subDistrict: 'dhaka-mirpur' });
  expect(sold?.count).toBeGreaterThanOrEqual(limits.posts.soldPostsMin);
  expect(sold?.daysLow).toBeLessThan(sold?.daysHigh ?? 0);
});

test('the buyer finds saved posts, searches, messages and an answered shortlist, once however often the demo is loaded', async () => {
  await Promise.all([loadBuyer(services(), new Date()), loadBuyer(services(), new Date())]);
  const { rows } = await server.database.pool.query<Record<string, number>>(
    `select (select count(*) from saved_posts where user_id = u.id)::int as saved,
       (select count(*) from saved_searches where user_id = u.id)::int as searches,
       (select count(*) from notifications where user_id = u.id)::int as messages,
       (select count(*) from notifications where user_id = u.id and not is_read)::int as unread,
       (select count(*) from shortlists where owner_id = u.id)::int as shortlists,
       (select count(*) from shortlist_votes v join shortlist_visitors w on w.id = v.visitor join shortlists s on s.id = w.shortlist where s.owner_id = u.id)::int as votes
     from users u where email = 'buyer@uthan.test'`,
  );
  expect(rows[0]).toEqual({ saved: 6, searches: 2, messages: 5, unread: 2, shortlists: 1, votes: 4 });
});

test('newer posts have higher numbers', async () => {
  const rows = await server.database.db.selectFrom('posts').select('submitted_at').orderBy('post_id').execute();
  const times = rows.map(({ submitted_at }) => submitted_at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('loading twice, even at once, changes nothing', async () => {
  const before = await counts();
  await Promise.all([loadPosts(services(), new Date()), loadPosts(services(), new Date())]);
  expect(await counts()).toEqual(before);
});

test('a load that is cut off leaves nothing behind', async () => {
  const other = await testApp();
  const { db, pool } = other.database;
  await ensureDemoAccounts({ db });
  await pool.query('alter table price_events add constraint cut_off check (price < 0)');
  await expect(loadPosts({ db }, new Date())).rejects.toThrow();
  expect(await db.selectFrom('posts').select('id').execute()).toEqual([]);
  await pool.query('alter table price_events drop constraint cut_off');
  await loadPosts({ db }, new Date());
  expect(await db.selectFrom('posts').select('id').execute()).toHaveLength(demoPosts().length + soldEarlierPosts().length);
  await other.close();
});

test('drawing that is ended goes on where it was, and never puts a picture twice', { timeout: 60_000 }, async () => {
  for (let round = 1; round <= 3; round++) {
    const end = continuePictures(services());
    while ((await rowsOf('post_images')) < round * 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await end();
  }
  const rows = await server.database.db.selectFrom('post_images').select(['post', 'position', 'picture']).execute();
  expect(rows.length).toBeGreaterThanOrEqual(6);
  expect(rows.length).toBeLessThan(40);
  expect(new Set(rows.map(({ picture }) => picture)).size).toBe(rows.length);
  expect(rows.every(({ position }) => position === 0)).toBe(true);
  expect(await listingsAstray(server.database.db)).toEqual([]);
});

test('each demo account signs in with its printed password, and none does once the demo is off', async () => {
  for (const { email, password } of demoAccounts) expect(await signIn(email, password)).toBe(200);
  await closeDemoAccounts(services());
  for (const { email, password } of demoAccounts) expect(await signIn(email, password)).toBe(401);
  expect(await server.database.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  await ensureDemoAccounts(services());
  for (const { email, password } of demoAccounts) expect(await signIn(email, password)).toBe(200);
});
