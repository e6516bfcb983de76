// The register of listings says of every post what the post says, no matter who wrote it. Each step of one post's life: machine.test.ts.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disableAccount, restoreAccount, suspendAccount } from '#server/accounts/standing.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { listingsAstray } from '#server/testing/content/listings.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';

let server: TestApp;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const listing = (number: number) => server.database.db.selectFrom('listings').selectAll().where('number', '=', number).executeTakeFirst();

test('a post is visible in the register from its approval to its end', async () => {
  const owner = await server.member('owner');
  const id = await posts.submit(owner, { fields: { postTitle: 'Home by the lake' } });
  expect(await listing(id)).toMatchObject({ kind: 'sell', title: 'Home by the lake', state: 'pending', visible_since: null, visible_until: null });
  await posts.decide(id, 'approve');
  const { posted_at, expires_at } = await posts.row(id);
  expect(await listing(id)).toMatchObject({ state: 'approved', visible_since: posted_at, visible_until: expires_at });
  await posts.setState(owner, id, 'sold');
  const { sold_at } = await posts.row(id);
  expect(await listing(id)).toMatchObject({ state: 'sold', visible_since: posted_at, visible_until: new Date((sold_at?.getTime() ?? 0) + 14 * 86_400_000) });
  await posts.age(id, 15);
  await posts.doJob('posts.endDue');
  expect(await listing(id)).toMatchObject({ state: 'sold', visible_since: null });
});

test('it follows an account that is suspended, comes back, is disabled and purged', async () => {
  const token = await server.member('shut');
  const [live, waiting] = [await posts.live(token), await posts.submit(token)];
  const { owner_id } = await posts.row(live);
  const { db } = server.database;
  const stand = async (change: (trx: Parameters<typeof restoreAccount>[1]) => Promise<unknown>, seen: boolean): Promise<void> => {
    await db.transaction().execute(change);
    expect((await listing(live))?.visible_since !== null).toBe(seen);
    expect(await listingsAstray(db)).toEqual([]);
  };
  await stand((trx) => suspendAccount(server.services, trx, owner_id, { until: null, reason: 'x' }), false);
  await stand((trx) => restoreAccount(server.services, trx, owner_id), true);
  await stand((trx) => disableAccount(server.services, trx, owner_id, { reason: 'x' }), false);
  await sql`update users set leaves_at = now() - interval '40 days' where id = ${owner_id}`.execute(db);
  await posts.doJob('accounts.purge');
  for (const id of [live, waiting]) expect(await listing(id)).toMatchObject({ title: '', cover: null, state: 'deleted', visible_since: null });
  expect(await listingsAstray(db)).toEqual([]);
});

test('it forgets what is purged', async () => {
  const owner = await server.member('remover');
  const [gone, stays] = [await posts.live(owner), await posts.live(owner)];
  for (const id of [gone, stays]) await posts.remove(owner, id);
  await posts.age(gone, 31);
  await posts.doJob('posts.purge');
  expect([await listing(gone), (await listing(stays))?.state]).toEqual([undefined, 'deleted']);
  expect(await listingsAstray(server.database.db)).toEqual([]);
});
