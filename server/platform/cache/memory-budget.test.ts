import { expect, test } from 'vitest';
import { openMemoryBudget } from './memory-budget.ts';
import { openSwrCache } from './swr-cache.ts';

const always = { version: () => 1, lastVersion: () => 1 };
/** Bytes of an entry with a key of one letter, besides its value. */
const rest = 514;

test('several caches share one budget: what was longest not asked for goes, whoever keeps it', async () => {
  const budget = openMemoryBudget(3 * (rest + 100));
  const [first, second] = [openSwrCache<string>(always, { weigh: () => 100 }, { budget }), openSwrCache<string>(always, { weigh: () => 100 }, { budget })];
  const ask = async (cache: typeof first, key: string) => (await cache.get(key, () => Promise.resolve(key))).outcome;
  for (const key of ['a', 'b']) await ask(first, key);
  await ask(second, 'c');
  expect(await ask(first, 'a')).toBe('hit');
  await ask(second, 'd');
  expect([first.size().entries, second.size().entries, budget.size().entries]).toEqual([1, 2, 3]);
  expect([await ask(second, 'c'), await ask(first, 'b')]).toEqual(['hit', 'miss']);
  expect(budget.size().bytes).toBe(3 * (rest + 100));
  budget.limit(rest + 100);
  expect([budget.size().entries, await ask(first, 'b')]).toEqual([1, 'hit']);
});

test('what has grown since is weighed anew when it is asked for', async () => {
  const budget = openMemoryBudget(2 * (rest + 100));
  let weight = 100;
  const cache = openSwrCache<string>(always, { weigh: (value) => (value === 'a' ? weight : 100) }, { budget });
  const ask = async (key: string) => (await cache.get(key, () => Promise.resolve(key))).outcome;
  for (const key of ['a', 'b']) await ask(key);
  weight = 150;
  await ask('a');
  expect([budget.size().entries, budget.size().bytes, await ask('a'), await ask('b')]).toEqual([1, rest + 150, 'hit', 'miss']);
});

test('what is larger than the whole budget is given and not kept', async () => {
  const budget = openMemoryBudget(1000);
  const cache = openSwrCache<string>(always, { weigh: () => 1000 }, { budget });
  expect(await cache.get('a', () => Promise.resolve('value'))).toEqual({ value: 'value', outcome: 'miss' });
  expect([cache.size().entries, budget.size().bytes]).toEqual([0, 0]);
});
