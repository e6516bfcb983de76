// Staff actions on members. Each is one transaction, is written to the audit log, and holds from the member's next call on.
import type { Answer, HandlerInput } from '#contracts/endpoint.ts';
import type { Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { members, type Member } from '#contracts/accounts/members.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import { isBeyondSupport } from '#contracts/accounts/suspensions.ts';
import { paginationOf } from '#contracts/values.ts';
import { recordAction } from '#server/platform/observability/audit.ts';
import { isStaff, type MemberCaller } from '#server/platform/http/callers/caller.ts';
import type { Db } from '#server/platform/database/database.ts';
import { fail, failField } from '#server/platform/http/failure.ts';
import type { Services } from '#server/platform/services.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { currentStatus } from '#server/accounts/rules.ts';
import { findMember, listMembers, lockPair, type MemberRow } from './staff-store.ts';
import { disableAccount, restoreAccount, suspendAccount, type Standing } from '#server/accounts/standing.ts';
import { revokeKeys } from '#server/api-keys/service.ts';
import { countSessions, endSessions } from '#server/sessions/service.ts';
import { giveRole } from '#server/accounts/service.ts';
import type { UserRow } from '#server/accounts/store.ts';

export function toMember(row: MemberRow): Member {
  const status = currentStatus(row.status, row.suspended_until, new Date());
  const isStopped = status !== 'normal';
  return {
    id: row.id,
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    proPic: row.pro_pic,
    role: row.role,
    status,
    suspendedAt: isStopped ? (row.suspended_at?.toISOString() ?? null) : null,
    suspendedUntil: isStopped ? (row.suspended_until?.toISOString() ?? null) : null,
    statusReason: isStopped ? row.status_reason : null,
    joinDate: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    leavesAt: row.leaves_at?.toISOString() ?? null,
    counts: { posts: row.posts, live: row.live, upheldReports: row.upheld_reports },
  };
}

/** Members by staff's filters, newest first unless told. */
export async function readMembers(
  { db }: Pick<Services, 'db'>,
  { page, limit, format: _format, ...filter }: HandlerInput<typeof members.list>['query'],
): Promise<Omit<Answer<typeof members.list>, 'success'>> {
  const { rows, total } = await listMembers(db, filter, { page, limit });
  return { items: rows.map(toMember), pagination: paginationOf({ page, limit }, total) };
}

/** Throws FORBIDDEN for oneself; for admins; for support staff unless an admin acts. */
export function checkReach(actor: UserRow, user: UserRow): void {
  if (actor.id === user.id) fail('FORBIDDEN', { message: 'notice_ownAccount' });
  if (user.role === 'admin') fail('FORBIDDEN', { message: 'notice_adminAccount' });
  if (user.role === 'support' && actor.role !== 'admin') fail('FORBIDDEN', { message: 'notice_staffAccount' });
}

/** Looked at once more in the transaction, since a role may just have been taken. */
function checkAdmin({ role }: UserRow): void {
  if (role !== 'admin') fail('FORBIDDEN');
}

interface Pair {
  actor: UserRow;
  user: UserRow;
}

/** Both accounts, locked, so that an actor who just lost the role is refused. Throws NOT_FOUND, FORBIDDEN. */
export async function heldPair(trx: Db, userId: string, caller: MemberCaller): Promise<Pair> {
  const { actor, user } = await lockPair(trx, caller.user.userId, userId);
  if (!actor || !isStaff({ ...caller.user, role: actor.role })) fail('FORBIDDEN');
  if (!user || user.purged_at) fail('NOT_FOUND');
  return { actor, user };
}

type Action = 'suspend' | 'disable' | 'restore' | 'role' | 'endSessions';

/** Runs `work` on the account and records its result in the audit log; `undefined` means nothing changed. */
async function act(
  { db }: Pick<Services, 'db'>,
  userId: string,
  action: Action,
  caller: MemberCaller,
  work: (trx: Db, pair: Pair) => Promise<{ before: object; after: object } | undefined>,
): Promise<Member> {
  return inTransaction(db, async (trx) => {
    const done = await work(trx, await heldPair(trx, userId, caller));
    const log = { action: `user.${action}`, subject: { type: 'user', id: userId } };
    if (done) await recordAction(trx, caller, { ...log, before: { ...done.before }, after: { ...done.after } });
    const row = await findMember(trx, userId);
    return row ? toMember(row) : fail('NOT_FOUND');
  });
}

const nothingIsKnown: Omit<Standing, 'status'> = { suspendedUntil: null, reason: null };

/** Throws VALIDATION for a suspension that only an admin may decide. */
function checkLength({ role }: UserRow, until: Date | null): void {
  if (role !== 'admin' && isBeyondSupport(Date.now(), until?.getTime() ?? null))
    failField('until', 'untilTooFar', { max: limits.moderation.supportSuspendDays });
}

/** Throws FORBIDDEN where admins alone may change how the account stands. */
function checkLift(actor: UserRow, { status, suspended_at, suspended_until }: UserRow): void {
  const current = currentStatus(status, suspended_until, new Date());
  const standing = { status: current, suspendedAt: suspended_at?.toISOString() ?? null, suspendedUntil: suspended_until?.toISOString() ?? null };
  if (!can(actor, members.restore, standing)) fail('FORBIDDEN', { message: 'notice_adminsLift' });
}

/** Suspends until a given time, or until further notice. Throws NOT_FOUND, FORBIDDEN, VALIDATION for one that is too long for support, STATE_CONFLICT for a disabled account. */
export function suspendMember(
  services: Services,
  userId: string,
  { until, reason }: HandlerInput<typeof members.suspend>['body'],
  caller: MemberCaller,
): Promise<Member> {
  return act(services, userId, 'suspend', caller, async (trx, { actor, user }) => {
    checkReach(actor, user);
    checkLength(actor, until ?? null);
    if (user.status === 'Disabled') fail('STATE_CONFLICT', { message: 'notice_disabledAlready' });
    checkLift(actor, user);
    const before = await suspendAccount(services, trx, userId, { until: until ?? null, reason });
    return { before, after: { status: 'suspended', suspendedUntil: until?.toISOString() ?? null, reason } };
  });
}

/** Disables permanently. Throws NOT_FOUND, FORBIDDEN. */
export function disableMember(services: Services, userId: string, reason: string, caller: MemberCaller): Promise<Member> {
  return act(services, userId, 'disable', caller, async (trx, { actor, user }) => {
    checkReach(actor, user);
    checkAdmin(actor);
    const before = await disableAccount(services, trx, userId, { reason });
    return { before, after: { ...nothingIsKnown, status: 'Disabled', reason } };
  });
}

/** Enables an account again; an enabled one is unchanged. Throws NOT_FOUND, FORBIDDEN, also for support where admins alone may. */
export function restoreMember(services: Services, userId: string, caller: MemberCaller): Promise<Member> {
  return act(services, userId, 'restore', caller, async (trx, { actor, user }) => {
    checkReach(actor, user);
    if (user.status === 'normal') return undefined;
    checkLift(actor, user);
    const before = await restoreAccount(services, trx, userId);
    return { before, after: { ...nothingIsKnown, status: 'normal' } };
  });
}

/** Signs out on every device. Throws NOT_FOUND, FORBIDDEN. */
export function endMemberSessions(services: Services, userId: string, caller: MemberCaller): Promise<Member> {
  return act(services, userId, 'endSessions', caller, async (trx, { actor, user }) => {
    checkReach(actor, user);
    const before = await countSessions(trx, userId);
    await endSessions(trx, userId);
    await revokeKeys(trx, userId);
    return { before: { sessions: before }, after: { sessions: 0 } };
  });
}

/**
 * Sets a role. No one changes their own, so an admin always remains: of two admins demoting each other, the second
 * is refused. Throws NOT_FOUND, FORBIDDEN, STATE_CONFLICT (a suspended, disabled or deleted account cannot become staff).
 */
export function changeRole(services: Services, userId: string, role: Role, caller: MemberCaller): Promise<Member> {
  return act(services, userId, 'role', caller, async (trx, { actor, user }) => {
    checkAdmin(actor);
    if (actor.id === user.id) fail('FORBIDDEN', { message: 'notice_ownAccount' });
    if (user.role === role) return undefined;
    const isOpen = currentStatus(user.status, user.suspended_until, new Date()) === 'normal' && !user.leaves_at;
    if (!isOpen && isStaff({ ...caller.user, role })) fail('STATE_CONFLICT', { message: 'notice_accountClosed' });
    await giveRole(services, trx, userId, role);
    return { before: { role: user.role }, after: { role } };
  });
}
