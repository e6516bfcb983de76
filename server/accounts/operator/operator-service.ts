// Account actions of an operator: at the first start, and on the command line (scripts/admin.ts). Errors
// are plain sentences for the operator.
import { revokeKeys } from '#server/api-keys/service.ts';
import { uuidv7 } from 'uuidv7';
import { email as emailSchema } from '#contracts/values.ts';
import { passwordLength } from '#contracts/accounts/account-values.ts';
import { roles, type Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { defaultLanguage } from '#i18n/language.ts';
import { operator, recordAction } from '#server/platform/observability/audit.ts';
import { isStaff } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { hashPassword } from '#server/platform/security/passwords.ts';
import type { Services } from '#server/platform/services.ts';
import { distrustDevices, endSessions } from '#server/sessions/service.ts';
import { setPassword } from '#server/accounts/password.ts';
import { resetTwoStep } from '#server/accounts/two-step/two-step.ts';
import { currentStatus } from '#server/accounts/rules.ts';
import { giveRole } from '#server/accounts/service.ts';
import { findUserByEmail, insertAccount, lockUser, type UserRow } from '#server/accounts/store.ts';

type Needed = Pick<Services, 'db' | 'jobs'>;

const nameOf: Record<Role, string> = { admin: 'Admin', support: 'Support', firmOwner: 'Firm owner', user: 'Member' };

export const note = (trx: Db, id: string, verb: string, before: object, after: object): Promise<void> =>
  recordAction(trx, operator, { action: `user.${verb}`, subject: { type: 'user', id }, before: { ...before }, after: { ...after } });

function emailOf(typed: string): string {
  const { data } = emailSchema.safeParse(typed);
  if (!data) throw new Error(`${typed} is not an email address.`);
  return data;
}

function roleOf(typed: string): Role {
  const role = roles.find((one) => one === typed);
  if (!role) throw new Error(`Unknown role ${typed}. Roles are ${roles.join(', ')}.`);
  return role;
}

function checkPassword(password: string, role: Role): void {
  const { staffPasswordMin, passwordMin, passwordMax } = limits.accounts;
  const min = isStaff({ role }) ? staffPasswordMin : passwordMin;
  const length = passwordLength(password);
  if (length < min || length > passwordMax) throw new Error(`The password of ${nameOf[role]} accounts has ${min} to ${passwordMax} characters.`);
}

/** Throws if there is no account with this email; a purged account has none. */
export async function accountWith(db: Db, typed: string): Promise<UserRow> {
  const email = emailOf(typed);
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`There is no account with ${email}.`);
  return user;
}

/** The account of a command, locked until the command is done. */
export async function change(db: Services['db'], id: string, work: (trx: Db, user: UserRow) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user || user.purged_at) throw new Error('The account has just been deleted.');
    await work(trx, user);
  });
}

const seedOf = (email: string, role: Role, passwordHash: string) => ({
  id: uuidv7(),
  email,
  passwordHash,
  name: nameOf[role],
  role,
  phone: null,
  isDemo: false,
});

/** Creates the admin of the settings if the email has no account; an existing account is unchanged. */
export async function createFirstAdmin({ db }: Pick<Services, 'db'>, { email, password }: { email: string; password: string }): Promise<void> {
  if (await findUserByEmail(db, email)) return;
  await insertAccount(db, seedOf(email, 'admin', await hashPassword(password)));
}

/** Throws the problem with a new account before a password is asked for. */
export async function checkNew({ db }: Pick<Services, 'db'>, email: string, role: string): Promise<void> {
  roleOf(role);
  if (await findUserByEmail(db, emailOf(email)))
    throw new Error(`There is already an account with ${emailOf(email)}. To change it: password, role or end-sessions.`);
}

/** Throws if there is no such account, before a password is asked for. */
export const checkKnown = async ({ db }: Pick<Services, 'db'>, email: string): Promise<unknown> => accountWith(db, email);

/** Creates an account with a role. */
export async function createByOperator({ db }: Needed, typed: string, { role: named, password }: { role: string; password: string }): Promise<void> {
  const [email, role] = [emailOf(typed), roleOf(named)];
  checkPassword(password, role);
  const seed = seedOf(email, role, await hashPassword(password));
  await db.transaction().execute(async (trx) => {
    if (!(await insertAccount(trx, seed))) throw new Error(`There is already an account with ${email}. To change it: password, role or end-sessions.`);
    await note(trx, seed.id, 'create', {}, { role });
  });
}

/** Sets a password: signs out everywhere, forgets known devices, and informs the owner by mail. */
export async function setPasswordByOperator(services: Needed, typed: string, password: string): Promise<void> {
  const { id, role } = await accountWith(services.db, typed);
  checkPassword(password, role);
  const passwordHash = await hashPassword(password);
  await change(services.db, id, async (trx, user) => {
    await setPassword(services, trx, user, { passwordHash, lng: defaultLanguage });
    await distrustDevices(trx, id);
    await note(trx, id, 'password', {}, {});
  });
}

/** Sets a role; valid from the next call on. Only an account in normal standing can become staff. */
export async function setRoleByOperator(services: Needed, typed: string, named: string): Promise<void> {
  const role = roleOf(named);
  const { id } = await accountWith(services.db, typed);
  await change(services.db, id, async (trx, user) => {
    const isOpen = currentStatus(user.status, user.suspended_until, new Date()) === 'normal' && !user.leaves_at;
    if (!isOpen && isStaff({ role })) throw new Error('This account is suspended, disabled or deleted by its owner, so it cannot become staff.');
    if (user.role === role) return;
    await giveRole(services, trx, id, role);
    await note(trx, id, 'role', { role: user.role }, { role });
  });
}

/** Switches two-step sign-in off for someone who lost the phone and the recovery codes; signs out everywhere. */
export async function resetTwoStepByOperator(services: Needed, typed: string): Promise<void> {
  const { id } = await accountWith(services.db, typed);
  await change(services.db, id, async (trx) => {
    if (!(await resetTwoStep(services, trx, id))) throw new Error('This account signs in with the password alone.');
    await endSessions(trx, id);
    await note(trx, id, 'twoStepOff', { twoStep: 'on' }, { twoStep: 'off' });
  });
}

/** Signs an account out everywhere. */
export async function endSessionsByOperator({ db }: Needed, typed: string): Promise<void> {
  const { id } = await accountWith(db, typed);
  await change(db, id, async (trx) => {
    await endSessions(trx, id);
    await revokeKeys(trx, id);
    await note(trx, id, 'endSessions', {}, {});
  });
}
