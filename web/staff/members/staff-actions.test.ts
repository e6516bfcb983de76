import { describe, expect, test } from 'vitest';
import type { AccountStatus, Role } from '#contracts/enums.ts';
import { canReach, endOf, lastDayOf, lengthsOf, staffActionsOf } from './staff-actions.ts';

const admin = { id: 'a', role: 'admin' } as const;
const support = { id: 's', role: 'support' } as const;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const person = (role: Role, status: AccountStatus = 'normal') => ({
  id: 'x',
  role,
  status,
  suspendedAt: null,
  suspendedUntil: status === 'suspended' ? inDays(20) : null,
  leavesAt: null,
});

describe('what staff are offered', () => {
  test('is nothing about themselves, and before it is known who they are', () => {
    expect(staffActionsOf(admin, { ...person('admin'), id: 'a' })).toEqual([]);
    expect(staffActionsOf(undefined, person('user'))).toEqual([]);
  });

  test('follows how the person stands', () => {
    expect(staffActionsOf(support, person('user'))).toEqual(['suspend']);
    expect(staffActionsOf(support, person('user', 'suspended'))).toEqual(['restore', 'suspend']);
    expect(staffActionsOf(support, person('firmOwner', 'Disabled'))).toEqual([]);
    expect(staffActionsOf(admin, person('firmOwner', 'Disabled'))).toEqual(['restore', 'role']);
    expect(staffActionsOf(admin, person('user'))).toEqual(['suspend', 'disable', 'role']);
  });

  test('leaves suspensions that support may not make to admins, who may still be signed out and written about', () => {
    for (const change of [{ suspendedUntil: null }, { suspendedAt: inDays(-50), suspendedUntil: inDays(10) }, { suspendedUntil: inDays(60) }]) {
      const stopped = { ...person('user', 'suspended'), ...change };
      expect(staffActionsOf(support, stopped)).toEqual([]);
      expect(canReach(support, stopped)).toBe(true);
      expect(staffActionsOf(admin, stopped)).toEqual(['restore', 'suspend', 'disable', 'role']);
    }
  });

  test('keeps support from each other and everybody from stopping an admin', () => {
    expect(staffActionsOf(support, person('support'))).toEqual([]);
    expect(staffActionsOf(support, person('admin'))).toEqual([]);
    expect(staffActionsOf(admin, person('support'))).toEqual(['suspend', 'disable', 'role']);
    expect(staffActionsOf(admin, person('admin'))).toEqual(['role']);
  });
});

test('support suspends for thirty days at most, admins also until further notice', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');
  expect([lengthsOf('support'), lengthsOf('admin')]).toEqual([
    ['day', 'week', 'month', 'date'],
    ['day', 'week', 'month', 'date', 'open'],
  ]);
  expect([lastDayOf('support', now), lastDayOf('admin', now)]).toEqual(['2030-01-30', undefined]);
  expect(Date.parse(endOf('date', '2030-01-30', now) ?? '')).toBeLessThanOrEqual(now + 30 * 86_400_000);
});

test('a suspension ends after its days, at the end of a day in Dhaka, or when somebody ends it', () => {
  const now = Date.parse('2030-01-01T00:00:00Z');
  expect(endOf('day', '', now)).toBe('2030-01-02T00:00:00.000Z');
  expect(endOf('month', '', now)).toBe('2030-01-31T00:00:00.000Z');
  expect(new Date(endOf('date', '2030-02-01', now) ?? '').toISOString()).toBe('2030-02-01T17:59:59.000Z');
  expect(endOf('date', '', now)).toBeUndefined();
  expect(endOf('open', '2030-02-01', now)).toBe('');
});
