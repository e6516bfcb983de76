// Codes of authenticator apps (RFC 6238) and recovery codes.
import { randomBytes, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { limits } from '#contracts/limits.ts';
import { codeAlphabet } from '#contracts/offers/review-values.ts';

const { digits, periodSeconds, driftSteps, secretBytes, recoveryCodes, recoveryLength } = limits.twoStep;

/** A new secret in base32, as people type it into an app. */
export const newSecret = (): string => new Secret({ buffer: new Uint8Array(randomBytes(secretBytes)).buffer }).base32;

const appOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Uthan', label, secret: Secret.fromBase32(secret), digits, period: periodSeconds, algorithm: 'SHA1' });

/** The address that a QR code hands to an app. */
export const addressOfApp = (secret: string, email: string): string => appOf(secret, email).toString();

/** The period (a count since 1970) whose code this is, at most a step from now; undefined for any other code. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (code.length !== digits || !/^\d+$/.test(code)) return undefined;
  const app = appOf(secret);
  const delta = app.validate({ token: code, timestamp: now, window: driftSteps });
  return delta === null ? undefined : app.counter({ timestamp: now }) + delta;
}

/** Whether a code is one of an app; any other is taken for a recovery code. */
export const isAppCode = (code: string): boolean => /^\d+$/.test(code);

const recoveryCode = (): string => Array.from({ length: recoveryLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, recoveryCode);

/** In two halves, as it is shown and written down. */
export const halved = (code: string): string => `${code.slice(0, recoveryLength / 2)}-${code.slice(recoveryLength / 2)}`;
