import { expect, test } from 'vitest';
import { memoryCounter } from './memory-counter.ts';

test('counts each key until its limit, and forgets the oldest where there are too many', () => {
  const counter = memoryCounter('searchesPerCaller', 2);
  const maximum = 3;
  for (let time = 1; time <= maximum; time++) {
    expect(counter.wait('a', maximum)).toBe(0);
    expect(counter.count('a').points).toBe(time);
  }
  expect(counter.wait('a', maximum)).toBeGreaterThan(0);
  expect(counter.count('b').points).toBe(1);
  expect(counter.wait('a', maximum)).toBeGreaterThan(0);
  counter.count('c');
  // The third key made it forget the first.
  expect(counter.wait('a', maximum)).toBe(0);
});
