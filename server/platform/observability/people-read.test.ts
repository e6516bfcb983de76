import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rates } from '#contracts/posts/rates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

let server: TestApp;
let clerk: string;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
  clerk = await server.member('clerk', 'support');
  await server.database.pool.query(
    `insert into users (id, email, name) select gen_random_uuid(), 'crowd' || n || '@example.test', 'Crowd' from generate_series(1, 200) n`,
  );
});
afterAll(() => server.close());

const pages = rates.peoplePagesPerHour.points;
const page = async (at: number, token = clerk) => {
  const answer = await server.call({ url: `/api/admin/users?q=crowd&limit=6&page=${at}`, token });
  return [answer.statusCode, (answer.json() as { error?: string }).error];
};
const unprove = () => server.database.pool.query(`update sessions set proved_at = now() - interval '16 minutes'`);
const logged = async () =>
  (await server.database.pool.query<{ subject_id: string; after: object }>(`select subject_id, after from audit_log where action = 'people.read'`)).rows;

describe('members of staff who read lists of people', () => {
  test('read as many pages as work needs, and the same ones again for nothing', async () => {
    await unprove();
    for (let at = 1; at <= pages; at += 1) expect(await page(at)).toEqual([200, undefined]);
    for (let time = 0; time < 3; time += 1) expect(await page(1)).toEqual([200, undefined]);
    expect(await logged()).toEqual([]);
  });

  test('enter the password again beyond that, and what they then read is in the log', async () => {
    expect(await page(pages + 1)).toEqual([403, 'STEP_UP_REQUIRED']);
    expect((await server.call({ url: '/api/admin/users?q=crowd7@example.test', token: clerk })).statusCode).toBe(200);
    expect((await server.call({ method: 'POST', url: '/api/admin/stepUp', token: clerk, payload: { password: 'secret-of-tests' } })).statusCode).toBe(200);
    expect(await page(pages + 1)).toEqual([200, undefined]);
    expect(await logged()).toEqual([{ subject_id: 'members', after: { people: 6 } }]);
  });

  test('are counted by their session: a colleague is not held up', async () => {
    const colleague = await server.member('colleague', 'support');
    await unprove();
    expect(await page(pages + 2)).toEqual([403, 'STEP_UP_REQUIRED']);
    expect(await page(pages + 2, colleague)).toEqual([200, undefined]);
  });
});
