import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { translatorOf } from '#i18n/compile.ts';
import { toLocaleDigits } from '#i18n/digits.ts';
import { mailServer, type MailServer } from '#server/testing/mail.ts';
import { appCode, forgetUsedCodes, setUpTwoStep } from '#server/testing/authenticator.ts';
import type { TwoStepNews } from '#server/accounts/templates.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

// Slow hashes on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let mail: MailServer;
let server: TestApp;
beforeAll(async () => {
  mail = await mailServer();
  server = await testApp({ env: { SMTP_URL: mail.url, PUBLIC_URL: 'https://uthan.example' }, rateLimits: true });
});
afterAll(async () => {
  await server.close();
  await mail.close();
});

const password = 'secret-of-tests';

interface Told {
  error?: string;
  userToken?: string;
  ticket?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
  twoStep?: { on: boolean; recoveryCodesLeft: number };
  recoveryCodes?: string[];
}

async function send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { token, payload }: { token?: string; payload?: object } = {}) {
  const answer = await server.call({ method, url, ...(token ? { token } : {}), ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, ...(answer.json() as Told & Record<string, unknown>) };
}
const login = (name: string, secret = password) => send('POST', '/api/login', { payload: { email: `${name}@example.test`, password: secret } });
const verify = (ticket: string | undefined, code: string) => send('POST', '/api/login/verifyCode', { payload: { ticket, code } });
const ticketOf = async (name: string): Promise<string> => (await login(name)).ticket ?? '';
const state = async (token: string) => (await send('GET', '/api/admin/twoStep', { token })).twoStep;
const prove = (token: string, payload: object) => send('POST', '/api/admin/stepUp', { token, payload });
const wait = (minutes: number) => server.database.pool.query('update sessions set proved_at = proved_at - make_interval(mins => $1)', [minutes]);
const actions = async (name: string): Promise<string[]> =>
  (
    await server.database.pool.query<{ action: string }>(
      'select action from audit_log join users on users.id = actor_id where email = $1 order by at, audit_log.id',
      [`${name}@example.test`],
    )
  ).rows.map(({ action }) => action);
async function letters(name: string, key: TwoStepNews): Promise<number> {
  await server.runJobs();
  const subject = translatorOf('en')(`mail.twoStepSubject_${key}`);
  return mail.received.filter((letter) => letter.to?.[0]?.address === `${name}@example.test` && letter.subject?.includes(subject)).length;
}

/** A member of staff with two-step sign-in on, a while after setting it up. */
async function careful(name: string, role: 'support' | 'admin' = 'support') {
  const token = await server.member(name, role);
  return { token, ...(await setUpTwoStep(server, token)) };
}

describe('setting up two-step sign-in', () => {
  test('shows a secret as text, address and QR code, and asks for nothing until a code is right', async () => {
    const token = await server.member('beginner', 'support');
    const { authenticator } = (await send('POST', '/api/admin/twoStep', { token })) as unknown as {
      authenticator: { secret: string; uri: string; qr: { side: number; path: string } };
    };
    const { secret, uri, qr } = authenticator;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri)).toContain('Uthan:beginner@example.test');
    expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
    expect((await login('beginner')).status).toBe(200);
    expect(await send('PUT', '/api/admin/twoStep', { token, payload: { code: '000000' } })).toMatchObject({ status: 400, error: 'CODE_INVALID' });
    expect((await state(token))?.on).toBe(false);
  });

  test('ends other sessions, gives ten recovery codes once, is logged and told by mail', async () => {
    const other = await server.member('settled', 'admin');
    const { token, recoveryCodes } = await careful('settled', 'admin');
    expect(new Set(recoveryCodes).size).toBe(limits.twoStep.recoveryCodes);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await state(token)).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await send('GET', '/api/profile', { token: other })).status).toBe(401);
    expect(await actions('settled')).toEqual(['user.twoStepBegin', 'user.twoStepOn']);
    expect(await letters('settled', 'on')).toBe(1);
  });

  test('cannot begin where it is on, nor be confirmed where nothing began', async () => {
    const { token } = await careful('twice');
    expect(await send('POST', '/api/admin/twoStep', { token })).toMatchObject({ status: 409, error: 'STATE_CONFLICT' });
    expect(await send('PUT', '/api/admin/twoStep', { token, payload: { code: '123456' } })).toMatchObject({ status: 409, error: 'STATE_CONFLICT' });
  });

  test('needs the password again where it was entered long ago', async () => {
    const token = await server.member('slow-beginner', 'support');
    await wait(15);
    expect(await send('POST', '/api/admin/twoStep', { token })).toMatchObject({ status: 403, error: 'STEP_UP_REQUIRED' });
  });

  test('keeps neither the secret nor the recovery codes in readable form', async () => {
    const { secret, recoveryCodes } = await careful('sealed');
    const { rows } = await server.database.pool.query<{ row: string }>(
      'select a::text as row from authenticators a union all select r::text from recovery_codes r',
    );
    for (const { row } of rows)
      for (const kept of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(row).not.toContain(kept);
  });
});

describe('signing in in two steps', () => {
  test('the right password brings a ticket and no token, and the code a token', async () => {
    const { secret } = await careful('walker');
    const first = await login('walker');
    expect(first).toMatchObject({ status: 401, success: false, error: 'CODE_REQUIRED', expiresIn: 300 });
    expect(first.userToken).toBeUndefined();
    const second = await verify(first.ticket, appCode(secret));
    expect(second.status).toBe(200);
    expect((await send('GET', '/api/admin/users', { token: second.userToken ?? '' })).status).toBe(200);
  });

  test('a wrong password says what it says for everybody', async () => {
    await careful('secretive');
    expect(await login('secretive', 'wrong')).toMatchObject({ status: 401, error: 'INVALID_CREDENTIALS' });
  });

  test('accounts without it sign in as ever', async () => {
    await server.member('plain-person');
    expect(await login('plain-person')).toEqual({ status: 200, success: true, userToken: expect.any(String) as string });
  });

  test.each([-1, 0, 1])('a clock that is %i periods off is fine', async (periods) => {
    const { secret } = await careful(`clock${periods}`);
    expect((await verify(await ticketOf(`clock${periods}`), appCode(secret, periods))).status).toBe(200);
  });

  test.each([-3, 3])('a code of %i periods from now is wrong', async (periods) => {
    const { secret } = await careful(`off${periods}`);
    expect(await verify(await ticketOf(`off${periods}`), appCode(secret, periods))).toMatchObject({ status: 400, error: 'CODE_INVALID' });
  });

  test('Bengali digits and spaces are fine', async () => {
    const { secret } = await careful('bengali');
    const code = toLocaleDigits('bn', appCode(secret));
    expect((await verify(await ticketOf('bengali'), `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('a code works once, also for two at once, and none from before it works afterwards', async () => {
    const { secret } = await careful('replayed');
    const tickets = [await ticketOf('replayed'), await ticketOf('replayed')];
    const code = appCode(secret);
    const both = await Promise.all(tickets.map((ticket) => verify(ticket, code)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect((await verify(await ticketOf('replayed'), code)).error).toBe('CODE_INVALID');
    expect((await verify(await ticketOf('replayed'), appCode(secret, -1))).error).toBe('CODE_INVALID');
  });

  test('a ticket works once and for five minutes', async () => {
    const { secret } = await careful('tickets');
    const ticket = await ticketOf('tickets');
    expect((await verify(ticket, appCode(secret))).status).toBe(200);
    await forgetUsedCodes(server);
    expect(await verify(ticket, appCode(secret))).toMatchObject({ status: 410, error: 'CODE_EXPIRED' });
    const old = await ticketOf('tickets');
    await server.database.pool.query(`update sign_in_tickets set expires_at = now()`);
    expect(await verify(old, appCode(secret))).toMatchObject({ status: 410, error: 'CODE_EXPIRED' });
    expect((await verify('made-up', appCode(secret))).error).toBe('CODE_EXPIRED');
  });

  test('a ticket of one person lets nobody else in', async () => {
    const { secret } = await careful('mine');
    await careful('theirs');
    expect((await verify(await ticketOf('theirs'), appCode(secret))).error).toBe('CODE_INVALID');
  });

  test('a changed password and a disabled account leave no ticket', async () => {
    const { secret, token } = await careful('changed');
    const ticket = await ticketOf('changed');
    const payload = { currentPassword: password, password: 'another-secret', confirmPassword: 'another-secret' };
    expect((await send('PUT', '/api/profile/changePassword', { token, payload })).status).toBe(200);
    expect((await verify(ticket, appCode(secret))).error).toBe('CODE_EXPIRED');
    const next = (await login('changed', 'another-secret')).ticket;
    await server.database.pool.query(`update users set status = 'Disabled' where email = 'changed@example.test'`);
    expect(await verify(next, appCode(secret))).toMatchObject({ status: 401, error: 'ACCOUNT_DISABLED' });
  });

  test('after five wrong codes the right one has to wait as well, on every ticket', async () => {
    const { secret } = await careful('guessed');
    for (let count = 0; count < 5; count += 1) expect((await verify(await ticketOf('guessed'), `00000${count}`)).error).toBe('CODE_INVALID');
    const held = await verify(await ticketOf('guessed'), appCode(secret));
    expect(held).toMatchObject({ status: 429, error: 'TOO_MANY' });
    expect(held.retryAfter).toBeGreaterThan(800);
  });

  test('somebody elsewhere who knows the password cannot close the door for a device that signed in before', async () => {
    const { secret } = await careful('besieged');
    const from = { headers: { 'user-agent': 'somebody-else' } };
    const payload = { email: 'besieged@example.test', password };
    for (let count = 0; count < 6; count += 1) {
      const { ticket } = (await server.call({ method: 'POST', url: '/api/login', payload, ...from })).json() as Told;
      const guess = await server.call({ method: 'POST', url: '/api/login/verifyCode', payload: { ticket, code: `00000${count}` }, ...from });
      expect(guess.statusCode).toBe(count < 5 ? 400 : 429);
    }
    expect((await verify(await ticketOf('besieged'), appCode(secret))).status).toBe(200);
  });

  test.each([{}, { ticket: 'x' }, { ticket: 'x', code: ' - ' }, { ticket: 'x', code: '1'.repeat(1000) }, { ticket: 1, code: 2 }])(
    'refuses %j',
    async (payload) => {
      expect((await send('POST', '/api/login/verifyCode', { payload })).status).toBe(422);
    },
  );
});

describe('recovery codes', () => {
  test('sign in once each, in any case and without the hyphen, and the owner is told', async () => {
    const { recoveryCodes } = await careful('lost-phone');
    const [first = '', second = ''] = recoveryCodes;
    expect((await verify(await ticketOf('lost-phone'), first.toLowerCase())).status).toBe(200);
    const { userToken = '' } = await verify(await ticketOf('lost-phone'), second.replace('-', ' '));
    expect((await verify(await ticketOf('lost-phone'), first)).error).toBe('CODE_INVALID');
    expect((await state(userToken))?.recoveryCodesLeft).toBe(8);
    expect(await letters('lost-phone', 'recoveryUsed')).toBe(2);
  });

  test('are replaced by new ones', async () => {
    const { token, recoveryCodes } = await careful('renewing');
    const { recoveryCodes: renewed = [] } = await send('POST', '/api/admin/twoStep/recoveryCodes', { token });
    expect(renewed).toHaveLength(10);
    expect((await verify(await ticketOf('renewing'), recoveryCodes[0] ?? '')).error).toBe('CODE_INVALID');
    expect((await verify(await ticketOf('renewing'), renewed[0] ?? '')).status).toBe(200);
    await wait(15);
    expect((await send('POST', '/api/admin/twoStep/recoveryCodes', { token })).error).toBe('STEP_UP_REQUIRED');
    expect(await letters('renewing', 'codesRenewed')).toBe(1);
  });
});

describe('switching it off', () => {
  test('needs the password or a code again, and the password alone is enough from then on', async () => {
    const { token } = await careful('done');
    await wait(15);
    expect(await send('DELETE', '/api/admin/twoStep', { token })).toMatchObject({ status: 403, error: 'STEP_UP_REQUIRED' });
    await prove(token, { password });
    expect((await send('DELETE', '/api/admin/twoStep', { token })).status).toBe(200);
    expect((await login('done')).status).toBe(200);
    expect(await send('DELETE', '/api/admin/twoStep', { token })).toMatchObject({ status: 409, error: 'STATE_CONFLICT' });
    expect(await letters('done', 'off')).toBe(1);
    expect((await server.database.pool.query('select from recovery_codes r join users u on u.id = r.user_id where email like $1', ['done@%'])).rowCount).toBe(
      0,
    );
  });

  test('happens by itself when somebody is no longer staff', async () => {
    await careful('leaver');
    const admin = await server.member('chief', 'admin');
    const { rows } = await server.database.pool.query<{ id: string }>(`select id from users where email = 'leaver@example.test'`);
    expect((await send('PUT', `/api/admin/users/${rows[0]?.id}/role`, { token: admin, payload: { role: 'user' } })).status).toBe(200);
    expect((await login('leaver')).status).toBe(200);
  });
});
