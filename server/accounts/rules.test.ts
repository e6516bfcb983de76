import { expect, test } from 'vitest';
import { currentStatus } from './rules.ts';

const now = new Date('2026-11-21T10:00:00Z');

test.each([
  ['normal', null, 'normal'],
  ['Disabled', null, 'Disabled'],
  ['suspended', null, 'suspended'],
  ['suspended', new Date('2026-11-21T10:00:01Z'), 'suspended'],
  ['suspended', new Date('2026-11-21T10:00:00Z'), 'normal'],
  ['something else', null, 'suspended'],
] as const)('an account stored as %s until %s is %s', (stored, until, expected) => {
  expect(currentStatus(stored, until, now)).toBe(expected);
});
