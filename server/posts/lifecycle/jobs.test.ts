import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restoreAccount, suspendAccount } from '#server/accounts/standing.ts';
import { fileName } from '#server/media/shape.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { photograph } from '#server/testing/content/posts.ts';

let server: TestApp;
let posts: PostCalls;
let owner: string;
beforeAll(async () => {
  server = await testApp();
  owner = await server.member('owner');
  posts = postCalls(server, await server.member('clerk', 'support'));
});
afterAll(() => server.close());

const end = () => posts.doJob('posts.endDue');
const purge = () => posts.doJob('posts.purge');
const standing = async (postId: number) => {
  const { state, listed } = await posts.row(postId);
  return [state, listed];
};
const words = async (postId: number): Promise<number> =>
  (await server.database.db.selectFrom('post_words').select('post').where('post_id', '=', postId).execute()).length;

test('both jobs are among those that a server does by itself', () => {
  const kept = server.app.jobHandlers.map(({ kind }) => [kind.name, kind.every]);
  expect(kept).toContainEqual(['posts.endDue', '*/5 * * * *']);
  expect(kept).toContainEqual(['posts.purge', '41 * * * *']);
});

test('a post leaves the lists after sixty days, not before, hidden or not', async () => {
  const [old, hidden, young] = [await posts.live(owner), await posts.live(owner), await posts.live(owner)];
  await posts.setState(owner, hidden, 'hidden');
  await Promise.all([posts.age(old, 60), posts.age(hidden, 60), posts.age(young, 59)]);
  await end();
  expect(await Promise.all([old, hidden, young].map(standing))).toEqual([
    ['expired', false],
    ['expired', false],
    ['approved', true],
  ]);
  expect([await words(old), await words(young)]).toEqual([0, 1]);
});

test('what is due after an outage ends in several short transactions, all of it in one run', async () => {
  const { pool } = server.database;
  await server.member('many-posts');
  await pool.query(`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, expires_at)
    select gen_random_uuid(), id, 'approved', true, 'owner', '01000000741', 'total', 'dhaka', 'dhaka', 'dhaka-gulshan', 'Due ' || n, '', 'sell', 'apartment', 100, now()
    from users, generate_series(1, 450) n where email = 'many-posts@example.test'`);
  await end();
  const { rows } = await pool.query("select state, listed, count(*)::int from posts where title like 'Due %' group by xmin::text, 1, 2 order by 3");
  expect(rows).toEqual([50, 200, 200].map((count) => ({ state: 'expired', listed: false, count })));
  const { rows: told } = await pool.query("select count(*)::int from notifications where kind = 'post_expired' and data->'post'->>'title' like 'Due %'");
  expect(told).toEqual([{ count: 450 }]);
});

test('an owner whose posts would be in two transactions has them in one, and one letter', async () => {
  const { pool } = server.database;
  for (let n = 0; n < 5; n++) await server.member(`seller-${n}`);
  await pool.query(`
    insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, expires_at)
    select gen_random_uuid(), id, 'approved', true, 'owner', '01000000742', 'total', 'dhaka', 'dhaka', 'dhaka-gulshan', 'Shared ' || n, '', 'sell', 'apartment', 100, now()
    from users, generate_series(1, 70) n where email like 'seller-%@example.test'`);
  await end();
  const { rows } = await pool.query<{ posts: number; transactions: number }>(
    "select count(*)::int as posts, count(distinct xmin::text)::int as transactions from posts where title like 'Shared %' and state = 'expired' group by owner_id",
  );
  expect(rows).toEqual(Array.from({ length: 5 }, () => ({ posts: 70, transactions: 1 })));
  const { rows: letters } = await pool.query<{ count: number }>(
    "select count(*)::int from mails where kind = 'posts.ended' and recipient like 'seller-%@example.test' group by recipient",
  );
  expect(letters.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1]);
});

test('the posts of a suspended account leave the lists, and come back, in several short transactions', async () => {
  const { pool, db } = server.database;
  await server.member('large-seller');
  const { rows: users } = await pool.query<{ id: string }>("select id from users where email = 'large-seller@example.test'");
  const id = users[0]?.id ?? '';
  await pool.query(
    `insert into posts (id, owner_id, state, listed, posted_by, primary_contact, price_unit, division, district, sub_district, title, description, type, property_type, price, expires_at)
     select gen_random_uuid(), $1, 'approved', true, 'owner', '01000000743', 'total', 'dhaka', 'dhaka', 'dhaka-gulshan', 'Many ' || n, '', 'sell', 'apartment', 100, now() + interval '9 days'
     from generate_series(1, 450) n`,
    [id],
  );
  const settled = async () =>
    (await pool.query('select listed, count(*)::int from posts where owner_id = $1 group by xmin::text, 1 order by 2', [id])).rows as object[];
  await db.transaction().execute((trx) => suspendAccount(server.services, trx, id, { until: null, reason: 'x' }));
  await server.runJobs();
  expect(await settled()).toEqual([50, 200, 200].map((count) => ({ listed: false, count })));
  await db.transaction().execute((trx) => restoreAccount(server.services, trx, id));
  await server.runJobs();
  expect(await settled()).toEqual([50, 200, 200].map((count) => ({ listed: true, count })));
});

test('what is sold stays for fourteen days, marked, then leaves the lists and stays sold', async () => {
  const [old, young] = [await posts.live(owner), await posts.live(owner)];
  for (const postId of [old, young]) await posts.setState(owner, postId, 'sold');
  await Promise.all([posts.age(old, 14), posts.age(young, 13)]);
  await end();
  expect(await Promise.all([old, young].map(standing))).toEqual([
    ['sold', false],
    ['sold', true],
  ]);
  expect((await server.call({ url: `/api/posts/${old}` })).statusCode).toBe(410);
});

test('a request for a paid place that nobody settles within three days makes the post a free one', async () => {
  const [waiting, contacted, young, paid] = await Promise.all([1, 2, 3, 4].map(() => posts.live(owner, { fields: { plan: 'paid' } })));
  await posts.decide(contacted ?? 0, 'plan', { state: 'contacted' });
  await posts.decide(paid ?? 0, 'plan', { state: 'paid' });
  await Promise.all([posts.age(waiting ?? 0, 3), posts.age(contacted ?? 0, 3), posts.age(young ?? 0, 2), posts.age(paid ?? 0, 29)]);
  await end();
  const stand = async (postId: number | undefined) => {
    const { plan, promotion } = await posts.row(postId ?? 0);
    return [plan, promotion];
  };
  expect(await Promise.all([waiting, contacted, young, paid].map(stand))).toEqual([
    ['free', 'none'],
    ['free', 'none'],
    ['paid', 'requested'],
    ['paid', 'paid'],
  ]);
  await posts.age(paid ?? 0, 1);
  await end();
  expect(await stand(paid)).toEqual(['free', 'none']);
});

test('a deleted post is kept for thirty days, then purged with everything about it and its files', async () => {
  const postId = await posts.live(owner, { images: [await photograph(222, 80)] });
  await posts.edit(owner, postId, { fields: { price: '100', keepImages: '[]' }, images: [await photograph(223, 80)] });
  await posts.remove(owner, postId);
  const { id } = await posts.row(postId);
  const pictures = await server.database.db.selectFrom('pictures').select(['hash', 'width']).where('width', 'in', [222, 223]).execute();
  const files = pictures.map(({ hash, width }) => path.join(server.folder, 'media', fileName(hash, width)));
  await posts.age(postId, 29);
  await purge();
  await server.database.db
    .updateTable('pictures')
    .set({ created_at: new Date(0) })
    .execute();
  await posts.doJob('media.sweep');
  expect(files.map((file) => existsSync(file))).toEqual([true, true]);
  await posts.age(postId, 1);
  await purge();
  await posts.doJob('media.sweep');
  expect(files.map((file) => existsSync(file))).toEqual([false, false]);
  for (const table of ['post_images', 'post_versions', 'price_events'] as const) {
    expect(await server.database.db.selectFrom(table).select('post').where('post', '=', id).execute()).toEqual([]);
  }
});

describe('a post that is deleted and posted again', () => {
  let home: Buffer[];
  let elsewhere: Buffer;
  beforeAll(async () => {
    [elsewhere, ...home] = (await Promise.all([photograph(303, 90), photograph(301, 90), photograph(302, 90)])) as [Buffer, Buffer, Buffer];
  });
  const again = async (token: string, fields: Record<string, string> = {}, images: Buffer[] = home): Promise<number> => {
    const postId = await posts.submit(token, { fields, images });
    await posts.decide(postId, 'approve');
    return postId;
  };
  const deleted = async (token: string, daysOld: number): Promise<Date> => {
    const postId = await again(token);
    await posts.age(postId, daysOld);
    const { posted_at } = await posts.row(postId);
    await posts.remove(token, postId);
    return posted_at;
  };

  test('keeps its date and its prices, however often, and is not lifted', async () => {
    const token = await server.member('again');
    const first = await deleted(token, 20);
    const second = await again(token, { size: '1900', price: '100' }, [home[1] as Buffer]);
    expect(await posts.row(second)).toMatchObject({ posted_at: first, first_seen: first });
    expect((await posts.staffPost(second)).firstSeen).toBe(first.toISOString());
    const { post } = (await server.call({ url: `/api/posts/${second}` })).json() as { post: { priceHistory: { price: number }[] } };
    expect(post.priceHistory.map(({ price }) => price)).toEqual([27_800_000, 100]);
    await posts.remove(token, second);
    expect(await posts.row(await again(token))).toMatchObject({ posted_at: first });
  });

  test.each<[string, { owner?: string; fields?: Record<string, string>; images?: () => Buffer[]; days?: number }]>([
    ['by somebody else', { owner: 'else' }],
    ['in another place', { fields: { subDistrict: 'dhaka-gulshan' } }],
    ['with another size', { fields: { size: '2000' } }],
    ['with other pictures only', { images: () => [elsewhere] }],
    ['after ninety days', { days: 90 }],
  ])('%s is a new post', async (name, { owner: other, fields, images, days }) => {
    const token = await server.member(`again-${name.replaceAll(' ', '')}`);
    const first = await deleted(token, 20);
    if (days)
      await server.database.db
        .updateTable('post_traces')
        .set({ deleted_at: new Date(Date.now() - days * 86_400_000) })
        .execute();
    const postId = await again(other ? await server.member(other) : token, fields, images?.());
    expect(await posts.row(postId)).toMatchObject({ first_seen: null });
    expect((await posts.row(postId)).posted_at.getTime()).toBeGreaterThan(first.getTime());
  });

  test('is forgotten after its days, and who looked at what after the day', async () => {
    const { db } = server.database;
    await deleted(await server.member('forgotten'), 1);
    const postId = await posts.live(owner);
    await server.call({ method: 'POST', url: `/api/posts/${postId}/view` });
    await purge();
    expect((await db.selectFrom('post_traces').select('id').execute()).length).toBeGreaterThan(0);
    expect((await db.selectFrom('post_viewers').select('post').execute()).length).toBeGreaterThan(0);
    await db
      .updateTable('post_traces')
      .set({ deleted_at: new Date(0) })
      .execute();
    await db.deleteFrom('post_viewers').execute();
    const { id } = await posts.row(postId);
    await db
      .insertInto('post_viewers')
      .values({ day: '2026-01-01', post: id, viewer: Buffer.from('x') })
      .execute();
    await purge();
    expect(await db.selectFrom('post_traces').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('post_viewers').select('post').execute()).toEqual([]);
  });
});
