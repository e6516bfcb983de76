// The caller of a request, as handlers see it.
import { createHash } from 'node:crypto';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { AccountStatus, Role } from '#contracts/enums.ts';
import type { KeyScope } from '#contracts/integrations/key-scopes.ts';
import { can, isStaffRole } from '#contracts/accounts/staff-rights.ts';
import type { Language } from '#i18n/language.ts';
import { fail } from '#server/platform/http/failure.ts';

export interface Requester {
  /** The account or device that has budgets of its own; undefined where there is neither, or the device got its cookie a moment ago. */
  id: string | undefined;
  /** Neither the account nor the device is older than three days: counted together with others of its address as well. */
  isNew: boolean;
  /** Normalized, see `networkOf`. */
  address: string;
  /** A program with an API key, whose every call counts anyway. */
  isProgram: boolean;
}

export interface SignedIn {
  userId: string;
  /** What the personal API key of this call may do; absent where someone is signed in. */
  scopes?: readonly KeyScope[];
  sessionId: string;
  name: string;
  role: Role;
  /** After an expired suspension has been lifted. */
  status: AccountStatus;
  /** The password or a code was entered in this session some minutes ago. */
  isProved: boolean;
  /** One for all spellings of the email that arrive in the same mailbox. */
  mailbox: string;
  joinedAt: Date;
  /** One of the staff who has to set up two-step sign-in before anything else of theirs. */
  needsTwoStep: boolean;
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
  /** Of what is sent with the key, without files: the same picture made smaller once more has other bytes. */
  contentHash?: Buffer;
  /** Opaque id of the device, from a signed cookie; absent where no page was seen before. */
  deviceId: string | undefined;
  /** Seconds since the device got its id. */
  deviceAge: number;
  /** The id that the answer to this first call gives the device. */
  newDeviceId?: string;
  /** For whom the call is counted; a key counts for its holder. */
  requester: Requester;
}

export interface MemberCaller extends Caller {
  user: SignedIn;
}

export const hasStaffRole = ({ role }: Pick<SignedIn, 'role'>): boolean => isStaffRole(role);

export const isStaff = (user: (Pick<SignedIn, 'role'> & Partial<SignedIn>) | undefined): boolean =>
  user !== undefined && hasStaffRole(user) && !user.needsTwoStep;

/** Tokens are stored and compared as hashes. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

type Door = Pick<Endpoint, 'access' | 'beforeTwoStep'> & Partial<Pick<Endpoint, 'method' | 'scope'>>;

/** Whether a key opens it: what its scopes name, and reading what anyone may read. */
const takesKey = ({ access, method, scope }: Door, scopes: readonly KeyScope[]): boolean =>
  scope === undefined ? access === 'anyone' && method === 'GET' : scopes.includes(scope);

/** Throws if the endpoint's access does not admit the caller. */
export function admit(door: Door, { user }: Pick<Caller, 'user'>): void {
  const { access, beforeTwoStep } = door;
  if (user?.scopes && !takesKey(door, user.scopes)) fail('SCOPE_REQUIRED');
  if (access === 'anyone') return;
  if (!user) fail('UNAUTHENTICATED');
  if (user.status === 'Disabled') fail('ACCOUNT_DISABLED');
  if (access === 'session') return;
  if (user.status !== 'normal') fail('ACCOUNT_SUSPENDED');
  if (access !== 'support' && access !== 'admin') return;
  if (!can(user, { access })) fail('FORBIDDEN');
  if (user.needsTwoStep && !beforeTwoStep) fail('TWO_STEP_REQUIRED');
}

/**
 * What depends on the query: throws FORBIDDEN where it is for admins alone, STEP_UP_REQUIRED where the endpoint asks for the password again and it
 * was entered too long ago.
 */
export function admitQuery({ access, adminsOnly, stepUp }: Pick<Endpoint, 'access' | 'adminsOnly' | 'stepUp'>, { user }: Caller, query: unknown): void {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>;
  if (adminsOnly && !can(user, { access, adminsOnly }, asked)) fail('FORBIDDEN');
  const asks = typeof stepUp === 'function' ? stepUp(asked) : stepUp;
  if (asks && !user?.isProved) fail('STEP_UP_REQUIRED');
}
