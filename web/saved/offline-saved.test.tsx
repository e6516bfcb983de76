import { beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#web/platform/api.ts';
import * as offlineAnswers from '#web/platform/offline/offline-answers.ts';
import * as queuedActions from '#web/platform/offline/action-queue.ts';
import { cacheSavedList, readSavedOrCached } from './offline-list.ts';
import { rememberHeart } from './last-heart.ts';
import * as savedCalls from './saved-calls.ts';

const me = 'me';
const first = { page: 1, limit: 12, type: undefined, sort: undefined };
const post = (postId: number) => ({ _id: `s${postId}`, postId, type: 'sell', postDate: '2026-01-01T00:00:00Z' });
const pageWith = (...ids: number[]) => ({ posts: ids.map(post), gone: [], total: ids.length, totalPages: 1 }) as unknown as savedCalls.SavedPage;
const api = {} as never;

let store: Map<string, offlineAnswers.OfflineAnswer<unknown>>;
let server: savedCalls.SavedPage | undefined;
let clock: number;

beforeEach(() => {
  store = new Map();
  clock = 1_000_000;
  vi.spyOn(Date, 'now').mockImplementation(() => (clock += 1));
  vi.spyOn(offlineAnswers, 'storeAnswer').mockImplementation(async (userId, name, value) => void store.set(`${userId} ${name}`, { value, at: Date.now() }));
  vi.spyOn(offlineAnswers, 'offlineAnswer').mockImplementation(async (userId, name) => store.get(`${userId} ${name}`) as never);
  vi.spyOn(queuedActions, 'queuedActions').mockResolvedValue([]);
  vi.spyOn(savedCalls, 'readSaved').mockImplementation(async () => {
    if (server) return server;
    throw new CallFailure(0, { error: 'NO_RESPONSE' });
  });
  return () => vi.restoreAllMocks();
});

const online = (page: savedCalls.SavedPage): void => {
  server = page;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
};
const offline = (): void => {
  server = undefined;
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
};
const read = () => readSavedOrCached(api, first, me);
const numbers = ({ posts }: savedCalls.SavedPage): number[] => posts.map(({ postId }) => postId);

test('what the page of saved posts read with a connection is there without one, although the list was kept empty before', async () => {
  online(pageWith());
  await cacheSavedList(api, me, false);
  rememberHeart(me);
  online(pageWith(7));
  await read();
  offline();
  const page = await read();
  expect([numbers(page), page.isBehind]).toEqual([[7], undefined]);
});

test('a list that was kept before the last heart is behind, and never simply empty', async () => {
  online(pageWith());
  await cacheSavedList(api, me, false);
  rememberHeart(me);
  offline();
  expect(await read()).toMatchObject({ posts: [], isBehind: true });
});

test('where nothing was kept yet that is said, and is no failure', async () => {
  offline();
  expect(await read()).toMatchObject({ posts: [], isBehind: true });
});

test('a list that is truly empty is empty', async () => {
  online(pageWith());
  await cacheSavedList(api, me, false);
  offline();
  expect((await read()).isBehind).toBeUndefined();
});

test('a heart makes the kept list old at once, however lately it was read', async () => {
  online(pageWith());
  await cacheSavedList(api, me, false);
  online(pageWith(7));
  expect(await cacheSavedList(api, me, false)).toBeUndefined();
  rememberHeart(me);
  expect(await cacheSavedList(api, me, false)).toEqual(['/Property-Buy-Sell-Details/7']);
});

test('reading the page does not stop the pages of its posts from being kept', async () => {
  online(pageWith(7));
  await read();
  expect(await cacheSavedList(api, me, false)).toEqual(['/Property-Buy-Sell-Details/7']);
});

test('a part that was read joins what is kept', async () => {
  online(pageWith(1, 2));
  await cacheSavedList(api, me, false);
  online({ ...pageWith(3), totalPages: 2 });
  await readSavedOrCached(api, { ...first, page: 2 }, me);
  offline();
  expect(numbers(await read())).toEqual([3, 1, 2]);
});

test('the heart of somebody else on this device says nothing of mine', async () => {
  online(pageWith());
  await cacheSavedList(api, me, false);
  rememberHeart('someone else');
  offline();
  expect((await read()).isBehind).toBeUndefined();
});
