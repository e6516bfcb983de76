import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contracts/staff/dashboard.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { rates } from '#contracts/posts/rates.ts';
import { monthNames } from '#contracts/pages/visits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
let clerk: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  clerk = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const stored = dateInDhaka(Date.now()).slice(0, 7);
const [year, monthNumber] = stored.split('-').map(Number);
const month = monthNames[Number(monthNumber) - 1];
const count = (payload: object, remoteAddress = '203.0.113.7') => server.call({ method: 'POST', url: '/api/dvd', payload, remoteAddress });
const rows = async () => server.database.db.selectFrom('visits').selectAll().orderBy('device_type').execute();

test('a visit is a number more for its month and device, and nothing else is kept', async () => {
  expect((await count({ month, year, deviceType: 'mobile' })).json()).toEqual({ success: true });
  await Promise.all(Array.from({ length: 9 }, () => count({ month, deviceType: 'Mobile' })));
  await count({ month, deviceType: 'desktop' });
  expect(await rows()).toEqual([
    { month: stored, device_type: 'desktop', count: 1 },
    { month: stored, device_type: 'mobile', count: 10 },
  ]);
  const { rows: limits } = await server.database.pool.query(`select 1 from rate_limits where key like 'visits%'`);
  expect(limits).toEqual([]);
});

test('a month may be named without its year, and a clock that is wrong counts for the month here', async () => {
  const other = monthNames[(Number(monthNumber) + 5) % 12];
  for (const named of [{ month }, { month: ` ${String(month).toLowerCase()} `, year }, { month: other, year }, { month, year: 2099 }])
    expect((await count({ ...named, deviceType: 'desktop' })).statusCode).toBe(200);
  expect(await rows()).toEqual([
    { month: stored, device_type: 'desktop', count: 5 },
    { month: stored, device_type: 'mobile', count: 10 },
  ]);
});

test('what was counted as a tablet before counts as mobile, also where an older program still writes it', async () => {
  const { pool } = server.database;
  const tablets = (many: number) => pool.query(`insert into visits values ($1, 'tablet', $2)`, [stored, many]);
  await tablets(4);
  await pool.query(readFileSync('server/migrations/0210-visits-of-tablets.sql', 'utf8'));
  expect(await rows()).toEqual([
    { month: stored, device_type: 'desktop', count: 5 },
    { month: stored, device_type: 'mobile', count: 14 },
  ]);
  await tablets(3);
});

test.each([
  ['month', { deviceType: 'mobile' }],
  ['month', { month: '2026-11', deviceType: 'mobile' }],
  ['month', { month: 'someday', deviceType: 'mobile' }],
  ['deviceType', { month }],
  ['year', { month, year: 'last', deviceType: 'mobile' }],
  ['deviceType', { month, deviceType: 'tablet' }],
])('a wrong %s is refused there', async (field, payload) => {
  const answer = await count(payload);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
});

test('staff see the last twelve months by device', async () => {
  const { dashboard } = (await server.call({ url: '/api/admin/dashboard', token: clerk })).json() as { dashboard: Dashboard };
  expect(dashboard.visits).toHaveLength(12);
  expect(dashboard.visits.at(-1)).toEqual({ month: stored, mobile: 17, desktop: 5 });
  expect(dashboard.visits[0]).toMatchObject({ mobile: 0, desktop: 0 });
});

test('one address counts only so often', async () => {
  const statuses: number[] = [];
  const send = async () => void statuses.push((await count({ month, deviceType: 'mobile' }, '203.0.113.9')).statusCode);
  // Together, as far as the database has connections.
  const together = 8;
  while (statuses.length <= rates.visitsPerAddress.points) await Promise.all(Array.from({ length: together }, send));
  expect(statuses.filter((status) => status === 200)).toHaveLength(rates.visitsPerAddress.points);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await count({ month, deviceType: 'mobile' })).statusCode).toBe(200);
});
