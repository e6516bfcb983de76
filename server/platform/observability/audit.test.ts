import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { forgetNotes, forgetNotesAbout, operator, recordAction } from './audit.ts';

let server: TestApp;
const [owner, someone] = ['019aa000-0000-7000-8000-00000000000a', '019aa000-0000-7000-8000-00000000000b'];
beforeAll(async () => {
  server = await testApp();
  const { db, pool } = server.database;
  const subject = { type: 'post', id: '48001' };
  await recordAction(db, operator, {
    action: 'post.reject',
    subject,
    before: { state: 'pending' },
    after: { reason: 'photo', note: 'Call Rahim, 01700000001' },
    about: [owner, null],
  });
  await recordAction(db, operator, {
    action: 'user.suspend',
    subject: { type: 'user', id: someone },
    before: { status: 'normal', reason: null },
    after: { status: 'suspended', reason: 'Rahim lied' },
  });
  // By a program from before, which runs beside this one.
  await pool.query(`insert into audit_log (id, at, actor_id, action, subject_type, subject_id, before, after)
    values (gen_random_uuid(), now() - interval '3 days', null, 'post.reject', 'post', '48001', '{}', '{"reason": "photo", "note": "Selim"}')`);
});
afterAll(() => server.close());

const entries = async () => (await server.database.pool.query<object>(`select * from audit_log order by at, action`)).rows;
const notes = async () =>
  (await server.database.pool.query<{ after: object }>(`select after from audit_notes order by at, after::text`)).rows.map(({ after }) => after);

test('the log keeps codes and ids, and words stand apart', async () => {
  expect((await entries()).slice(1)).toMatchObject([
    { action: 'post.reject', before: { state: 'pending' }, after: { reason: 'photo' } },
    { action: 'user.suspend', before: { status: 'normal', reason: null }, after: { status: 'suspended' } },
  ]);
  expect(JSON.stringify((await entries()).slice(1))).not.toContain('Rahim');
});

test('words are forgotten after a year, and taken out of the log where an older program wrote them there', async () => {
  await forgetNotes(server.database.db);
  expect(JSON.stringify(await entries())).not.toMatch(/Rahim|Selim/);
  expect(await notes()).toEqual([{ note: 'Selim' }, { note: 'Call Rahim, 01700000001' }, { reason: 'Rahim lied' }]);
  await server.database.pool.query(`update audit_notes set at = at - interval '1 year' where after ->> 'note' = 'Selim'`);
  await forgetNotes(server.database.db);
  expect(await notes()).toEqual([{ note: 'Call Rahim, 01700000001' }, { reason: 'Rahim lied' }]);
});

test('words about an account go with it', async () => {
  await forgetNotesAbout(server.database.db, owner);
  expect(await notes()).toEqual([{ reason: 'Rahim lied' }]);
  await forgetNotesAbout(server.database.db, someone);
  expect(await notes()).toEqual([]);
});

test.each([
  ['another action', `update audit_log set action = 'post.approve'`],
  ['another time', `update audit_log set at = now() - interval '5 years'`],
  ['another reason', `update audit_log set after = '{"reason": "price"}'`],
  ['an entry goes', 'delete from audit_log'],
  ['all entries go', 'truncate audit_log cascade'],
])('nothing else of it changes: %s', async (_what, statement) => {
  const before = await entries();
  await expect(server.database.pool.query(statement)).rejects.toThrow('append-only');
  expect(await entries()).toEqual(before);
});
