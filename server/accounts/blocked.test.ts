import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { codeIn, mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { keyedHash } from '#server/platform/security/keyed-hash.ts';
import { blockMissed } from './blocked.ts';
import { purgeLeft } from './leaving.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
let staff: string;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url } });
  staff = await server.member('staff', 'admin');
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const idOf = async (token: string): Promise<string> => ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;
const stand = (id: string, what: 'disable' | 'restore') =>
  server.call({ method: 'PUT', url: `/api/admin/users/${id}/${what}`, token: staff, payload: { reason: 'Fraud' } });
const sendCode = (email: string) => server.call({ method: 'POST', url: '/api/register/sendCode', payload: { email } });
const setPhone = (token: string, phone: string) => server.call({ method: 'PUT', url: '/api/profile', token, payload: { phone } });

/** A person with this number in the profile and this one in a post, disabled at once. */
async function disabled(name: string, phone: string, contact?: string): Promise<string> {
  const token = await server.member(name);
  expect((await setPhone(token, phone)).statusCode).toBe(200);
  if (contact) await postCalls(server, staff).submit(token, { fields: { primaryContact: contact } });
  const id = await idOf(token);
  expect((await stand(id, 'disable')).statusCode).toBe(200);
  return id;
}

const refused = { error: 'VALIDATION', fields: { phone: 'Please enter a valid phone number' } };

describe('a disabled account', () => {
  test('leaves its email refused at once, with every tag and without', async () => {
    await disabled('fraud', '01000000801');
    await disabled('tagged+one', '01000000802');
    for (const name of ['fraud', 'fraud+again', 'FRAUD+x+y', 'tagged', 'tagged+two']) {
      expect((await sendCode(`${name}@example.test`)).json()).toMatchObject({ error: 'EMAIL_DISABLED' });
    }
    for (const email of ['fraudster@example.test', '+fraud@example.test', 'fraud@other.test']) expect((await sendCode(email)).statusCode).toBe(200);
    await server.member('innocent');
    await disabled('innocent+tag', '01000000803');
    expect((await sendCode('innocent@example.test')).json()).toMatchObject({ error: 'EMAIL_TAKEN' });
  });

  test('leaves every spelling of its mailbox refused, but no other name of a host where dots count', async () => {
    await server.member('m.dotted');
    await server.database.pool.query(`update users set email = 'dot.ted+one@gmail.com' where email = 'm.dotted@example.test'`);
    const { rows } = await server.database.pool.query<{ id: string }>(`select id from users where email = 'dot.ted+one@gmail.com'`);
    expect((await stand(rows[0]?.id ?? '', 'disable')).statusCode).toBe(200);
    for (const email of ['dotted@gmail.com', 'd.o.t.ted@googlemail.com', 'Dot.Ted+two@gmail.com'])
      expect((await sendCode(email)).json()).toMatchObject({ error: 'EMAIL_DISABLED' });
    await disabled('with.dot', '01000000805');
    expect((await sendCode('withdot@example.test')).statusCode).toBe(200);
  });

  test('that left its email before, with the dots, has both spellings refused', async () => {
    const { pool, db } = server.database;
    await server.member('older');
    await pool.query(`update users set email = 'old.er+x@gmail.com', status = 'Disabled' where email = 'older@example.test'`);
    const hash = await keyedHash(db, 'blocked-emails');
    await pool.query(`insert into blocked_emails (email_hash, user_id) select $1, id from users where email = 'old.er+x@gmail.com'`, [
      hash('old.er@gmail.com'),
    ]);
    await pool.query('insert into blocked_emails (email_hash) values ($1)', [hash('purged.one@gmail.com')]);
    await pool.query(await readFile(path.join(import.meta.dirname, '../migrations/0240-blocked-mailboxes.sql'), 'utf8'));
    for (const email of ['old.er@gmail.com', 'older@gmail.com', 'purged.one+y@gmail.com'])
      expect((await sendCode(email)).json()).toMatchObject({ error: 'EMAIL_DISABLED' });
  });

  test('leaves the numbers of its profile and its posts refused in profiles', async () => {
    await disabled('caller', '01000000811', '01000000812');
    const token = await server.member('somebody');
    for (const phone of ['01000000811', '+880 1000-000812']) expect((await setPhone(token, phone)).json()).toMatchObject(refused);
    expect((await setPhone(token, '01000000813')).statusCode).toBe(200);
  });

  test('does not touch who has the number already', async () => {
    const token = await server.member('sharing');
    await setPhone(token, '01000000821');
    await disabled('shared', '01000000821');
    expect((await setPhone(token, '01000000821')).statusCode).toBe(200);
    expect((await server.call({ method: 'PUT', url: '/api/profile', token, payload: { occupation: 'Teacher' } })).statusCode).toBe(200);
  });

  test('leaves its number refused when somebody registers with it', async () => {
    await disabled('returning', '01000000831');
    const email = 'next-one@example.test';
    await sendCode(email);
    const code = codeIn(await newestLetter(server, mail, email));
    const verified = await server.call({ method: 'POST', url: '/api/register/verifyCode', payload: { email, code } });
    const { registrationToken } = verified.json() as { registrationToken: string };
    const person = { name: 'Next One', gender: 'male', birthDate: '1990-03-26', password: 'secret-1', confirmPassword: 'secret-1', registrationToken };
    const register = (phone: string) => server.call({ method: 'POST', url: '/api/register', payload: { ...person, phone } });
    expect((await register('০১০০০০০০৮৩১')).json()).toMatchObject(refused);
    expect((await register('01000000832')).statusCode).toBe(201);
  });

  test('marks posts of others that carry its number, for staff', async () => {
    const { submit, staffPost } = postCalls(server, staff);
    await disabled('marked', '01000000841', '01000000842');
    const token = await server.member('poster');
    const flags = async (fields: Record<string, string>) => (await staffPost(await submit(token, { fields }))).flags;
    expect(await flags({ primaryContact: '01000000842' })).toContain('blockedPhone');
    expect(await flags({ primaryContact: '01000000843', secondaryContact: '01000000841' })).toContain('blockedPhone');
    expect(await flags({ primaryContact: '01000000843' })).not.toContain('blockedPhone');
  });

  test('that is opened again gives everything back, but not what another one blocks', async () => {
    const id = await disabled('pardoned', '01000000851', '01000000852');
    await disabled('pardoned+other', '01000000853', '01000000852');
    const token = await server.member('neighbour');
    expect((await setPhone(token, '01000000851')).json()).toMatchObject(refused);
    expect((await stand(id, 'restore')).statusCode).toBe(200);
    expect((await setPhone(token, '01000000851')).statusCode).toBe(200);
    expect((await setPhone(token, '01000000852')).json()).toMatchObject(refused);
    expect((await sendCode('pardoned+third@example.test')).json()).toMatchObject({ error: 'EMAIL_DISABLED' });
  });

  test('that is purged leaves what is refused, and nothing that says whose it was', async () => {
    const id = await disabled('vanished', '01000000861', '01000000862');
    await server.database.pool.query('update users set leaves_at = now() where id = $1', [id]);
    await purgeLeft(server.services, []);
    const token = await server.member('heir');
    for (const phone of ['01000000861', '01000000862']) expect((await setPhone(token, phone)).json()).toMatchObject(refused);
    expect((await sendCode('vanished+x@example.test')).json()).toMatchObject({ error: 'EMAIL_DISABLED' });
    for (const table of ['blocked_emails', 'blocked_phones']) {
      expect((await server.database.pool.query(`select 1 from ${table} where user_id = $1`, [id])).rowCount).toBe(0);
    }
  });

  test('leaves no number that somebody could find by trying them all', async () => {
    await disabled('secretive', '01000000871');
    const unkeyed = createHash('sha256').update('01000000871').digest();
    const { rows } = await server.database.pool.query<{ row: string }>('select b::text as row from blocked_phones b');
    const everything = rows.map(({ row }) => row).join('\n');
    expect(everything).not.toContain('01000000871');
    expect(everything).not.toContain(unkeyed.toString('hex'));
  });

  test('that was disabled before numbers were blocked is made up for', async () => {
    const token = await server.member('long-ago');
    await setPhone(token, '01000000881');
    await server.database.pool.query(`update users set status = 'Disabled' where email = 'long-ago@example.test'`);
    await blockMissed({ db: server.database.db });
    expect((await setPhone(await server.member('later'), '01000000881')).json()).toMatchObject(refused);
  });
});
