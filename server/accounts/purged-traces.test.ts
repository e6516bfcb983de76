// Anyone who goes leaves no name, number, email or word: marks are planted wherever a person can write or be written about.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { articleFields } from '#server/testing/content/article.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { firmFields, sharedBuilding } from '#server/testing/content/shared-building.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const mark = 'zqmark';
const phone = '01799887766';
let server: TestApp;
let admin: string;
let other: string;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  [admin, other] = [await server.member('boss', 'admin'), await server.member('neighbour')];
  posts = postCalls(server, admin);
});
afterAll(() => server.close());

async function send<T = object>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, token: string | undefined, payload?: object): Promise<T> {
  const answer = await server.call({ method, url, ...(token ? { token } : {}), ...(payload ? { payload } : {}) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.body}`);
  return answer.json() as T;
}

/** Every row of every table in which a mark stands, as `schema.table: row`; but for the vocabulary of the search, whose single words are no one's. */
async function traces(): Promise<string[]> {
  const { pool } = server.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and table_name <> 'search_words'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select row_of::text as row from ${name} row_of where row_of::text ~* '${mark}|${phone}'`);
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  return found;
}

async function plantPosts(token: string): Promise<number> {
  const fields = { postTitle: `A flat of ${mark}`, description: `${mark} lives here`, streetAddress: `${mark} road`, primaryContact: phone };
  const live = await posts.live(token, { fields });
  const refused = await posts.submit(token, { fields: { ...fields, postTitle: `Another flat ${mark}`, price: '26800000' } });
  await posts.decide(refused, 'reject', { reason: 'photo', note: `${mark}, call ${phone}` });
  await posts.edit(token, refused, { fields: { ...fields, postTitle: `Corrected ${mark}`, price: '26900000' } });
  await posts.decide(refused, 'approve');
  await posts.decide(refused, 'cancel', { reason: 'photo', note: `${mark} again` });
  const drafted = await posts.live(token, { type: 'rent', fields: { ...fields, postTitle: `Rooms of ${mark}` } });
  await posts.edit(token, drafted, { type: 'rent', fields: { ...fields, postTitle: `Nicer rooms of ${mark}`, rentFee: '26000' } });
  await send('POST', `/api/posts/${live}/report`, other, { reason: 'other', note: `${mark} cheats` });
  await posts.save(other, live);
  return live;
}

async function plantElsewhere(token: string, id: string): Promise<void> {
  const theirs = await posts.live(other, { fields: { postTitle: 'A flat of the neighbour' } });
  await send('POST', `/api/posts/${theirs}/report`, token, { reason: 'other', note: `says ${mark}` });
  const { items } = await send<{ items: { _id: string }[] }>('GET', '/api/admin/reports', admin);
  for (const { _id } of items) await send('PUT', `/api/admin/reports/${_id}`, admin, { decision: 'dismissed', note: `as ${mark} said` }).catch(() => undefined);
  const interest = { name: mark, phone, occupation: `of ${mark}`, note: `${mark} wishes` };
  await send('POST', '/api/groups/interest', token, { ...interest, division: 'dhaka', location: `${mark} para` });
  const wanted = await send<{ items: { _id: string }[] }>('GET', '/api/admin/interests', admin);
  await send('PUT', `/api/admin/interests/${wanted.items[0]?._id}`, admin, { state: 'called', note: `${mark} was called` });
  await send('POST', '/api/savedSearches', token, { name: `For ${mark}`, query: { purpose: 'rent', q: mark } });
  await send('POST', '/api/shortlists', token, { name: `Of ${mark}`, postIds: [theirs] });
  await send('POST', '/api/profile/apiKeys', token, { name: `Key of ${mark}`, scopes: ['posts:read'] });
  await send('POST', '/api/profile/webhooks', token, { url: `https://${mark}.example/hook`, events: ['post.live'] });
  await send('POST', `/api/posts/${theirs}/contact`, token);
  await posts.save(token, theirs);
  const { article } = await send<{ article: { _id: number } }>('POST', '/api/admin/blog', admin, articleFields);
  const { comment } = await send<{ comment: { _id: string } }>('POST', `/api/blog/${article._id}/comments`, token, { text: `${mark} comments` });
  await send('POST', `/api/blog/${article._id}/comments`, other, { text: 'An answer', parent: comment._id });
  await send('POST', `/api/admin/users/${id}/notes`, admin, { text: `${mark} asked twice` });
}

async function plantReview(token: string): Promise<void> {
  const there = sharedBuilding(server, admin);
  const firm = await there.firm();
  const review = await there.review(firm, token, 4.5, `${mark} was content`);
  await send('PUT', `/api/admin/reviews/${review}/reject`, admin, { reason: 'offensive', note: `${mark} is rude`, revision: 1 });
  const second = await there.review(await there.firm(), token, 4, 'A kitchen as it should be');
  await there.approve(second);
}

/** What was never published: the draft of a firm that the person answers for, and answers of visitors on the person's shortlist. */
async function plantUnpublished(token: string, id: string): Promise<void> {
  const firm = await sharedBuilding(server, admin).firm();
  await server.database.pool.query('update interior_firms set owner_id = $1 where post_id = $2', [id, firm]);
  const about = { bn: `${mark} নকশা করেন`, en: `${mark} designs` };
  await send('PUT', '/api/profile/firm', token, { about, services: firmFields.services, phone });
  await server.database.pool.query(`insert into phone_proofs (user_id, phone, way) values ($1, $2, 'sms')`, [id, phone]);
  const { rows } = await server.database.pool.query<{ id: string }>('select id from shortlists where owner_id = $1', [id]);
  const list = rows[0]?.id;
  await server.database.pool.query(
    `insert into shortlist_visitors (id, shortlist, name, key_hash) values (gen_random_uuid(), $1, $2, sha256(convert_to($2, 'UTF8')))`,
    [list, `Aunt of ${mark}`],
  );
}

test('the notices of a person’s posts are found by an index', async () => {
  const { pool } = server.database;
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain delete from notifications where data #>> '{post,PostID}' in (select post_id::text from posts where owner_id = gen_random_uuid())`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('notifications_post');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('a purge leaves no mark of the person anywhere in the database', async () => {
  const token = await server.member(mark);
  const { userData } = await send<{ userData: { id: string } }>('GET', '/api/profile', token);
  await send('PUT', '/api/profile', token, { name: `Rahim ${mark}`, phone, bio: `${mark} bio`, occupation: `${mark} work`, addressMore: `${mark} lane` });
  await plantPosts(token);
  await plantElsewhere(token, userData.id);
  await plantReview(token);
  await plantUnpublished(token, userData.id);
  await send('PUT', `/api/admin/users/${userData.id}/suspend`, admin, { reason: `${mark} lied, ${phone}` });
  await send('PUT', `/api/admin/users/${userData.id}/restore`, admin);
  await server.runJobs();
  expect((await traces()).length).toBeGreaterThan(20);

  await send('DELETE', '/api/profile', token, { password: 'secret-of-tests' });
  await server.database.pool.query(`update users set leaves_at = now() - interval '1 minute' where id = $1`, [userData.id]);
  await posts.doJob('accounts.purge');
  expect(await traces()).toEqual([]);
  const { rows } = await server.database.pool.query(`select count(*)::int as reviews from reviews where user_id is null and state = 'approved'`);
  expect(rows).toEqual([{ reviews: 1 }]);
});
