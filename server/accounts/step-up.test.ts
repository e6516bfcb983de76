import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { appCode, forgetUsedCodes, setUpTwoStep } from '#server/testing/authenticator.ts';
import { liveSettings, testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ rateLimits: true });
});
afterAll(() => server.close());

const password = 'secret-of-tests';

interface Told {
  error?: string;
  userToken?: string;
  ticket?: string;
  fields?: Record<string, string>;
}

async function send(method: 'GET' | 'POST' | 'PUT', url: string, { token, payload }: { token?: string; payload?: object } = {}) {
  const answer = await server.call({ method, url, ...(token ? { token } : {}), ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...(answer.json() as Told) };
}
const prove = (token: string, payload: object) => send('POST', '/api/admin/stepUp', { token, payload });
const wait = (minutes: number) => server.database.pool.query('update sessions set proved_at = proved_at - make_interval(mins => $1)', [minutes]);
async function careful(name: string, role: 'support' | 'admin' = 'support') {
  const token = await server.member(name, role);
  return { token, ...(await setUpTwoStep(server, token)) };
}
async function signIn(name: string, secret: string): Promise<string> {
  const { ticket } = await send('POST', '/api/login', { payload: { email: `${name}@example.test`, password } });
  return (await send('POST', '/api/login/verifyCode', { payload: { ticket, code: appCode(secret) } })).userToken ?? '';
}

describe('entering the password again', () => {
  test('is not asked for within fifteen minutes of signing in', async () => {
    const admin = await server.member('fresh', 'admin');
    await wait(14);
    expect((await send('PUT', `/api/admin/users/${crypto.randomUUID()}/role`, { token: admin, payload: { role: 'user' } })).status).toBe(404);
    await wait(1);
    expect(await send('PUT', `/api/admin/users/${crypto.randomUUID()}/role`, { token: admin, payload: { role: 'user' } })).toMatchObject({
      status: 403,
      error: 'STEP_UP_REQUIRED',
    });
  });

  test('with the password or a code opens fifteen minutes of this session only, and is logged', async () => {
    const { token, secret } = await careful('again', 'admin');
    const elsewhere = await signIn('again', secret);
    await forgetUsedCodes(server);
    const file = (by: string) => send('GET', '/api/admin/interests?format=json', { token: by });
    const remove = (by: string) => send('PUT', `/api/admin/users/${crypto.randomUUID()}/disable`, { token: by, payload: { reason: 'fraud' } });
    for (const proof of [{ password }, { code: appCode(secret) }]) {
      await wait(15);
      expect((await remove(token)).error).toBe('STEP_UP_REQUIRED');
      expect(await prove(token, proof)).toMatchObject({ status: 200, validSeconds: 900 });
      expect((await remove(token)).status).toBe(404);
    }
    expect((await remove(elsewhere)).error).toBe('STEP_UP_REQUIRED');
    expect((await file(elsewhere)).status).toBe(200);
    const { rows } = await server.database.pool.query<{ by: string }>(
      `select after->>'by' as by from audit_log join users on users.id = actor_id and subject_id = actor_id::text where action = 'user.stepUp' and email like 'again@%'
       order by at, audit_log.id`,
    );
    expect(rows.map(({ by }) => by)).toEqual(['password', 'app']);
  });

  test('is asked for after what is wrong with the form, so that nobody enters it for nothing', async () => {
    const admin = await server.member('tidy', 'admin');
    await wait(15);
    expect((await send('PUT', `/api/admin/users/${crypto.randomUUID()}/disable`, { token: admin, payload: {} })).status).toBe(422);
  });

  test('is asked for by a file of interests, not by the list', async () => {
    const clerk = await server.member('clerk', 'admin');
    await wait(15);
    expect((await send('GET', '/api/admin/interests', { token: clerk })).status).toBe(200);
    expect(await send('GET', '/api/admin/interests?format=csv', { token: clerk })).toMatchObject({ status: 403, error: 'STEP_UP_REQUIRED' });
  });

  test('refuses a wrong password and a wrong code, and waits after five', async () => {
    const { token } = await careful('unsure');
    await wait(15);
    const wrong = await prove(token, { password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, error: 'INVALID_CREDENTIALS' });
    expect(Object.keys(wrong.fields ?? {})).toEqual(['password']);
    for (let count = 0; count < 5; count += 1) expect((await prove(token, { code: '12345' })).error).toBe('CODE_INVALID');
    expect(await prove(token, { code: '123456' })).toMatchObject({ status: 429, error: 'TOO_MANY' });
    expect((await send('GET', '/api/profile', { token })).status).toBe(200);
  });

  test('takes no code of an account that has none, and nothing that is empty', async () => {
    const token = await server.member('codeless', 'support');
    expect((await prove(token, { code: '123456' })).error).toBe('CODE_INVALID');
    for (const payload of [{}, { password: '' }, { password: ' ', code: ' ' }]) expect((await prove(token, payload)).status).toBe(422);
  });
});

describe('in production', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await testApp({ env: liveSettings, rateLimits: true });
  });
  afterAll(() => live.close());
  const headers = { host: 'uthan.example', 'x-forwarded-proto': 'https' };
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, token: string, payload?: object) =>
    live.call({ method, url, token, headers, ...(payload ? { payload } : {}) });
  async function arrive(name: string, role: 'support' | 'admin'): Promise<string> {
    await live.member(name, role);
    const answer = await live.call({ method: 'POST', url: '/api/login', headers, payload: { email: `${name}@example.test`, password } });
    return (answer.json() as { userToken: string }).userToken;
  }

  test.each(['admin', 'support'] as const)('%s without it reach the page to set it up and nothing else of the staff’s', async (role) => {
    const token = await arrive(`new-${role}`, role);
    for (const url of ['/api/admin/users', '/api/admin/posts', '/api/admin/audit']) {
      const answer = await call('GET', url, token);
      expect([answer.statusCode, (answer.json() as Told).error]).toEqual([403, 'TWO_STEP_REQUIRED']);
    }
    const profile = (await call('GET', '/api/profile', token)).json() as { userData: { needsTwoStep?: boolean } };
    expect(profile.userData.needsTwoStep).toBe(true);
    const begun = (await call('POST', '/api/admin/twoStep', token)).json() as { authenticator: { secret: string } };
    expect((await call('PUT', '/api/admin/twoStep', token, { code: appCode(begun.authenticator.secret) })).statusCode).toBe(200);
    expect((await call('GET', '/api/admin/users', token)).statusCode).toBe(200);
    const after = (await call('GET', '/api/profile', token)).json() as { userData: object };
    expect(after.userData).not.toHaveProperty('needsTwoStep');
  });
});
