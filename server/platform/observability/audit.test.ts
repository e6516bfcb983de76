import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { forgetNotes, operator, recordAction } from './audit.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { db, pool } = server.database;
  const subject = { type: 'post', id: '48001' };
  await recordAction(db, operator, {
    action: 'post.reject',
    subject,
    before: { state: 'pending' },
    after: { reason: 'photo', note: 'Call Rahim, 01700000001' },
  });
  await recordAction(db, operator, {
    action: 'user.suspend',
    subject: { type: 'user', id: 'someone' },
    before: { status: 'normal' },
    after: { status: 'suspended', reason: 'Rahim lied' },
  });
  // The log refuses to be changed: what is old was written then.
  await pool.query(`insert into audit_log (id, at, actor_id, action, subject_type, subject_id, before, after)
    select gen_random_uuid(), now() - interval '366 days', actor_id, action, subject_type, subject_id, before, after from audit_log`);
});
afterAll(() => server.close());

const entries = async () => {
  const { rows } = await server.database.pool.query<{ old: boolean; action: string; subject_id: string; before: object; after: object }>(
    `select at < now() - interval '1 year' as old, action, subject_id, before, after from audit_log order by at, action`,
  );
  return rows;
};

test('the log forgets its notes after a year, and keeps who did what for which canned reason', async () => {
  await forgetNotes(server.database.db);
  expect(await entries()).toEqual([
    { old: true, action: 'post.reject', subject_id: '48001', before: { state: 'pending' }, after: { reason: 'photo' } },
    { old: true, action: 'user.suspend', subject_id: 'someone', before: { status: 'normal' }, after: { status: 'suspended' } },
    { old: false, action: 'post.reject', subject_id: '48001', before: { state: 'pending' }, after: { reason: 'photo', note: 'Call Rahim, 01700000001' } },
    { old: false, action: 'user.suspend', subject_id: 'someone', before: { status: 'normal' }, after: { status: 'suspended', reason: 'Rahim lied' } },
  ]);
});

test.each([
  ['a note of this year goes', `update audit_log set after = after - 'note' where at > now() - interval '1 day' and after ? 'note'`],
  ['another action', `update audit_log set action = 'post.approve' where at < now() - interval '1 year'`],
  ['another time', `update audit_log set at = now() where at < now() - interval '1 year'`],
  ['another reason', `update audit_log set after = '{"reason": "price"}' where at < now() - interval '1 year'`],
  ['an entry goes', 'delete from audit_log'],
  ['all entries go', 'truncate audit_log'],
])('nothing else of it changes: %s', async (_what, statement) => {
  const before = await entries();
  await expect(server.database.pool.query(statement)).rejects.toThrow('append-only');
  expect(await entries()).toEqual(before);
});
