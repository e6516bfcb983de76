// Accounts as other nouns use them: created, looked up, and whether they may be used.
import { uuidv7 } from 'uuidv7';
import type { Role } from '#contracts/enums.ts';
import { notify } from '#server/notifications/service.ts';
import { isStaff } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { hashPassword } from '#server/platform/security/passwords.ts';
import type { Services } from '#server/platform/services.ts';
import { holdToStaffTimes } from '#server/sessions/service.ts';
import type { StandingChange } from './hooks.ts';
import { roleChanged } from './notices.ts';
import { forgetTwoStep } from '#server/two-step/service.ts';
import { currentStatus } from './rules.ts';
import { findUser, findUserByEmail, insertUser, lockUser, updateUser, upsertAccount, type AccountSeed, type NewUser, type UserRow } from './store.ts';

/** Creates an account, or sets the password and role of an existing one. */
export async function ensureAccount({ db }: Pick<Services, 'db'>, account: Omit<AccountSeed, 'id' | 'passwordHash'> & { password: string }): Promise<void> {
  const { password, ...seed } = account;
  await upsertAccount(db, { ...seed, id: uuidv7(), passwordHash: await hashPassword(password) });
}

/** Creates a member's account and returns its id; undefined if the email is taken. */
export async function createAccount(trx: Db, account: Omit<NewUser, 'id'>): Promise<string | undefined> {
  const id = uuidv7();
  return (await insertUser(trx, { ...account, id })) ? id : undefined;
}

/** Sets another role, which its holder is told of, valid from the next call on; running sessions of new staff are shortened to staff's limits. Only staff sign in in two steps. */
export async function giveRole(services: Pick<Services, 'jobs'>, trx: Db, userId: string, role: Role): Promise<void> {
  await updateUser(trx, userId, { role });
  await notify(services, trx, [userId], roleChanged(role, new Date()));
  if (isStaff({ role })) await holdToStaffTimes(trx, userId);
  else await forgetTwoStep(trx, userId);
}

/** The account of an email, in any state. */
export const accountOf = (db: Db, email: string): Promise<UserRow | undefined> => findUserByEmail(db, email);

export const accountById = (db: Db, id: string): Promise<UserRow | undefined> => findUser(db, id);

const isOpen = ({ leaves_at, purged_at, status, suspended_until }: UserRow, now: Date): boolean =>
  leaves_at === null && purged_at === null && currentStatus(status, suspended_until, now) === 'normal';

/** Whether an account is in normal standing; posts of others are not shown. */
export async function isNormal(db: Db, userId: string): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== undefined && isOpen(user, new Date());
}

/** How an account stands, held until the transaction ends; undefined where there is none. */
export async function holdStanding(trx: Db, userId: string): Promise<StandingChange | undefined> {
  const user = await lockUser(trx, userId);
  return user && { userId, isNormal: isOpen(user, new Date()), isDisabled: user.status === 'Disabled' };
}

/** Lets a plain member answer for a firm; staff and owners of firms keep their role. False for an account that is not open. */
export async function becomeFirmOwner(services: Pick<Services, 'jobs'>, trx: Db, userId: string): Promise<boolean> {
  const user = await lockUser(trx, userId);
  if (!user || !isOpen(user, new Date())) return false;
  if (user.role === 'user') await giveRole(services, trx, userId, 'firmOwner');
  return true;
}
