import { expect, test } from 'vitest';
import { openSwrCache } from './swr-cache.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A cache whose values tell for which version they were made; `lacking` is what the version says of older ones. */
function caching() {
  const state = { version: 1, lacking: undefined as number | undefined, made: 0 };
  const cache = openSwrCache<string>({ version: () => state.version, lastVersion: () => 0, lackingMs: () => state.lacking }, { weigh: () => 1 });
  const make = async () => {
    state.made++;
    return `made for ${state.version}`;
  };
  const get = async (mayLack: boolean) => {
    const { value, outcome } = await cache.get('key', make, { mayLack });
    return [outcome, value];
  };
  return { state, cache, get };
}

test('what lacks additions for a moment is given while it is made anew, to those who may', async () => {
  const { state, get } = caching();
  await get(true);
  Object.assign(state, { version: 2, lacking: 2000 });
  expect(await get(true)).toEqual(['stale', 'made for 1']);
  await settle();
  expect(await get(true)).toEqual(['hit', 'made for 2']);
  Object.assign(state, { version: 3, lacking: 2000 });
  expect(await get(false)).toEqual(['miss', 'made for 3']);
});

test.each([
  ['has lacked them for longer', 3001],
  ['was changed or taken down in part', undefined],
])('what %s is given to nobody', async (_what, lacking) => {
  const { state, get } = caching();
  await get(true);
  Object.assign(state, { version: 2, lacking });
  expect(await get(true)).toEqual(['miss', 'made for 2']);
});

test('what was made while something was added is cached as what it was made for, never over something newer', async () => {
  const { state, cache, get } = caching();
  let finish = (_value: string): void => undefined;
  const slow = cache.get('key', () => new Promise<string>((resolve) => (finish = resolve)), { mayLack: true });
  Object.assign(state, { version: 2, lacking: 10 });
  expect(await get(true)).toEqual(['miss', 'made for 2']);
  finish('made for 1');
  expect((await slow).value).toBe('made for 1');
  expect(await get(true)).toEqual(['hit', 'made for 2']);
});
