// Held data outlives every purge, and goes when the hold is over.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { holdByOperator, releaseByOperator } from './operator/hold-service.ts';

let server: TestApp;
let posts: PostCalls;
const email = 'held@example.test';
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const query = async <T extends object>(text: string): Promise<T[]> => (await server.database.pool.query<T>(text)).rows;
const me = `(select id from users where email = '${email}')`;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const hold = (terms: string) => holdByOperator(server.services, email, terms);

async function purgeAll(): Promise<void> {
  for (const job of ['accounts.purge', 'posts.purge', 'posts.forgetDrafts', 'posts.sweepDraftPhotos', 'media.sweep']) await posts.doJob(job);
}

/** What is there of the account: itself, deleted posts, their photos, traces and drafts. */
async function kept(id: string): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(`select
    (select count(*)::int from users where id = '${id}' and purged_at is null) as accounts,
    (select count(*)::int from posts where owner_id = '${id}' and title <> '') as posts,
    (select count(*)::int from post_images join posts on posts.id = post where owner_id = '${id}') as photos,
    (select count(*)::int from post_traces where owner_id = '${id}') as traces,
    (select count(*)::int from post_drafts where owner_id = '${id}') as drafts,
    (select count(*)::int from draft_photos where owner_id = '${id}') as "draftPhotos"`);
  return row ?? {};
}

test('no job deletes what is held, also after its owner deleted the account; after the hold all of it goes', async () => {
  const owner = await server.member('held');
  const [user] = await query<{ id: string }>(`select id from users where email = '${email}'`);
  const id = user?.id ?? '';
  const post = await posts.live(owner);
  await hold(`${inDays(90)} order 12/2026`);
  await posts.remove(owner, post);
  await query(`insert into post_drafts (owner_id, id, type, form, reached, photos, session_id, saved_at, pictures)
    values (${me}, gen_random_uuid(), 'sell', '{}', 'details', 1, gen_random_uuid(), now() - interval '1 year',
    '[{"id": "018f3c1e-7b5a-7cc3-98c4-dc0c0c07398f"}]')`);
  await query(`insert into draft_photos (file, owner_id, id, ready, stored_at)
    values (gen_random_uuid(), ${me}, '018f3c1e-7b5a-7cc3-98c4-dc0c0c07398f', true, now() - interval '1 year')`);
  const left = await server.call({ method: 'DELETE', url: '/api/profile', token: owner, payload: { password: 'secret-of-tests', confirmation: 'DELETE' } });
  expect(left.statusCode).toBe(200);
  expect((await server.call({ url: '/api/profile', token: owner })).statusCode).toBe(401);
  await query(`update users set leaves_at = now() - interval '1 day' where id = '${id}'`);
  await query(`update posts set deleted_at = now() - interval '1 year' where owner_id = '${id}'`);
  await query(`update post_traces set deleted_at = now() - interval '1 year' where owner_id = '${id}'`);
  await query("update pictures set created_at = now() - interval '1 year'");
  const whole = await kept(id);
  expect(Object.values(whole).filter((count) => count === 0)).toEqual([]);
  await purgeAll();
  expect(await kept(id)).toEqual(whole);

  await query(`update legal_holds set until = now() - interval '1 second' where user_id = '${id}'`);
  await purgeAll();
  expect(await kept(id)).toEqual({ accounts: 0, posts: 0, photos: 0, traces: 0, drafts: 0, draftPhotos: 0 });
  expect(await query(`select from legal_holds where user_id = '${id}'`)).toEqual([]);
});

test('a hold has a day to come and a reason, is renewed and ended, and each is in the audit log', async () => {
  await server.member('held');
  for (const terms of ['', inDays(30), 'soon because', `${inDays(-1)} late`, `${inDays(900)} long`, '2027-02-31x order'])
    await expect(hold(terms)).rejects.toThrow();
  await expect(holdByOperator(server.services, 'nobody@example.test', `${inDays(30)} order`)).rejects.toThrow('There is no account');
  await expect(releaseByOperator(server.services, email)).rejects.toThrow('not held');
  const first = await hold(`${inDays(30)} order 1`);
  const second = await hold(`${inDays(60)} order 2`);
  expect(second.getTime()).toBeGreaterThan(first.getTime());
  await releaseByOperator(server.services, email);
  expect(await query(`select from legal_holds where user_id = ${me}`)).toEqual([]);
  const logged = await query<{ action: string }>(`select action from audit_log where subject_id = ${me}::text order by at, id`);
  expect(logged.map(({ action }) => action)).toEqual(['user.hold', 'user.hold', 'user.release']);
  const read = async (token: string): Promise<string> => (await server.call({ url: '/api/admin/audit', token })).body;
  expect(await read(await server.member('boss', 'admin'))).toContain('order 2');
  const seen = await read(await server.member('helper', 'support'));
  expect(seen).toContain('"items"');
  expect(seen).not.toMatch(/user\.hold|user\.release|order \d/);
});
