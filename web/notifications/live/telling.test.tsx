import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import type { Notification as Told } from '#contracts/notices/notifications.ts';
import { switchSound } from '#web/channels/sound-choice.ts';
import { tellOutside } from './browser-notice.ts';
import { countInTitle } from './title-count.ts';

const item: Told = {
  _id: '01934f00-0000-7000-8000-000000000001',
  title: 'Your post is live',
  message: 'Everyone can see it.',
  link: '/somewhere',
  isRead: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  kind: 'post_approved',
};

let played: number;
let loaded: number;
let failure: Error | undefined;
let warn: MockInstance;
/** Held until the tab that has it lets it go, as browsers do over all tabs of a site. */
let lock: Promise<void> | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  [played, loaded, failure, lock] = [0, 0, undefined, undefined];
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'Audio',
    class {
      play = async (): Promise<void> => {
        played += 1;
        if (failure) throw failure;
      };
      load = (): void => void (loaded += 1);
    },
  );
  const locks = {
    request: async (_name: string, _options: object, work: (lock: object | null) => Promise<void>): Promise<void> => {
      if (lock) return work(null);
      lock = work({}).finally(() => (lock = undefined));
      await lock;
    },
  };
  vi.stubGlobal('navigator', { locks, userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A tab of its own: modules remember when they sounded. */
const tab = async () => {
  vi.resetModules();
  return (await import('./sound.ts')).sound;
};

test('several at once sound once, and again after three seconds', async () => {
  const sound = await tab();
  for (let count = 0; count < 5; count++) void sound();
  await vi.advanceTimersByTimeAsync(2999);
  void sound();
  expect(played).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  void sound();
  expect(played).toBe(2);
});

test('where the sound is switched off nothing sounds, until it is on again', async () => {
  switchSound(false);
  const sound = await tab();
  void sound();
  expect(played).toBe(0);
  switchSound(true);
  void sound();
  expect(played).toBe(1);
});

test('of several tabs one sounds', async () => {
  const [one, other] = [await tab(), await tab()];
  void one();
  void other();
  await vi.advanceTimersByTimeAsync(2500);
  expect(played).toBe(1);
});

test('a tab that nobody has touched leaves it to another', async () => {
  const [untouched, touched] = [await tab(), await tab()];
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: false } });
  void untouched();
  expect(played).toBe(0);
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
  void touched();
  expect(played).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toBe(1);
});

test.each([
  ['NotAllowedError', 0],
  ['NotSupportedError', 1],
])('%s is logged, and the sound is loaded again %d times', async (name, again) => {
  failure = Object.assign(new Error('No sound'), { name });
  const sound = await tab();
  await Promise.all([sound(), vi.advanceTimersByTimeAsync(4000)]);
  expect([loaded, warn.mock.calls.length]).toEqual([again, 1]);
});

const looking = (isHidden: boolean): void => void vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

test.each([
  [true, 'granted', 1],
  [false, 'granted', 0],
  [true, 'default', 0],
  [true, 'denied', 0],
] as const)('hidden: %s, permission: %s: the browser tells it %d times', async (isHidden, permission, times) => {
  looking(isHidden);
  const shown = vi.fn();
  const Shown = class {
    static readonly permission = permission;
    constructor(...args: unknown[]) {
      shown(...args);
    }
    addEventListener = (): void => undefined;
  };
  vi.stubGlobal('Notification', Shown);
  await tellOutside(item, () => undefined);
  expect(shown).toHaveBeenCalledTimes(times);
  if (times > 0) expect(shown).toHaveBeenCalledWith(item.title, expect.objectContaining({ body: item.message, tag: item._id }));
});

test('where there is a service worker it shows them, so that a push about the same takes their place', async () => {
  looking(true);
  const [byPage, byWorker] = [vi.fn(), vi.fn()];
  vi.stubGlobal('Notification', Object.assign(byPage, { permission: 'granted' }));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ showNotification: byWorker }) } });
  await tellOutside(item, () => undefined);
  expect(byPage).not.toHaveBeenCalled();
  expect(byWorker).toHaveBeenCalledWith(item.title, expect.objectContaining({ tag: item._id, data: { link: item.link } }));
});

test('the title counts on every page, and no longer once there is nothing to count', async () => {
  vi.useRealTimers();
  document.title = 'Home';
  const stop = countInTitle('3');
  expect(document.title).toBe('(3) Home');
  document.title = 'Inbox';
  await vi.waitFor(() => expect(document.title).toBe('(3) Inbox'));
  stop();
  countInTitle('৪')();
  expect(document.title).toBe('Inbox');
});
