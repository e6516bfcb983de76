import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Broadcast } from '#contracts/notices/broadcasts.ts';
import { limits } from '#contracts/limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls, type PostCalls } from '#server/testing/content/post-calls.ts';
import { tellNext } from './service.ts';

let server: TestApp;
let admin: string;
let clerk: string;
let seller: string;
let visitor: string;
let posts: PostCalls;
beforeAll(async () => {
  server = await testApp();
  admin = await server.member('admin', 'admin');
  clerk = await server.member('clerk', 'support');
  seller = await server.member('seller');
  visitor = await server.member('visitor');
  posts = postCalls(server, clerk);
  await posts.live(seller);
});
afterAll(() => server.close());

const news = {
  audience: 'everyone',
  title: { bn: 'ঈদের ছুটি', en: 'Eid holidays' },
  message: { bn: 'অফিস তিন দিন বন্ধ।', en: 'The office is closed for three days.' },
  link: '/CustomerCare',
};
const send = (fields: object = {}, token: string | undefined = admin, headers: Record<string, string> = {}) =>
  server.call({ method: 'POST', url: '/api/admin/broadcasts', payload: { ...news, ...fields }, headers, ...(token ? { token } : {}) });
const begun = async (fields: object = {}): Promise<Broadcast> => ((await send(fields)).json() as { broadcast: Broadcast }).broadcast;
const list = async (): Promise<Broadcast[]> => ((await server.call({ url: '/api/admin/broadcasts', token: admin })).json() as { items: Broadcast[] }).items;
const one = async (id: string): Promise<Broadcast | undefined> => (await list()).find(({ _id }) => _id === id);
const count = async (query: string): Promise<number> =>
  ((await server.call({ url: `/api/admin/broadcasts/audience?${query}`, token: admin })).json() as { count: number }).count;
const stop = (id: string) => server.call({ method: 'PUT', url: `/api/admin/broadcasts/${id}/stop`, token: admin });
const told = async (id: string): Promise<string[]> => {
  const rows = await server.database.db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'user_id')
    .select('email')
    .where('cause', '=', `broadcast:${id}`)
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email.replace('@example.test', ''));
};
const finish = async (): Promise<void> => expect(await server.runJobs()).toEqual([]);

describe('only admins', () => {
  test('send, count, list and stop', async () => {
    for (const token of [clerk, seller]) {
      expect((await send({}, token)).statusCode).toBe(403);
      for (const url of ['/api/admin/broadcasts', '/api/admin/broadcasts/audience?audience=everyone'])
        expect((await server.call({ url, token })).statusCode).toBe(403);
    }
    expect((await server.call({ method: 'POST', url: '/api/admin/broadcasts', payload: news })).statusCode).toBe(401);
    expect(await list()).toEqual([]);
  });

  test('who have just proved who they are send', async () => {
    await sql`update sessions set proved_at = now() - interval '1 hour'`.execute(server.database.db);
    expect((await send()).json()).toMatchObject({ error: 'STEP_UP_REQUIRED' });
    await sql`update sessions set proved_at = now()`.execute(server.database.db);
  });
});

test.each([
  ['audience', { audience: 'nobody' }],
  ['division', { audience: 'everyone', division: 'dhaka' }],
  ['division', { audience: 'sellers', division: 'atlantis' }],
  ['title.en', { title: { bn: 'খবর', en: ' ' } }],
  ['title', { title: undefined }],
  ['message.bn', { message: { bn: 'ক'.repeat(limits.broadcasts.messageMax + 1), en: 'A' } }],
  ['link', { link: 'https://elsewhere.example' }],
  ['link', { link: '//elsewhere.example' }],
  ['link', { link: 'javascript:alert(1)' }],
])('a wrong %s is refused there', async (field, wrong) => {
  const answer = await send(wrong);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
  expect(await list()).toEqual([]);
});

describe('a group', () => {
  test('is everybody who may be told something', async () => {
    expect(await count('audience=everyone')).toBe(4);
    const gone = await server.member('gone');
    await sql`update users set status = 'suspended' where email = 'gone@example.test'`.execute(server.database.db);
    expect(gone).toBeTruthy();
    expect(await count('audience=everyone')).toBe(4);
  });

  test('is narrowed by posts, their place, firms and roles', async () => {
    const [sellers, owners, here, elsewhere, firms, staff] = await Promise.all(
      ['sellers', 'owners', 'sellers&division=dhaka', 'sellers&division=khulna', 'firmOwners', 'staff'].map((which) => count(`audience=${which}`)),
    );
    expect({ sellers, owners, here, elsewhere, firms, staff }).toEqual({ sellers: 1, owners: 1, here: 1, elsewhere: 0, firms: 0, staff: 2 });
    const waiting = await server.member('waiting');
    await posts.submit(waiting);
    expect([await count('audience=sellers'), await count('audience=owners')]).toEqual([1, 2]);
  });
});

describe('what is sent', () => {
  test('reaches everybody of the group once, in the language of whoever reads, and is logged', async () => {
    const sent = await begun({ audience: 'sellers', division: 'dhaka' });
    expect(sent).toMatchObject({ state: 'sending', recipients: 1, told: 0, by: 'Test Person', division: 'dhaka' });
    await finish();
    expect(await told(sent._id)).toEqual(['seller']);
    expect(await one(sent._id)).toMatchObject({ state: 'sent', told: 1, endedAt: expect.any(String) });
    const inbox = async (lng: 'bn' | 'en') =>
      (await server.call({ url: '/api/notifications/getUnreadNotifications', token: seller, lng })).json() as { data: object[] };
    expect((await inbox('bn')).data[0]).toMatchObject({ kind: 'announcement', title: 'ঈদের ছুটি', message: 'অফিস তিন দিন বন্ধ।', link: '/CustomerCare' });
    expect((await inbox('en')).data[0]).toMatchObject({ title: 'Eid holidays' });
    const { rows } = await server.database.pool.query<{ after: object }>(`select after from audit_log where action = 'broadcast.send' and subject_id = $1`, [
      sent._id,
    ]);
    expect(rows[0]?.after).toMatchObject({ audience: 'sellers', division: 'dhaka', recipients: 1, title: news.title });
  });

  test('twice under one key is told once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [await send({ audience: 'staff' }, admin, headers), await send({ audience: 'staff' }, admin, headers)];
    expect((second.json() as { broadcast: Broadcast }).broadcast._id).toBe((first.json() as { broadcast: Broadcast }).broadcast._id);
    await finish();
  });

  test('reaches nobody’s inbox who switched news off, and nobody who is suspended meanwhile', async () => {
    const payload = { preferences: { news: { inbox: false } } };
    await server.call({ method: 'PUT', url: '/api/notifications/preferences', token: visitor, payload });
    const sent = await begun();
    await sql`update users set status = 'Disabled' where email = 'waiting@example.test'`.execute(server.database.db);
    await finish();
    expect(await told(sent._id)).toEqual(['admin', 'clerk', 'seller', 'visitor']);
    const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token: visitor })).json() as { data: { kind: string }[] };
    expect(data.filter(({ kind }) => kind === 'announcement')).toEqual([]);
  });
});

describe('many people', () => {
  const many = limits.broadcasts.batch + 20;
  beforeAll(async () => {
    await sql`insert into users (id, email, name) select gen_random_uuid(), 'many' || n || '@example.test', 'Many' from generate_series(1, ${many}::int) n`.execute(
      server.database.db,
    );
  });

  test('are told in batches, from where the last one ended, though the server died in between', async () => {
    const { _id: id } = await begun();
    expect(await tellNext(server.services, id)).toBe(true);
    expect(await one(id)).toMatchObject({ state: 'sending', told: limits.broadcasts.batch });
    // The next batch is written, and the server ends before it remembers how far it came.
    await sql`alter table broadcasts add constraint dies check (told <= ${sql.lit(limits.broadcasts.batch)}) not valid`.execute(server.database.db);
    await expect(tellNext(server.services, id)).rejects.toThrow('dies');
    expect(await told(id)).toHaveLength(limits.broadcasts.batch);
    await sql`alter table broadcasts drop constraint dies`.execute(server.database.db);
    await finish();
    const people = await told(id);
    expect(people).toHaveLength(many + 4);
    expect(new Set(people).size).toBe(people.length);
    expect(await one(id)).toMatchObject({ state: 'sent', told: many + 4 });
  });

  test('are told by two servers at once, each once', async () => {
    const { _id: id } = await begun();
    await Promise.all([tellNext(server.services, id), tellNext(server.services, id)]);
    expect(await told(id)).toHaveLength(many + 4);
    await finish();
    expect(await told(id)).toHaveLength(many + 4);
  });

  test('are not told any more once an admin stops it', async () => {
    const { _id: id } = await begun();
    await tellNext(server.services, id);
    expect((await stop(id)).json()).toMatchObject({ broadcast: { state: 'stopped', told: limits.broadcasts.batch } });
    await finish();
    expect(await told(id)).toHaveLength(limits.broadcasts.batch);
    expect((await stop(id)).statusCode).toBe(409);
    expect((await stop(crypto.randomUUID())).statusCode).toBe(404);
  });
});
