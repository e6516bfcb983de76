import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { SignedIn } from '#server/platform/http/callers/caller.ts';
import { openTopics, type Topics } from '#server/platform/database/topics.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { openKnownTokens } from './known-tokens.ts';

let server: TestApp;
let topics: Topics;
beforeAll(async () => {
  server = await testApp({ caches: true });
  topics = openTopics(server.database.url);
});
afterAll(async () => {
  await topics.close();
  await server.close();
});

const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const user = (userId: string) => ({ userId }) as SignedIn;

test('a token is known for some minutes after an account was found for it, and no longer once none is found', () => {
  let now = 0;
  const { note, accountOf } = openKnownTokens({ now: () => now });
  expect(accountOf(by('one'))).toBeUndefined();
  note({ token: 'one', user: user('7') });
  note({ token: 'made-up', user: undefined });
  expect([accountOf(by('one')), accountOf(by('made-up')), accountOf({ headers: {} })]).toEqual(['7', undefined, undefined]);
  now = 6 * 60_000;
  expect(accountOf(by('one'))).toBeUndefined();
  note({ token: 'one', user: user('7') });
  note({ token: 'one', user: undefined });
  expect(accountOf(by('one'))).toBeUndefined();
});

test('signing out and suspending are heard', async () => {
  const { note, accountOf } = openKnownTokens({ topics });
  for (const [name, end] of [
    ['leaver', (token: string) => server.call({ method: 'POST', url: '/api/logout', token })],
    ['suspended', () => server.database.db.updateTable('users').set({ status: 'Disabled' }).where('email', '=', 'suspended@example.test').execute()],
  ] as const) {
    const token = await server.member(name);
    const { id } = await server.database.db.selectFrom('users').select('id').where('email', '=', `${name}@example.test`).executeTakeFirstOrThrow();
    // Until it listens, what is published is not heard.
    await vi.waitFor(() => expect(topics.serverNumber()).toBeGreaterThan(0));
    note({ token, user: user(id) });
    expect(accountOf(by(token))).toBe(id);
    await end(token);
    await vi.waitFor(() => expect(accountOf(by(token))).toBeUndefined(), 5000);
  }
});

test('a made-up token is answered from the cache like everybody, a real one is not', async () => {
  const token = await server.member('reader');
  const get = async (headers: Record<string, string>) => (await server.call({ url: '/api/search?q=cached', headers })).headers;
  await vi.waitFor(async () => expect((await get({}))['cache-status']).toBe('uthan; hit'), 10_000);
  expect((await get({ authorization: 'Bearer made-up' }))['cache-status']).toBe('uthan; hit');
  const own = await get({ authorization: `Bearer ${token}` });
  expect([own['cache-control'], own['cache-status']]).toEqual(['no-store', undefined]);
});
