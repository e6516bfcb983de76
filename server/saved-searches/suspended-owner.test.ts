// What people hear of a post that was approved while its owner was suspended: when it can be seen, and once.
import { sql } from 'kysely';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { restoreAccount, suspendAccount } from '#server/accounts/standing.ts';
import type { Db } from '#server/platform/database/database.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let mail: MailServer;
let server: TestApp;
let posts: PostCalls;
let token: string;
let email: string;
let people = 0;

beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' } });
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(async () => {
  await server.close();
  await mail.close();
});
// Someone new sells, and someone new has saved a search that finds it.
beforeEach(async () => {
  await server.database.pool.query('delete from saved_searches');
  token = await server.member(`seller${++people}`);
  email = `listener${people}@example.test`;
  const listener = await server.member(`listener${people}`);
  await server.call({ method: 'POST', url: '/api/savedSearches', payload: { query: { subDistrict: 'dhaka-mirpur' } }, token: listener, lng: 'en' });
});

const lake = { postTitle: 'ঝিলপাড়ের শান্ত বাসা', subDistrict: 'dhaka-mirpur', price: '5000000' };

async function letters(): Promise<Email[]> {
  expect(await server.runJobs()).toEqual([]);
  return mail.received.filter((letter) => letter.to?.some(({ address }) => address === email));
}
const change = (work: (trx: Db) => Promise<unknown>) => server.database.db.transaction().execute(work);
const ownerId = async (postId: number) => (await posts.row(postId)).owner_id;
const suspend = (postId: number) => change(async (trx) => suspendAccount(server.services, trx, await ownerId(postId), { until: null, reason: 'x' }));
const restore = (postId: number) => change(async (trx) => restoreAccount(server.services, trx, await ownerId(postId)));

/** Sends a post, whose owner is then suspended, and approves it. */
async function approvedUnseen(): Promise<number> {
  const postId = await posts.submit(token, { fields: lake });
  await suspend(postId);
  await posts.decide(postId, 'approve');
  return postId;
}

test('it is announced when the suspension is lifted, and once', async () => {
  const postId = await approvedUnseen();
  expect(await letters()).toEqual([]);
  await restore(postId);
  expect((await letters()).map(({ subject }) => subject)).toEqual([expect.stringContaining('1 new post')]);
  await suspend(postId);
  await restore(postId);
  expect(await letters()).toHaveLength(1);
});

test('it is announced too where the suspension ends by itself', async () => {
  const postId = await approvedUnseen();
  await server.database.pool.query(`update users set suspended_until = now() - interval '1 minute' where id = $1`, [await ownerId(postId)]);
  await posts.doJob('accounts.lift');
  expect(await letters()).toHaveLength(1);
});

test('what was live before is no news when it comes back, and what became cheaper meanwhile is', async () => {
  const [same, cheaper] = [await posts.live(token, { fields: lake }), await posts.live(token, { fields: lake })];
  await posts.save(await server.member('saver'), cheaper);
  expect(await letters()).toHaveLength(2);
  await posts.edit(token, cheaper, { fields: { ...lake, price: '4000000' } });
  await suspend(same);
  await posts.decide(cheaper, 'approve');
  expect(await letters()).toHaveLength(2);
  await restore(same);
  const news = (await letters()).slice(2);
  expect(news).toHaveLength(1);
  expect(news[0]?.text).toContain(`/Property-Buy-Sell-Details/${cheaper}`);
  const { rows } = await sql<{ told: number }>`select count(*)::int as told from notifications where kind = 'saved_price_drop'`.execute(server.database.db);
  expect(rows).toEqual([{ told: 1 }]);
});

test('what was approved and taken down unseen is new when it is approved again', async () => {
  const postId = await approvedUnseen();
  await posts.decide(postId, 'cancel');
  await restore(postId);
  expect(await letters()).toEqual([]);
  await posts.edit(token, postId, { fields: { ...lake, price: '4000000' } });
  await posts.decide(postId, 'approve');
  expect((await letters()).map(({ subject }) => subject)).toEqual([expect.stringContaining('1 new post')]);
});
