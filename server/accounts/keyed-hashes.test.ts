import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { blockContacts } from './blocked.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { keyedHash } from '#server/platform/security/keyed-hash.ts';

let server: TestApp;
beforeAll(async () => (server = await testApp({ rateLimits: true })));
afterAll(() => server.close());

const plain = (text: string): Buffer => createHash('sha256').update(text).digest();
const address = '203.0.113.7';
const agent = 'Tried/1.0';

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const { rows: tables } = await server.database.pool.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  const texts: string[] = [];
  for (const { name } of tables)
    texts.push(...(await server.database.pool.query<{ row: string }>(`select t::text as row from ${name} t`)).rows.map(({ row }) => row));
  return texts.join('\n');
}

test('no table holds a hash by which an address, an email, a number or an account could be found by trying them all', async () => {
  const staff = await server.member('staff', 'admin');
  const token = await server.member('seller');
  const viewer = await server.member('viewer');
  await server.database.pool.query("update users set phone = '01700000001'");
  const number = await postCalls(server, staff).live(token);
  const { rows: posts } = await server.database.pool.query<{ id: string }>('select id from posts where post_id = $1', [number]);
  const [{ id } = { id: '' }] = posts;
  const { rows: users } = await server.database.pool.query<{ id: string; email: string }>("select id, email from users where email like 'viewer@%'");
  const [account = { id: '', email: '' }] = users;
  const from = { remoteAddress: address, headers: { 'user-agent': agent } };
  await server.call({ method: 'POST', url: '/api/login', payload: { email: account.email, password: 'wrong' }, ...from });
  await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'fresh@example.test' }, ...from });
  for (const who of [{}, { token: viewer }]) {
    expect((await server.call({ method: 'POST', url: `/api/posts/${number}/view`, ...who, ...from })).statusCode).toBeLessThan(300);
    const report = { method: 'POST', url: `/api/posts/${number}/report`, payload: { reason: 'fraud' } } as const;
    expect((await server.call({ ...report, ...who, ...from })).statusCode).toBeLessThan(300);
  }
  await blockContacts(server.database.db, account);
  for (const table of ['rate_limits', 'mailed_codes', 'post_viewers', 'reports', 'blocked_emails'])
    expect((await server.database.pool.query(`select from ${table}`)).rowCount, table).toBeGreaterThan(0);
  const device = plain(`${address}\n${agent}`).toString('base64url');
  const day = dateInDhaka(Date.now());
  const texts = [
    address,
    `address:${address}`,
    account.email,
    account.id,
    device,
    ...[device, account.id].flatMap((who) => [`${day}\n${id}\n${who}`, `${id}\n${who}`]),
  ];
  const held = await everything();
  for (const text of texts)
    for (const encoding of ['hex', 'base64url'] as const) expect(held.includes(plain(text).toString(encoding)), `${text} as ${encoding}`).toBe(false);
});

test('a migration keys what older programs wrote, so that a blocked email stays blocked', async () => {
  const { pool, db } = server.database;
  await pool.query('insert into blocked_emails (email_hash) values ($1)', [plain('blocked@example.test')]);
  await pool.query(await readFile(path.join(import.meta.dirname, '../migrations/0220-keyed-hashes.sql'), 'utf8'));
  const keyed = (await keyedHash(db, 'blocked-emails'))('blocked@example.test');
  expect((await pool.query('select from blocked_emails where email_hash = $1', [keyed])).rowCount).toBe(1);
  const answer = await server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email: 'blocked@example.test' } });
  expect(answer.json()).toMatchObject({ error: 'EMAIL_DISABLED' });
});

test('the same text has another hash in another database, and for another purpose', async () => {
  const other = await testApp();
  const [here, there, purpose] = await Promise.all([
    keyedHash(server.database.db, 'limits'),
    keyedHash(other.database.db, 'limits'),
    keyedHash(server.database.db, 'viewers'),
  ]);
  await other.close();
  expect(new Set([here, there, purpose, here].map((hash) => hash(address).toString('hex'))).size).toBe(3);
});
