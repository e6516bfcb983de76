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
