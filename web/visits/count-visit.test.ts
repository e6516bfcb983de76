import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visits } from '#contracts/pages/visits.ts';
import { countVisit } from './count-visit.ts';

const sent: unknown[] = [];
const stored = new Map<string, string>();

beforeEach(() => {
  sent.length = 0;
  stored.clear();
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12) });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('fetch', (_url: string, { body, headers, credentials }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    // With the device cookie, without a token.
    expect([headers, credentials]).toEqual([{ 'content-type': 'application/json' }, undefined]);
    return Promise.resolve(new Response());
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the month is sent by its English name beside the year, as the call wants it', async () => {
  await countVisit();
  expect(sent).toEqual([{ month: 'November', year: 2026, deviceType: 'desktop' }]);
  expect(visits.count.body.safeParse(sent[0]).success).toBe(true);
});

test('a phone and a tablet are mobile', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }));
  await countVisit();
  expect(sent).toMatchObject([{ deviceType: 'mobile' }]);
});

test('a session is counted once, and none where the browser stores nothing', async () => {
  await countVisit();
  await countVisit();
  expect(sent).toHaveLength(1);
  vi.stubGlobal('sessionStorage', undefined);
  await countVisit();
  expect(sent).toHaveLength(1);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('nothing is sent where the browser asks not to be tracked: %o', async (wish) => {
  vi.stubGlobal('navigator', wish);
  await countVisit();
  expect(sent).toEqual([]);
});

test('a browser that asks for nothing is counted', async () => {
  vi.stubGlobal('navigator', { doNotTrack: 'unspecified', globalPrivacyControl: false });
  await countVisit();
  expect(sent).toHaveLength(1);
});
