import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contracts/dashboard.ts';
import { dateInDhaka } from '#contracts/dhaka.ts';
import { rates } from '#contracts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
let clerk: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  clerk = await server.member('clerk', 'support');
});
afterAll(() => server.close());

const month = dateInDhaka(Date.now()).slice(0, 7);
const count = (payload: object, remoteAddress = '203.0.113.7') => server.call({ method: 'POST', url: '/api/dvd', payload, remoteAddress });
const rows = async () => server.database.db.selectFrom('visits').selectAll().orderBy('device_type').execute();

test('a visit is a number more for its month and device, and nothing else is kept', async () => {
  expect((await count({ month, deviceType: 'mobile' })).json()).toEqual({ success: true });
  await Promise.all(Array.from({ length: 9 }, () => count({ month, deviceType: 'Mobile' })));
  await count({ month, deviceType: 'desktop' });
  expect(await rows()).toEqual([
    { month, device_type: 'desktop', count: 1 },
    { month, device_type: 'mobile', count: 10 },
  ]);
  const { rows: limits } = await server.database.pool.query(`select 1 from rate_limits where key like 'visits%'`);
  expect(limits).toEqual([]);
});

test('a month may be named without its year, and a clock that is wrong counts for the month here', async () => {
  for (const named of [Number(month.slice(5)), new Date(`${month}-15`).toLocaleString('en', { month: 'long' }), '1999-01', '2999-12'])
    expect((await count({ month: named, deviceType: 'tablet' })).statusCode).toBe(200);
  expect((await rows()).find((row) => row.device_type === 'tablet')).toEqual({ month, device_type: 'tablet', count: 4 });
  expect(await rows()).toHaveLength(3);
});

test.each([
  ['month', { deviceType: 'mobile' }],
  ['month', { month: '2026-13', deviceType: 'mobile' }],
  ['month', { month: 'someday', deviceType: 'mobile' }],
  ['deviceType', { month }],
  ['deviceType', { month, deviceType: 'fridge' }],
])('a wrong %s is refused there', async (field, payload) => {
  const answer = await count(payload);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys((answer.json() as { fields: object }).fields)).toContain(field);
});

test('staff see the last twelve months by device', async () => {
  const { dashboard } = (await server.call({ url: '/api/admin/dashboard', token: clerk })).json() as { dashboard: Dashboard };
  expect(dashboard.visits).toHaveLength(12);
  expect(dashboard.visits.at(-1)).toEqual({ month, mobile: 10, tablet: 4, desktop: 1 });
  expect(dashboard.visits[0]).toMatchObject({ mobile: 0, tablet: 0, desktop: 0 });
});

test('one address counts only so often', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent <= rates.visitsPerAddress.points; sent++) statuses.add((await count({ month, deviceType: 'mobile' }, '203.0.113.9')).statusCode);
  expect([...statuses]).toEqual([200, 429]);
  expect((await count({ month, deviceType: 'mobile' })).statusCode).toBe(200);
});
