import type { UserData } from '#contracts/accounts/accounts.ts';
import { dateInDhaka, dhakaOffset } from '#contracts/dhaka.ts';
import { dayMs } from '#contracts/durations.ts';
import type { Role } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { members, type Member } from '#contracts/accounts/members.ts';
import { can } from '#contracts/accounts/staff-rights.ts';
import type { StaffAction } from './member-calls.ts';

type Actor = Pick<UserData, 'id' | 'role'>;

/** Whether one may write about a person and sign them out. The API checks it again. */
export const canReach = (actor: Actor | undefined, { id, role }: Pick<Member, 'id' | 'role'>): boolean =>
  actor !== undefined && actor.id !== id && role !== 'admin' && (role !== 'support' || actor.role === 'admin');

/** What one may do about a person, in the order of the buttons. The API checks it again. */
export function staffActionsOf(
  actor: Actor | undefined,
  member: Pick<Member, 'id' | 'role' | 'status' | 'suspendedAt' | 'suspendedUntil' | 'leavesAt'>,
): StaffAction[] {
  if (!actor || actor.id === member.id) return [];
  const roleToo: StaffAction[] = can(actor, members.role) ? ['role'] : [];
  if (member.role === 'admin') return roleToo;
  if (!canReach(actor, member)) return [];
  if (!can(actor, members.restore, member)) return [];
  if (member.status === 'Disabled') return ['restore', ...roleToo];
  const disableToo: StaffAction[] = can(actor, members.disable) ? ['disable'] : [];
  return [...(member.status === 'suspended' ? (['restore'] as const) : []), 'suspend', ...disableToo, ...roleToo];
}

export const lengths = ['day', 'week', 'month', 'date', 'open'] as const;
export type Length = (typeof lengths)[number];

const days: Record<Exclude<Length, 'date' | 'open'>, number> = { day: 1, week: 7, month: 30 };

/** How long one may suspend: only admins until further notice. */
export const lengthsOf = (role: Role | undefined): readonly Length[] => lengths.filter((one) => role === 'admin' || one !== 'open');

/** The last day that may be chosen, such as 2030-01-31; none for admins. */
export const lastDayOf = (role: Role | undefined, now: number): string | undefined =>
  role === 'admin' ? undefined : dateInDhaka(now + (limits.moderation.supportSuspendDays - 1) * dayMs);

/**
 * The end of a suspension, ISO 8601; empty until further notice. `date` is the last day, such as 2030-01-31, whole in
 * Dhaka; undefined where it is meant and missing.
 */
export function endOf(length: Length, date: string, now: number): string | undefined {
  if (length === 'open') return '';
  if (length === 'date') return date ? `${date}T23:59:59${dhakaOffset}` : undefined;
  return new Date(now + days[length] * dayMs).toISOString();
}
