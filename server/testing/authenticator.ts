// An authenticator app, for tests.
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './app.ts';

const periodMs = 30_000;

/** The code that an app shows so many periods from now. */
export const appCode = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * periodMs });

export interface SetUp {
  secret: string;
  recoveryCodes: string[];
}

/** Switches two-step sign-in on for the holder of `token`; the code of the present period counts as used then no more. */
export async function setUpTwoStep(server: TestApp, token: string): Promise<SetUp> {
  const begun = await server.call({ method: 'POST', url: '/api/admin/twoStep', token });
  const { secret } = (begun.json() as { authenticator: { secret: string } }).authenticator;
  const confirmed = await server.call({ method: 'PUT', url: '/api/admin/twoStep', token, payload: { code: appCode(secret) } });
  await forgetUsedCodes(server);
  return { secret, recoveryCodes: (confirmed.json() as { recoveryCodes: string[] }).recoveryCodes };
}

/** As if a while had passed since the last code. */
export const forgetUsedCodes = (server: TestApp): Promise<unknown> => server.database.pool.query('update authenticators set last_step = 0');

type Change = <T = object>(call: string, sent: { token?: string; body?: object }) => Promise<T>;

/** Two-step sign-in of staff, set up, used and switched off, by `change` of the test with one connection. */
export async function walkThroughTwoStep(change: Change, server: TestApp, token: string): Promise<void> {
  const { authenticator } = await change<{ authenticator: { secret: string } }>('POST /api/admin/twoStep', { token });
  await change('PUT /api/admin/twoStep', { token, body: { code: appCode(authenticator.secret) } });
  const { recoveryCodes } = await change<{ recoveryCodes: string[] }>('POST /api/admin/twoStep/recoveryCodes', { token });
  const payload = { email: 'cautious@example.test', password: 'secret-of-tests' };
  const { ticket } = (await server.call({ method: 'POST', url: '/api/login', payload })).json() as { ticket: string };
  await change('POST /api/login/verifyCode', { body: { ticket, code: recoveryCodes[0] } });
  await change('POST /api/admin/stepUp', { token, body: { code: recoveryCodes[1] } });
  await change('DELETE /api/admin/twoStep', { token });
}
