// What a browser would do is played here: its storage, its address, its clock.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const marks = new Set<string>();
const stored = new Map<string, string>();
const reload = vi.fn();
let served: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  for (const one of [marks, stored]) one.clear();
  reload.mockClear();
  served = 'one';
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'one' } });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(served)));
  vi.stubGlobal('document', { documentElement: { toggleAttribute: (name: string, on: boolean) => (on ? marks.add(name) : marks.delete(name)) } });
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = () => import('./chunks.ts');

test('code that does not come is asked for again; after 120 seconds a panel says so, until it comes', async () => {
  const { loadChunk, ChunkLoadError } = await opened();
  let online = false;
  const loading = loadChunk(() => (online ? Promise.resolve('part') : Promise.reject(new Error('offline'))));
  await vi.advanceTimersByTimeAsync(119_000);
  expect([...marks]).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([...marks]).toEqual(['data-stuck']);
  expect(vi.mocked(reportError).mock.calls[0]?.[0]).toBeInstanceOf(ChunkLoadError);
  online = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(await loading).toBe('part');
  expect([...marks]).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('a request that never ends counts as one that failed', async () => {
  const { loadChunk } = await opened();
  void loadChunk(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([...marks]).toEqual(['data-stuck']);
});

test('a page of an older build is loaded anew, once for each build', async () => {
  const { loadChunk } = await opened();
  served = 'two';
  void loadChunk(() => Promise.reject(new Error('404')));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledTimes(1);
  served = 'three';
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nothing that somebody typed is lost by loading anew', async () => {
  const { loadChunk } = await opened();
  const [, onInput] = vi.mocked(addEventListener).mock.calls[0] as unknown as [string, () => void];
  onInput();
  served = 'two';
  void loadChunk(() => Promise.reject(new Error('404')));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reload).not.toHaveBeenCalled();
});

test('a navigation that takes 120 seconds shows the panel until it ends', async () => {
  const { watchNavigation } = await opened();
  const stop = watchNavigation('/ContactUs?from=home');
  await vi.advanceTimersByTimeAsync(120_000);
  expect([...marks]).toEqual(['data-stuck']);
  stop?.();
  expect([watchNavigation(undefined), marks.size]).toEqual([undefined, 0]);
});

test('a page that is left in the middle of a navigation remembers where it led, any other nothing', async () => {
  const { rememberNavigation } = await opened();
  vi.mocked(addEventListener).mockClear();
  rememberNavigation();
  const [, leave] = vi.mocked(addEventListener).mock.calls[0] as unknown as [string, () => void];
  const navigation: { location?: object } = {};
  Object.assign(window, { __reactRouterDataRouter: { state: { navigation } } });
  leave();
  expect(stored.size).toBe(0);
  navigation.location = { pathname: '/ContactUs', search: '?from=home' };
  leave();
  expect([...stored.values()]).toEqual(['/ContactUs?from=home']);
});
