import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiKeys } from '#contracts/integrations/api-keys.ts';
import { keyScopes, type KeyScope } from '#contracts/integrations/key-scopes.ts';
import { limits } from '#contracts/limits.ts';
import { rates } from '#contracts/posts/rates.ts';
import { declared } from '#server/testing/declared.ts';
import { mailServer, newestLetter, type MailServer } from '#server/testing/mail.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const password = 'secret-of-tests';
const url = '/api/profile/apiKeys';

interface Made {
  key: string;
  apiKey: { _id: string; start: string; scopes: string[]; expiresAt: string | null };
  error?: string;
}

const create = (token: string, payload: object, lng?: 'bn') => server.call({ method: 'POST', url, token, payload, ...(lng ? { lng } : {}) });
const make = async (token: string, scopes: readonly KeyScope[] = ['posts:read'], more: object = {}): Promise<Made> =>
  (await create(token, { name: 'My site', scopes, ...more })).json() as Made;
const revoke = (token: string, id: string) => server.call({ method: 'DELETE', url: `${url}/${id}`, token });
const ask = async (
  token: string,
  where = '/api/profile/getUserPosts',
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
): Promise<[number, string | undefined]> => {
  const answer = await server.call({ method, url: where, token, ...(method === 'GET' ? {} : { payload: {} }) });
  return [answer.statusCode, (answer.json() as { error?: string }).error];
};
const change = (name: string, what: string) => server.database.pool.query(`update users set ${what} where email = $1`, [`${name}@example.test`]);

describe('making a key', () => {
  test('shows it once, keeps only its hash, and tells the owner by mail', async () => {
    const token = await server.member('maker');
    const answer = await create(token, { name: ' My site ', scopes: ['posts:read', 'saved:read'], days: '৩০' });
    expect(answer.statusCode).toBe(201);
    const { key, apiKey } = answer.json() as Made;
    expect(key).toMatch(/^uthan_[\w-]{43}$/);
    expect(apiKey).toMatchObject({ name: 'My site', scopes: ['posts:read', 'saved:read'], start: key.slice(0, 10), lastUsedAt: null });
    expect(Date.parse(apiKey.expiresAt ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const listed = await server.call({ url, token });
    expect(listed.json()).toMatchObject({ success: true, keys: [{ _id: apiKey._id }] });
    expect(listed.body).not.toContain(key);
    const { rows } = await server.database.pool.query<{ row: string }>('select api_keys::text as row from api_keys');
    expect(rows.map(({ row }) => row).join()).not.toContain(key);
    const letter = await newestLetter(server, mail, 'maker@example.test');
    expect(letter.text).toContain('My site');
    expect(letter.text).not.toContain(key);
    const copy = await server.call({ url: '/api/profile/export', token });
    expect(copy.json()).toMatchObject({ data: { apiKeys: [{ name: 'My site' }] } });
  });

  test('asks for the password again, which a member enters', async () => {
    const token = await server.member('stale');
    await server.database.pool.query(`update sessions set proved_at = proved_at - interval '16 minutes'`);
    expect((await create(token, { name: 'x', scopes: ['posts:read'] })).json()).toMatchObject({ error: 'VALIDATION' });
    expect((await create(token, { name: 'My site', scopes: ['posts:read'] })).json()).toMatchObject({ error: 'STEP_UP_REQUIRED' });
    const prove = (typed: string) => server.call({ method: 'POST', url: '/api/profile/stepUp', token, payload: { password: typed } });
    expect((await prove('another')).json()).toMatchObject({ error: 'INVALID_CREDENTIALS' });
    expect((await prove(password)).json()).toMatchObject({ success: true, validSeconds: 900 });
    expect((await create(token, { name: 'My site', scopes: ['posts:read'] })).statusCode).toBe(201);
  });

  test.each<[string, object, string]>([
    ['no scope', { name: 'My site', scopes: [] }, 'scopes'],
    ['an unknown scope', { name: 'My site', scopes: ['everything'] }, 'scopes.0'],
    ['a scope of admins', { name: 'My site', scopes: ['import:write'] }, 'scopes'],
    ['no name', { name: ' ', scopes: ['posts:read'] }, 'name'],
    ['more days than a year', { name: 'My site', scopes: ['posts:read'], days: 366 }, 'days'],
  ])('refuses %s', async (_what, payload, field) => {
    const answer = await create(await server.member('wrong'), payload);
    expect(answer.json()).toMatchObject({ error: 'VALIDATION', fields: { [field]: expect.any(String) as string } });
  });

  test('ends at ten keys, and those that are over do not count', async () => {
    const token = await server.member('many');
    for (let count = 0; count < limits.apiKeys.max; count += 1) await make(token);
    expect((await create(token, { name: 'My site', scopes: ['posts:read'] }, 'bn')).json()).toMatchObject({
      error: 'STATE_CONFLICT',
      message: 'আপনার ১০টি এপিআই কী আছে। আগে একটি মুছে ফেলুন।',
    });
    await server.database.pool.query(`update api_keys set expires_at = now() where id = (select id from api_keys order by created_at desc limit 1)`);
    expect((await create(token, { name: 'My site', scopes: ['posts:read'] })).statusCode).toBe(201);
  });
});

describe('a key', () => {
  test('opens what its scopes name and nothing else', async () => {
    const { key } = await make(await server.member('scoped'), ['saved:read']);
    expect(await ask(key, '/api/profile/getSavedIds')).toEqual([200, undefined]);
    expect(await ask(key)).toEqual([403, 'SCOPE_REQUIRED']);
    expect(await ask(key, '/api/search')).toEqual([200, undefined]);
    const answer = await server.call({ url: '/api/profile', token: key, lng: 'bn' });
    expect(answer.json()).toMatchObject({ error: 'SCOPE_REQUIRED', message: 'এই এপিআই কী দিয়ে এটি করা যায় না।' });
  });

  test('with every scope is refused by every call that names none, but for reading what is open to anyone', async () => {
    const { key } = await make(await server.member('boss', 'admin'), keyScopes);
    const calls = (await declared()).filter(({ scope, access, method }) => scope === undefined && !(access === 'anyone' && method === 'GET'));
    expect(calls.length).toBeGreaterThan(100);
    for (const { method, path } of calls) {
      expect([path, ...(await ask(key, path.replaceAll(/:\w+/g, '1'), method))]).toEqual([path, 403, 'SCOPE_REQUIRED']);
    }
  });

  test('is never taken where account, password, sessions, keys or decisions of staff are at stake', async () => {
    const named = (await declared()).filter(({ scope }) => scope !== undefined);
    const grave = named.filter(({ path, stepUp }) => stepUp || /^\/api\/(admin|login|logout|register|forgot|reset)/.test(path));
    expect(grave.map(({ path }) => path)).toEqual(['/api/admin/imports/listings']);
    expect(named.filter(({ path }) => /^\/api\/profile(\/(sessions|changePassword|export|stepUp|apiKeys|.*[sS]ettings))?$/.test(path))).toEqual([]);
    expect(Object.values(apiKeys).some((call) => 'scope' in call)).toBe(false);
  });

  test('of somebody else cannot be revoked, one’s own stops at once', async () => {
    const owner = await server.member('revoker');
    const { key, apiKey } = await make(owner);
    expect(await ask(key)).toEqual([200, undefined]);
    expect((await revoke(await server.member('stranger'), apiKey._id)).statusCode).toBe(404);
    expect(await ask(key)).toEqual([200, undefined]);
    expect((await revoke(owner, apiKey._id)).json()).toMatchObject({ success: true, message: 'The API key is revoked' });
    expect(await ask(key)).toEqual([401, 'UNAUTHENTICATED']);
    expect((await revoke(owner, apiKey._id)).statusCode).toBe(404);
  });

  test('that is over or made up is nobody’s', async () => {
    const { key } = await make(await server.member('over'), ['posts:read'], { days: 1 });
    await server.database.pool.query(`update api_keys set expires_at = now() where user_id = (select id from users where email = 'over@example.test')`);
    expect(await ask(key)).toEqual([401, 'UNAUTHENTICATED']);
    expect(await ask('uthan_made-up')).toEqual([401, 'UNAUTHENTICATED']);
  });

  test.each([
    ['suspended', `status = 'suspended'`],
    ['disabled', `status = 'Disabled'`],
    ['leaving', `leaves_at = now() + interval '30 days'`],
  ])('of an account that is %s ends at once, also when it is let in again', async (name, what) => {
    const { key } = await make(await server.member(name));
    await change(name, what);
    expect(await ask(key)).toEqual([401, 'UNAUTHENTICATED']);
    await change(name, `status = 'normal', leaves_at = null`);
    expect(await ask(key)).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('ends with the password and when staff sign its owner out', async () => {
    const token = await server.member('changer');
    const { key } = await make(token);
    const body = { currentPassword: password, password: 'another-secret', confirmPassword: 'another-secret' };
    expect((await server.call({ method: 'PUT', url: '/api/profile/changePassword', token, payload: body })).statusCode).toBe(200);
    expect(await ask(key)).toEqual([401, 'UNAUTHENTICATED']);
    const next = await make(token);
    const { userData } = (await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } };
    await server.call({ method: 'DELETE', url: `/api/admin/users/${userData.id}/sessions`, token: await server.member('clerk', 'support') });
    expect(await ask(next.key)).toEqual([401, 'UNAUTHENTICATED']);
  });

  test('notes when it was used, and opens neither inbox nor account whatever it may do', async () => {
    const token = await server.member('user');
    const { key, apiKey } = await make(
      token,
      keyScopes.filter((scope) => scope !== 'import:write'),
    );
    await ask(key);
    expect((await server.call({ url, token })).json()).toMatchObject({ keys: [{ _id: apiKey._id, lastUsedAt: expect.any(String) as string }] });
    expect(await ask(key, '/api/notifications/getUnreadCount')).toEqual([403, 'SCOPE_REQUIRED']);
  });

  test('of an admin is in the log', async () => {
    await make(await server.member('logged', 'admin'));
    const { rows } = await server.database.pool.query(`select after from audit_log where action = 'user.keyMade' order by at desc limit 1`);
    expect(rows).toEqual([{ after: { scopes: ['posts:read'] } }]);
  });
});

test('a key may call so often a minute and is told to wait', async () => {
  const counted = await testApp({ rateLimits: true });
  try {
    const made = await counted.call({ method: 'POST', url, token: await counted.member('busy'), payload: { name: 'My site', scopes: ['saved:read'] } });
    const { key } = made.json() as Made;
    const { points } = rates.callsPerKey;
    for (let count = 0; count < points; count += 1) await counted.call({ url: '/api/areas', token: key });
    const answer = await counted.call({ url: '/api/areas', token: key });
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await counted.call({ url: '/api/areas' })).statusCode).toBe(200);
  } finally {
    await counted.close();
  }
});
