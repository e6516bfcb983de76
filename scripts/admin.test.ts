import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFirstAdmin } from '#server/accounts/operator/operator-service.ts';
import { setUpTwoStep } from '#server/testing/authenticator.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { adminCommand } from './admin-command.ts';

// Each command is a program of its own, on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = path.resolve(import.meta.dirname, '..');
const secret = 'a-long-staff-secret';
let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

interface Outcome {
  code: number | null;
  out: string;
  err: string;
}
const env = (): NodeJS.ProcessEnv => ({ ...process.env, DATABASE_URL: server.database.url, DATA_DIR: server.folder });

/** What the program does, without starting it. */
async function admin(args: readonly string[], typed = ''): Promise<Outcome> {
  const told = { out: '', err: '' };
  const terminal = { input: Readable.from(typed), output: { write: (text: unknown) => Boolean((told.err += String(text))) } };
  const print = (text: string): void => void (told.out += `${text}\n`);
  const printError = (text: string): void => void (told.err += `${text}\n`);
  return { code: await adminCommand(args, { env: env(), terminal, print, printError }), ...told };
}

/** The program itself. */
async function program(args: readonly string[], typed = ''): Promise<Outcome> {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...args], { cwd: root, env: env() });
  child.stdin.end(typed);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number | null]>]);
  return { code, out, err };
}

const login = (name: string, password: string) => server.call({ method: 'POST', url: '/api/login', payload: { email: `${name}@example.test`, password } });
const roleOf = async (token: string): Promise<unknown> => {
  const answer = await server.call({ url: '/api/profile', token });
  return answer.statusCode === 200 ? (answer.json() as { userData: { role: string } }).userData.role : answer.statusCode;
};
async function newestEntry() {
  const { rows } = await server.database.pool.query<{ actor_id: string | null; action: string; before: object; after: object }>(
    'select actor_id, action, before, after from audit_log order by at desc, id desc limit 1',
  );
  return rows[0];
}

describe('the admin of the settings', () => {
  test('is created where there is none, and nothing is changed afterwards', async () => {
    const email = 'first@example.test';
    await createFirstAdmin(server.database, { email, password: secret });
    const { userToken } = (await login('first', secret)).json() as { userToken: string };
    expect(await roleOf(userToken)).toBe('admin');
    await server.database.pool.query(`update users set role = 'user' where email = $1`, [email]);
    await createFirstAdmin(server.database, { email, password: 'another-long-secret' });
    expect(await roleOf(userToken)).toBe('user');
    expect([(await login('first', secret)).statusCode, (await login('first', 'another-long-secret')).statusCode]).toEqual([200, 401]);
  });
});

describe('npm run admin', () => {
  test('creates an admin, and a member of the support team', async () => {
    expect(await program(['create', 'Boss@example.test'], `${secret}\n`)).toMatchObject({
      code: 0,
      out: 'Boss@example.test now has an account with the role admin.\n',
    });
    const { userToken } = (await login('boss', secret)).json() as { userToken: string };
    expect(await roleOf(userToken)).toBe('admin');
    expect(await newestEntry()).toMatchObject({ actor_id: null, action: 'user.create', after: { role: 'admin' } });
    const log = await server.call({ url: '/api/admin/audit', token: userToken });
    expect(log.json()).toMatchObject({ items: [{ actor: null, action: 'user.create' }] });
    expect((await admin(['create', 'helper@example.test', 'support'], secret)).code).toBe(0);
    const again = await program(['create', 'boss@example.test'], secret);
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringContaining('There is already an account with boss@example.test.') });
    expect(await program([])).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/^Usage:/) });
  });

  test('sets a password, which ends every session and forgets every device', async () => {
    const token = await server.member('forgetful', 'admin');
    expect((await admin(['password', 'forgetful@example.test'], secret)).code).toBe(0);
    expect(await roleOf(token)).toBe(401);
    expect([(await login('forgetful', secret)).statusCode, (await login('forgetful', 'secret-of-tests')).statusCode]).toEqual([200, 401]);
    const mails = await server.database.pool.query(`select kind from mails where recipient = 'forgetful@example.test'`);
    expect(mails.rows).toEqual([{ kind: 'accounts.password' }]);
    expect(await newestEntry()).toMatchObject({ actor_id: null, action: 'user.password', before: {}, after: {} });
  });

  test('forgets the devices that signed in before', async () => {
    await server.member('known', 'user');
    await admin(['password', 'known@example.test'], secret);
    const devices = await server.database.pool.query(`select 1 from known_devices d join users u on u.id = d.user_id where u.email = 'known@example.test'`);
    expect(devices.rowCount).toBe(0);
  });

  test('gives a role that holds from the next call on', async () => {
    const token = await server.member('rising');
    expect((await admin(['role', 'rising@example.test', 'support'])).code).toBe(0);
    expect((await server.call({ url: '/api/admin/overview', token })).statusCode).toBe(200);
    expect(await newestEntry()).toMatchObject({ action: 'user.role', before: { role: 'user' }, after: { role: 'support' } });
    expect((await admin(['role', 'rising@example.test', 'user'])).code).toBe(0);
    expect((await server.call({ url: '/api/admin/overview', token })).statusCode).toBe(403);
  });

  test('signs an account out everywhere', async () => {
    const token = await server.member('lost');
    expect((await admin(['end-sessions', 'lost@example.test'])).code).toBe(0);
    expect(await roleOf(token)).toBe(401);
    expect(await newestEntry()).toMatchObject({ action: 'user.endSessions' });
  });

  test.each([
    ['no command', [], 2, 'Usage:'],
    ['an unknown command', ['toString', 'a@example.test'], 2, 'Usage:'],
    ['no email', ['password'], 2, 'Usage:'],
    ['a role that is missing', ['role', 'a@example.test'], 2, 'Usage:'],
    ['a role that does not exist', ['role', 'a@example.test', 'king'], 1, 'Unknown role king.'],
    ['an email that is none', ['password', 'nobody'], 1, 'nobody is not an email address.'],
    ['an email that nobody has', ['end-sessions', 'nobody@example.test'], 1, 'There is no account with nobody@example.test.'],
    ['a short password of staff', ['create', 'short@example.test'], 1, 'has 12 to 128 characters'],
  ])('says plainly what is wrong with %s', async (_what, args, code, said) => {
    const answer = await admin(args, 'eleven-char');
    expect([answer.code, answer.out]).toEqual([code, '']);
    expect(answer.err).toContain(said);
    expect(answer.err).not.toContain('    at ');
  });

  test('makes nobody staff whose account is closed', async () => {
    await server.member('stopped');
    await server.database.pool.query(`update users set status = 'suspended' where email = 'stopped@example.test'`);
    expect(await admin(['role', 'stopped@example.test', 'admin'])).toMatchObject({ code: 1, err: expect.stringContaining('cannot become staff') });
  });

  test('switches two-step sign-in off where phone and recovery codes are lost', async () => {
    const token = await server.member('locked-out', 'admin');
    expect(await admin(['reset-two-step', 'locked-out@example.test'])).toMatchObject({ code: 1, err: 'This account signs in with the password alone.\n' });
    await setUpTwoStep(server, token);
    expect((await login('locked-out', 'secret-of-tests')).statusCode).toBe(401);
    expect((await admin(['reset-two-step', 'locked-out@example.test'])).code).toBe(0);
    expect((await newestEntry())?.action).toBe('user.twoStepOff');
    expect(await roleOf(token)).toBe(401);
    expect((await login('locked-out', 'secret-of-tests')).statusCode).toBe(200);
  });
});
