// One member who sends many at once: what that costs others, and whether it passes the day's limit.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rates } from '#contracts/posts/rates.ts';
import { uploadLimits } from '#contracts/request-limits.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const burst = 30;

let server: TestApp;
beforeAll(async () => {
  // Fewer connections than calls, and room for all of them to wait for their turn.
  server = await testApp({ rateLimits: true, connectionsMax: 4, uploads: { waitingPerMember: burst } });
});
afterAll(() => server.close());

const count = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]));

/** The statuses of `calls`, and of what another member reads in the meantime. */
async function besides(
  other: string,
  calls: readonly Promise<{ statusCode: number }>[],
): Promise<{ own: Record<number, number>; other: Record<number, number> }> {
  let isDone = false;
  const reading = (async () => {
    const statuses: number[] = [];
    while (!isDone) statuses.push((await server.call({ url: '/api/profile/getSettings', token: other })).statusCode);
    return statuses;
  })();
  const own = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  isDone = true;
  return { own: count(own), other: count(await reading) };
}

test('thirty posts at once are ten posts, and nobody else is refused anything', async () => {
  const [eager, other] = [await server.member('eager'), await server.member('other')];
  const image = await photograph(80, 60);
  const send = () => server.call({ method: 'POST', url: '/api/posts/sell', ...multipart(sellPost, [image]), token: eager });
  const { own, other: others } = await besides(other, Array.from({ length: burst }, send));
  expect(own).toEqual({ 201: rates.postsPerDay.points, 429: burst - rates.postsPerDay.points });
  expect(Object.keys(others)).toEqual(['200']);
  expect((await server.database.pool.query('select from posts')).rowCount).toBe(rates.postsPerDay.points);
  expect((await server.call({ method: 'POST', url: '/api/posts/sell', ...multipart(sellPost, [image]), token: other })).statusCode).toBe(201);
});

test('without room to wait, all beyond twelve are sent away at once', async () => {
  const narrow = await testApp({ rateLimits: true, connectionsMax: 4 });
  const token = await narrow.member('eager');
  const image = await photograph(80, 60);
  const send = () => narrow.call({ method: 'POST', url: '/api/posts/sell', ...multipart(sellPost, [image]), token });
  const answers = await Promise.all(Array.from({ length: burst }, send));
  const { perMember, waitingPerMember } = uploadLimits;
  expect(answers.filter(({ headers }) => headers['retry-after'] === '5')).toHaveLength(burst - perMember - waitingPerMember);
  expect((await narrow.database.pool.query('select from posts')).rowCount).toBe(rates.postsPerDay.points);
  await narrow.close();
});

test('fifty changes of one post at once leave a connection for others', async () => {
  const [eager, other, clerk] = [await server.member('changing'), await server.member('reading'), await server.member('clerk', 'support')];
  const { live, setState } = postCalls(server, clerk);
  const postId = await live(eager);
  const { own, other: others } = await besides(
    other,
    Array.from({ length: 50 }, (_, turn) => setState(eager, postId, turn % 2 === 0 ? 'hidden' : 'live')),
  );
  expect(own).toEqual({ 200: 50 });
  expect(Object.keys(others)).toEqual(['200']);
});
