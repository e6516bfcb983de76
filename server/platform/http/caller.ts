// The caller of a request, as handlers see it.
import { createHash } from 'node:crypto';
import type { Access } from '#contracts/endpoint.ts';
import type { AccountStatus, Role } from '#contracts/enums.ts';
import type { Language } from '#i18n/language.ts';
import { fail } from './failure.ts';

export interface SignedIn {
  userId: string;
  sessionId: string;
  name: string;
  role: Role;
  /** After an expired suspension has been lifted. */
  status: AccountStatus;
}

export interface Caller {
  lng: Language;
  /** Normalized for limits, see `networkOf`. */
  address: string;
  userAgent: string;
  user: SignedIn | undefined;
  /** The bearer token as sent. */
  token: string | undefined;
  idempotencyKey: string | undefined;
  /** Opaque id of the device, from a signed cookie; absent where no page was seen before. */
  deviceId: string | undefined;
  /** Seconds since the device got its id. */
  deviceAge: number;
  /** The id that the answer to this first call gives the device. */
  newDeviceId?: string;
}

export interface MemberCaller extends Caller {
  user: SignedIn;
}

export const isStaff = (user: Pick<SignedIn, 'role'> | undefined): boolean => user?.role === 'support' || user?.role === 'admin';

/** Tokens are stored and compared as hashes. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Throws if the endpoint's access does not admit the caller. */
export function admit(access: Access, { user }: Pick<Caller, 'user'>): void {
  if (access === 'anyone') return;
  if (!user) fail('UNAUTHENTICATED');
  if (user.status === 'Disabled') fail('ACCOUNT_DISABLED');
  if (access === 'session') return;
  if (user.status !== 'normal') fail('ACCOUNT_SUSPENDED');
  if (access === 'support' && !isStaff(user)) fail('FORBIDDEN');
  if (access === 'admin' && user.role !== 'admin') fail('FORBIDDEN');
}
