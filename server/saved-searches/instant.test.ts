// How soon, and how often, people hear of a post: with a server that does its jobs by itself, as the product does.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { owning, type Owning } from '#server/testing/owning.ts';

let server: TestApp;
let posts: Owning;
let owner: string;
let jobs: Jobs;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeAll(async () => {
  server = await testApp();
  posts = owning(server, await server.member('clerk', 'support'));
  owner = await server.member('owner');
  // Only a notification of the commit is this fast: it polls too seldom to help.
  jobs = openJobs(server.database.url, { lookSeconds: 60 });
  await jobs.work(server.app.jobHandlers, silent);
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

const countNotices = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications where kind = 'saved_search_match'`.execute(server.database.db);
  return rows[0]?.count ?? 0;
};

/** How many milliseconds after the approval so many notices were there. */
async function approveAndWait(postId: number, notices: number): Promise<number> {
  await posts.decide(postId, 'approve');
  const began = performance.now();
  while ((await countNotices()) < notices) {
    if (performance.now() - began > 20_000) throw new Error(`${await countNotices()} of ${notices} notices came.`);
    await sleep(5);
  }
  return performance.now() - began;
}

test('a member hears of a post within two seconds of its approval', async () => {
  const token = await server.member('waiting');
  await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query: { subDistrict: 'dhaka-mirpur' } }, token });
  const took: number[] = [];
  for (let count = 1; count <= 3; count++) {
    took.push(await approveAndWait(await posts.submit(owner, { fields: { subDistrict: 'dhaka-mirpur' } }), count));
  }
  expect(Math.min(...took)).toBeLessThan(2000);
});

test('so does the one whose search fits among a thousand that do not', async () => {
  await sql`with people as (
      insert into users (id, email, name) select gen_random_uuid(), 'elsewhere' || n || '@example.test', 'Elsewhere ' || n from generate_series(1, 1000) n returning id
    )
    insert into saved_searches (id, user_id, query, purpose, division, frequency, lng)
    select gen_random_uuid(), id, '{"subDistrict": "dhaka-gulshan", "purpose": "sell", "lift": false}', 'sell', 'dhaka', 'instant', 'bn' from people`.execute(
    server.database.db,
  );
  const token = await server.member('patient');
  await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query: { subDistrict: 'dhaka-gulshan' } }, token });
  const before = await countNotices();
  const took = await approveAndWait(await posts.submit(owner, { fields: { subDistrict: 'dhaka-gulshan', lift: 'true' } }), before + 1);
  expect(took).toBeLessThan(2000);
  expect(await countNotices()).toBe(before + 1);
});
