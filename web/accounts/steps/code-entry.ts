// What both ways with a mailed code share: registering and a forgotten password.
import type { Api } from '#web/platform/api.ts';

/** A code on its way to an address. Moments in milliseconds of this device's clock. */
export interface Sent {
  to: string;
  expiresAt: number;
  resendAt: number;
  /** Seconds from sending until a new one could be had. */
  resendIn: number;
  /** Codes typed wrong so far. */
  wrong: number;
  /** Too many were wrong: only a new code helps. */
  locked: boolean;
}

export interface CodeEntry {
  email: string;
  sent: Sent | undefined;
}

/** How sending a code ended: it is on its way, or the address needs none and its ticket is here. */
type SendAnswer = { expiresIn: number; resendIn: number } | { ticket: string };

/** The calls of one way, fetched with their schemas when the person acts. */
export interface CodeCalls {
  /** Both answer what is sent. Throw CallFailure with what is wrong before anything is. */
  checkEmail: (typed: string) => string;
  checkCode: (typed: string) => string;
  /** Throws CallFailure. */
  sendCode: (api: Api, email: string) => Promise<SendAnswer>;
  /** Answers the ticket for the next step. Throws CallFailure. */
  verifyCode: (api: Api, email: string, code: string) => Promise<string>;
}

const sameAddress = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a code that still counts is already on its way to this address. */
export const isUnderWay = (sent: Sent | undefined, email: string, now: number): boolean =>
  sent !== undefined && !sent.locked && sent.expiresAt > now && sameAddress(sent.to, email);

export const sentNow = (to: string, { expiresIn, resendIn }: { expiresIn: number; resendIn: number }, now: number): Sent => ({
  to,
  expiresAt: now + expiresIn * 1000,
  resendAt: now + resendIn * 1000,
  resendIn,
  wrong: 0,
  locked: false,
});
