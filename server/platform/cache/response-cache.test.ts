import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { CacheOptions } from './swr-cache.ts';
import { openMemoryBudget } from './memory-budget.ts';
import { openResponseCache } from './response-cache.ts';

function counting(options: CacheOptions = {}) {
  const state = { version: 1 as number | undefined, last: 0, now: 0, made: 0, value: 'x' as unknown };
  const answers = openResponseCache(
    { version: () => state.version, lastVersion: () => state.last },
    { freshMs: 100, staleMs: 1000, ...options, now: () => state.now },
  );
  const get = (key = 'a') => answers.get(key, async () => ({ value: state.value, made: ++state.made }));
  const text = async (key?: string) => {
    const { answer, outcome } = await get(key);
    return [outcome, answer.body.toString()] as const;
  };
  return { state, answers, get, text };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('answers to anonymous callers', () => {
  test('are made once while they are fresh', async () => {
    const { state, text } = counting();
    expect(await text()).toEqual(['miss', '{"value":"x","made":1}']);
    expect(await text()).toEqual(['hit', '{"value":"x","made":1}']);
    expect(await text('b')).toEqual(['miss', '{"value":"x","made":2}']);
    expect(state.made).toBe(2);
  });

  test('are made once for all who ask at the same time', async () => {
    const { state, get } = counting();
    await Promise.all([get(), get(), get()]);
    expect(state.made).toBe(1);
  });

  test('that are no longer fresh are given once more while they are made anew', async () => {
    const { state, text } = counting();
    await text();
    state.now = 500;
    expect(await text()).toEqual(['stale', '{"value":"x","made":1}']);
    await settle();
    expect(await text()).toEqual(['hit', '{"value":"x","made":2}']);
    state.now = 5000;
    expect(await text()).toEqual(['miss', '{"value":"x","made":3}']);
  });

  test('end at once when the content changes, and are never given stale then', async () => {
    const { state, text } = counting();
    await text();
    state.version = 2;
    expect(await text()).toEqual(['miss', '{"value":"x","made":2}']);
  });

  test('that were made while the public version changed are not cached', async () => {
    const { state, answers, text } = counting();
    await answers.get('a', async () => {
      state.version = 2;
      return 'old';
    });
    expect((await text())[0]).toBe('miss');
  });

  test('are not cached while changes might go unnoticed', async () => {
    const { state, text } = counting();
    state.version = undefined;
    expect((await text())[0]).toBe('pass');
    expect((await text())[0]).toBe('pass');
    expect(state.made).toBe(2);
  });

  test('of before stand in while the database is away, unless something had changed since', async () => {
    const { state, answers, text } = counting();
    await text();
    Object.assign(state, { version: undefined, last: 1 });
    const failing = () => answers.get('a', () => Promise.reject(new Error('away')));
    expect((await failing()).outcome).toBe('away');
    expect(await text()).toEqual(['pass', '{"value":"x","made":2}']);
    expect((await answers.get('a', () => new Promise(() => undefined))).outcome).toBe('away');
    state.last = 2;
    await expect(failing()).rejects.toThrow('away');
  });

  test('that failed are tried again', async () => {
    const { answers, text } = counting();
    await expect(answers.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await text())[0]).toBe('miss');
  });

  test('take no more memory than they may: what was not asked for longest goes', async () => {
    const { state, text } = counting({ budget: openMemoryBudget(1500) });
    state.value = 'y'.repeat(100);
    for (const key of ['a', 'b', 'a', 'c']) await text(key);
    expect((await text('a'))[0]).toBe('hit');
    expect((await text('c'))[0]).toBe('hit');
    expect((await text('b'))[0]).toBe('miss');
  });

  test('carry a tag of their bytes and come compressed', async () => {
    const { get } = counting();
    const { answer } = await get();
    expect(answer.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(brotliDecompressSync(await answer.encoded('br')).equals(answer.body)).toBe(true);
    expect(gunzipSync(await answer.encoded('gzip')).equals(answer.body)).toBe(true);
  });
});
