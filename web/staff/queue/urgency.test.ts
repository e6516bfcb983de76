import { expect, test } from 'vitest';
import { clockFace, urgencyOf } from './urgency.ts';

test.each([
  [0, 'calm'],
  [150, 'calm'],
  [151, 'pressing'],
  [299, 'pressing'],
  [300, 'overdue'],
] as const)('after %i of 300 minutes a post is %s', (minutes, urgency) => {
  expect(urgencyOf(minutes)).toBe(urgency);
});

test('minutes have two digits', () => {
  expect(clockFace(205)).toBe('3:25');
  expect(clockFace(5)).toBe('0:05');
});
