import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { openOutbox } from './outbox.ts';

let database: FreshDatabase;
beforeAll(async () => void (database = await freshDatabase()));
afterAll(() => database.drop());

const outbox = openOutbox<{ id: string; recipient: string }>('mails', { from: sql``, where: sql``, returning: sql`d.id, d.recipient` });
const waits = async (): Promise<string> => {
  const id = randomUUID();
  await database.pool.query(`insert into mails (id, kind, recipient, lng, about) values ($1, 'test', 'karim@example.test', 'bn', '{}')`, [id]);
  return id;
};
const claim = (id: string, { seconds = 60, isReclaimed = false } = {}) => outbox.claim(database.db, id, { seconds, isReclaimed });
const held = 'another process is sending it';

test('of many that want to send a row at once one does, and the others are told to try again', async () => {
  const id = await waits();
  const claims = await Promise.allSettled(Array.from({ length: 8 }, () => claim(id)));
  expect(claims.filter(({ status }) => status === 'fulfilled').map((one) => (one as PromiseFulfilledResult<unknown>).value)).toEqual([
    { id, recipient: 'karim@example.test' },
  ]);
  expect(new Set(claims.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : [])))).toEqual(new Set([held]));
});

test('what a killed process held is free once its lease ends, and at once for whoever takes up its work', async () => {
  const [short, long] = [await waits(), await waits()];
  await claim(short, { seconds: 0.2 });
  await claim(long);
  await expect(claim(long)).rejects.toThrow(held);
  expect(await claim(long, { isReclaimed: true })).toMatchObject({ id: long });
  await expect.poll(() => claim(short).catch(() => undefined)).toMatchObject({ id: short });
});

test('a row that was released is free, one that has ended is done', async () => {
  const id = await waits();
  await claim(id);
  await outbox.release(database.db, id);
  expect(await claim(id)).toMatchObject({ id });
  await outbox.end(database.db, id, 'sent');
  await outbox.release(database.db, id);
  expect([await claim(id), await claim(id, { isReclaimed: true }), await claim(randomUUID())]).toEqual([undefined, undefined, undefined]);
  const { rows } = await database.pool.query<{ outcome: string; ended: boolean; free: boolean }>(
    'select outcome, ended_at is not null as ended, claimed_until is null as free from mails where id = $1',
    [id],
  );
  expect(rows).toEqual([{ outcome: 'sent', ended: true, free: true }]);
});
