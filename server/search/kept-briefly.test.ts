import { expect, test } from 'vitest';
import { keptBriefly } from './kept-briefly.ts';

test('made once while it is kept, again afterwards, and the oldest is forgotten first', async () => {
  let now = 0;
  let made = 0;
  const kept = keptBriefly<number>({ ms: 10, max: 2 }, () => now);
  const ask = (key: string) => kept(key, () => Promise.resolve(++made));
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual([1, 1, 2]);
  now = 11;
  expect(await ask('a')).toBe(3);
  expect([await ask('c'), await ask('d'), await ask('a')]).toEqual([4, 5, 6]);
});

test('a failure is not kept', async () => {
  const kept = keptBriefly<number>({ ms: 10, max: 2 });
  await expect(kept('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await kept('a', () => Promise.resolve(1))).toBe(1);
});
