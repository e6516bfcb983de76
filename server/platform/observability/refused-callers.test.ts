import { expect, test } from 'vitest';
import { openRefusedCallers } from './refused-callers.ts';

test('counts different callers of each limit, and forgets them after ten to twenty minutes', () => {
  let now = 0;
  const refused = openRefusedCallers(() => now);
  for (const caller of ['a', 'a', 'b']) refused.note('searchesPerCaller', caller);
  refused.note('reportsPerCaller', 'a');
  expect([...refused.counts()]).toEqual([
    ['searchesPerCaller', 2],
    ['reportsPerCaller', 1],
  ]);
  now = 601_000;
  refused.note('searchesPerCaller', 'b');
  refused.note('searchesPerCaller', 'c');
  expect(refused.counts().get('searchesPerCaller')).toBe(3);
  now = 1_300_000;
  expect(refused.counts()).toEqual(new Map([['searchesPerCaller', 2]]));
  now = 9_000_000;
  expect(refused.counts().size).toBe(0);
});

test('counts no more than a thousand', () => {
  const refused = openRefusedCallers(() => 0);
  for (let caller = 0; caller < 5000; caller++) refused.note('visitsPerAddress', `${caller}`);
  expect(refused.counts().get('visitsPerAddress')).toBe(1000);
});
