// How soon, and how often, people hear of a post: with a server that does its jobs by itself, as the product does.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs, type Jobs } from '#server/platform/jobs/jobs.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
let jobs: Jobs;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
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

test('a thousand people whose searches find it are told at once, each one time by each channel', async () => {
  const { db } = server.database;
  await sql`with people as (
      insert into users (id, email, name) select gen_random_uuid(), 'crowd' || n || '@example.test', 'Crowd ' || n from generate_series(1, 1000) n returning id, email
    ), quiet as (
      insert into notification_preferences (user_id, notice_group, channel, is_on)
      select id, 'savedSearches', 'mail', false from people where email in ('crowd1@example.test', 'crowd2@example.test')
    )
    insert into saved_searches (id, user_id, query, purpose, division, frequency, lng)
    select gen_random_uuid(), id, jsonb_build_object('subDistrict', 'dhaka-uttara', 'purpose', 'sell', 'priceMax', 900000000 + row_number() over ()), 'sell', 'dhaka',
      case when email = 'crowd3@example.test' then 'daily' else 'instant' end, 'bn' from people`.execute(db);
  const before = await countNotices();
  const took = await approveAndWait(await posts.submit(owner, { fields: { subDistrict: 'dhaka-uttara' } }), before + 999);
  expect(took).toBeLessThan(10_000);
  const told = await sql<{ people: number; most: number; noted: number; waiting: number }>`select
      (select count(distinct user_id)::int from notifications join users on users.id = user_id where kind = 'saved_search_match' and email like 'crowd%') as people,
      (select max(count)::int from (select count(*) from notifications where kind = 'saved_search_match' group by user_id, data) each_person) as most,
      (select count(*)::int from search_alerts join saved_searches on saved_searches.id = search where query ->> 'subDistrict' = 'dhaka-uttara') as noted,
      (select count(*)::int from search_alerts join saved_searches on saved_searches.id = search where query ->> 'subDistrict' = 'dhaka-uttara' and told_at is null) as waiting`.execute(
    db,
  );
  expect(told.rows).toEqual([{ people: 999, most: 1, noted: 1000, waiting: 1 }]);
  const { rows } = await sql<{ letters: number; quiet: number }>`select count(*)::int as letters,
    count(*) filter (where recipient in ('crowd1@example.test', 'crowd2@example.test'))::int as quiet from mails where recipient like 'crowd%'`.execute(db);
  expect(rows).toEqual([{ letters: 997, quiet: 0 }]);
});
