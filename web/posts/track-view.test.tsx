import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { posts } from '#contracts/posts/posts.ts';
import { fakeApi, type FakeApi } from '#web/testing/fake-api.ts';
import { member, signedIn } from '#web/testing/people.ts';
import { viewed } from '#web/viewed/viewed.ts';
import { trackView } from './track-view.ts';

const ownerId = '01934f00-0000-7000-8000-000000000009';

let api: FakeApi;
let sight: DocumentVisibilityState;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  api = fakeApi();
  api.on(posts.view, { success: true });
  sight = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function turn(to: DocumentVisibilityState): void {
  sight = to;
  document.dispatchEvent(new Event('visibilitychange'));
}
const views = () => api.calls(posts.view).map(({ params, headers }) => [params.PostID, headers.get('authorization')]);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a page that is looked at for a second counts once, with who looks', async () => {
  signedIn();
  stop = trackView(48_001, ownerId);
  await wait(900);
  expect(views()).toEqual([]);
  await wait(200);
  turn('hidden');
  turn('visible');
  await wait(60_000);
  expect(views()).toEqual([[48_001, 'Bearer token-of-karim']]);
  expect(viewed.read()).toEqual([48_001]);
});

test('a visitor who is not signed in counts too', async () => {
  stop = trackView(48_001, ownerId);
  await wait(1100);
  expect(views()).toEqual([[48_001, null]]);
});

test('the owner counts no view', async () => {
  signedIn({ id: ownerId, _id: ownerId });
  stop = trackView(48_001, ownerId);
  await wait(60_000);
  expect(views()).toEqual([]);
});

test('a page in the background counts when it is turned to, and not for less than a second', async () => {
  sight = 'hidden';
  stop = trackView(48_001, ownerId);
  await wait(60_000);
  expect(views()).toEqual([]);
  turn('visible');
  await wait(500);
  turn('hidden');
  await wait(60_000);
  expect(views()).toEqual([]);
  turn('visible');
  await wait(1100);
  expect(views()).toHaveLength(1);
});

test('a page that is left within a second counts nothing', async () => {
  trackView(48_001, member().id)();
  stop = () => undefined;
  await wait(60_000);
  expect(views()).toEqual([]);
});

test('a look is sent only when the count of the visit was answered, which gives the browser its device', async () => {
  let answered = (): void => undefined;
  const before = new Promise<void>((resolve) => (answered = resolve));
  vi.stubGlobal('navigator', { locks: { request: async (_name: string, send: () => Promise<unknown>) => before.then(send) } });
  stop = trackView(48_001, ownerId);
  await wait(2000);
  expect(views()).toEqual([]);
  answered();
  await wait(0);
  expect(views()).toHaveLength(1);
  vi.unstubAllGlobals();
});
