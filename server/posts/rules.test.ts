import { expect, test } from 'vitest';
import { postStates } from '#contracts/enums.ts';
import { canFollow, isPublicState } from './rules.ts';

test.each([
  ['pending', 'approved', true],
  ['pending', 'rejected', true],
  ['pending', 'sold', false],
  ['approved', 'pending', true],
  ['approved', 'rejected', false],
  ['rejected', 'pending', true],
  ['rejected', 'approved', false],
  ['hidden', 'approved', true],
  ['deleted', 'approved', false],
] as const)('from %s to %s: %s', (from, to, allowed) => {
  expect(canFollow(from, to)).toBe(allowed);
});

test('nothing comes back from deletion, and everything else can be deleted', () => {
  for (const state of postStates) {
    expect(canFollow('deleted', state)).toBe(false);
    if (state !== 'deleted') expect(canFollow(state, 'deleted')).toBe(true);
  }
});

test('the public sees approved, sold and rented posts only', () => {
  expect(postStates.filter(isPublicState)).toEqual(['approved', 'sold', 'rented']);
});
