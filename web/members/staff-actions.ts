import type { UserData } from '#contracts/accounts.ts';
import { dhakaOffset } from '#contracts/dhaka.ts';
import type { Member } from '#contracts/members.ts';
import type { StaffAction } from './member-calls.ts';

type Actor = Pick<UserData, 'id' | 'role'>;

/** What one may do about a person, in the order of the buttons. The API checks it again. */
export function staffActionsOf(actor: Actor | undefined, member: Pick<Member, 'id' | 'role' | 'status' | 'leavesAt'>): StaffAction[] {
  if (!actor || actor.id === member.id) return [];
  const isAdmin = actor.role === 'admin';
  const roleToo: StaffAction[] = isAdmin ? ['role'] : [];
  if (member.role === 'admin') return roleToo;
  if (member.role === 'support' && !isAdmin) return [];
  if (member.status === 'Disabled') return ['restore', ...roleToo];
  return [...(member.status === 'suspended' ? (['restore'] as const) : []), 'suspend', 'disable', ...roleToo];
}

const dayMs = 86_400_000;

export const lengths = ['day', 'week', 'month', 'date', 'open'] as const;
export type Length = (typeof lengths)[number];

const days: Partial<Record<Length, number>> = { day: 1, week: 7, month: 30 };

/**
 * The end of a suspension, ISO 8601; empty until further notice. `date` is the last day, such as 2030-01-31, whole in
 * Dhaka; undefined where it is meant and missing.
 */
export function endOf(length: Length, date: string, now: number): string | undefined {
  if (length === 'open') return '';
  if (length === 'date') return date ? `${date}T23:59:59${dhakaOffset}` : undefined;
  return new Date(now + (days[length] ?? 0) * dayMs).toISOString();
}
