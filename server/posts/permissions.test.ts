import { describe, expect, test } from 'vitest';
import { postStates, type PostState, type Role } from '#contracts/enums.ts';
import { can } from './permissions.ts';

const now = new Date('2026-03-10T12:00:00Z');
const post = (state: PostState) => ({
  owner_id: 'owner',
  type: 'sell' as const,
  state,
  update_count: 0,
  revision: 1,
  reposts: 0,
  renewals: 0,
  edited: false,
  approved_at: now,
  expires_at: new Date(now.getTime() + 40 * 86_400_000),
});
const allowed = (userId: string, role: Role, state: PostState): string[] => [...can({ userId, role }, post(state), now)];

describe('staff', () => {
  test.each<[PostState, string[]]>([
    ['pending', ['approve', 'reject', 'plan']],
    ['approved', ['cancel', 'plan']],
    ['hidden', ['cancel', 'plan']],
    ['sold', ['cancel', 'plan']],
    ['rented', ['cancel', 'plan']],
    ['rejected', ['plan']],
    ['cancelled', ['plan']],
    ['expired', ['plan']],
    ['deleted', []],
  ])('may do with a post that is %s: %j', (state, actions) => {
    for (const role of ['support', 'admin'] as const) expect(allowed('clerk', role, state)).toEqual(actions);
  });

  test('may do with a post of their own what every owner may, and decide nothing about it', () => {
    for (const state of postStates) expect(allowed('owner', 'admin', state)).toEqual(allowed('owner', 'user', state));
    expect(allowed('owner', 'admin', 'pending')).toEqual(['edit', 'remove']);
  });
});

test('nobody else may do anything', () => {
  for (const state of postStates) {
    expect(allowed('other', 'user', state)).toEqual([]);
    expect(allowed('other', 'firmOwner', state)).toEqual([]);
    expect([...can(undefined, post(state), now)]).toEqual([]);
  }
});
