import { afterAll, beforeAll, expect, test } from 'vitest';
import type { blog } from '#contracts/blog/blog.ts';
import type { Answer } from '#contracts/endpoint.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { demoArticles } from '#demo/articles/list.ts';
import { ensureDemoAccounts } from './accounts.ts';
import { loadArticles } from './blog.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  await ensureDemoAccounts(server.database);
});
afterAll(() => server.close());

const readBlog = async (): Promise<Answer<typeof blog.list>> => (await server.call({ url: '/api/blog' })).json() as Answer<typeof blog.list>;

test('the articles are there once however often the demo is loaded, the newest first and some in the spotlight', async () => {
  const now = new Date();
  await Promise.all([loadArticles(server.database, now), loadArticles(server.database, now)]);
  const { items, spotlight, pagination } = await readBlog();
  expect(pagination.total).toBe(demoArticles.length);
  expect(spotlight).toHaveLength(limits.blog.spotlightMax);
  const newest = demoArticles.toSorted((a, b) => a.daysAgo - b.daysAgo).slice(0, items.length);
  expect(items.map(({ slug }) => slug)).toEqual(newest.map(({ slug }) => slug));
  expect(items.every(({ publishedAt, updatedAt }) => publishedAt === updatedAt)).toBe(true);
});

test('what staff have written or deleted is left alone', async () => {
  const { pool } = server.database;
  await pool.query('delete from blog_posts where slug <> $1', [demoArticles[0]?.slug]);
  await loadArticles(server.database, new Date());
  expect((await readBlog()).pagination.total).toBe(1);
});
