import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const events = new EventTarget();
let answer: () => Response | Promise<Response>;
const asked: { url: string; token: string | null }[] = [];

const user = (more: object = {}) => ({ success: true, userData: { id: '1', name: 'Nusrat', status: 'normal', userToken: 'fresh', ...more } });
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });
const nobody = (): never => {
  throw new TypeError('Failed to fetch');
};

/** Every test begins as a page that has just been opened. */
const opened = () => import('./session.ts');

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  asked.length = 0;
  answer = json(200, user());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', documentElement: { lang: 'bn', toggleAttribute: () => true } }));
  vi.stubGlobal('window', events);
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ url, token: headers['authorization'] ?? null });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a cookie says that someone is signed in, and not who, until they are not', async () => {
  const { beginSession, forgetSession } = await opened();
  await beginSession('secret');
  expect(document.cookie).toBe('member=1; path=/; samesite=lax');
  forgetSession();
  expect(document.cookie).toBe('member=1; path=/; samesite=lax; max-age=0');
});

test('without a token nobody is asked', async () => {
  const { refreshSession } = await opened();
  expect(await refreshSession()).toEqual({ state: 'out' });
  expect(asked).toEqual([]);
});

test('the token of the answer replaces the stored one', async () => {
  kept.set('userToken', 'old');
  const { refreshSession } = await opened();
  expect(await refreshSession()).toMatchObject({ state: 'in', user: { name: 'Nusrat' } });
  expect(kept.get('userToken')).toBe('fresh');
});

test.each([
  [401, 'UNAUTHENTICATED'],
  [403, 'FORBIDDEN'],
])('a profile that is refused with %i removes the token', async (status, error) => {
  kept.set('userToken', 'old');
  answer = json(status, { success: false, error, message: '' });
  const { refreshSession } = await opened();
  expect(await refreshSession()).toEqual({ state: 'out' });
  expect(kept.has('userToken')).toBe(false);
});

test.each([
  ['by the answer', json(401, { success: false, error: 'ACCOUNT_DISABLED', message: '' })],
  ['by the status in the profile', json(200, user({ status: 'Disabled' }))],
])('a disabled account is signed out and told why, %s', async (_how, reply) => {
  kept.set('userToken', 'old');
  answer = reply;
  const { refreshSession } = await opened();
  expect(await refreshSession()).toEqual({ state: 'out', ended: 'ACCOUNT_DISABLED' });
  expect(kept.has('userToken')).toBe(false);
});

test.each([
  ['no net', nobody],
  ['overload', json(503, { success: false, error: 'UNAVAILABLE', message: '', retryAfter: 3 })],
  ['too many calls', json(429, { success: false, error: 'TOO_MANY', message: '', retryAfter: 60 })],
  ['an error of the server', json(500, { success: false, error: 'INTERNAL', message: '' })],
  ['a firewall that speaks for the server', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
  ['a proxy that speaks for a dead server', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('%s keeps the token, and the person is back with the next answer', async (_what, reply) => {
  kept.set('userToken', 'old');
  answer = reply;
  const { refreshSession } = await opened();
  expect(await refreshSession()).toEqual({ state: 'away' });
  expect(kept.get('userToken')).toBe('old');
  answer = json(200, user());
  expect(await refreshSession()).toMatchObject({ state: 'in' });
});

test('who is signed in stays on screen when a later look finds nobody', async () => {
  kept.set('userToken', 'old');
  const { refreshSession } = await opened();
  await refreshSession();
  answer = nobody;
  expect(await refreshSession()).toMatchObject({ state: 'in', user: { name: 'Nusrat' } });
});

test('whoever signs out is not signed in again by an answer that was under way', async () => {
  kept.set('userToken', 'old');
  const { refreshSession, endSession, knownSession } = await opened();
  let release: (response: Response) => void = () => undefined;
  answer = () => new Promise((resolve) => (release = resolve));
  const looking = refreshSession();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const underWay = release;
  answer = json(200, { success: true });
  await endSession();
  underWay(json(200, user())());
  await looking;
  expect(await knownSession()).toEqual({ state: 'out' });
  expect(kept.has('userToken')).toBe(false);
});

test('a page hears from any of its calls that the account is disabled', async () => {
  kept.set('userToken', 'old');
  const { refreshSession, memberApi, knownSession } = await opened();
  await refreshSession();
  answer = json(401, { success: false, error: 'ACCOUNT_DISABLED', message: '' });
  const api = memberApi();
  await api.send({ method: 'GET', url: '/api/x', headers: { authorization: `Bearer ${api.token}` } });
  expect(await knownSession()).toEqual({ state: 'out', ended: 'ACCOUNT_DISABLED' });
});

test('a wrong password in a form signs nobody out', async () => {
  kept.set('userToken', 'old');
  const { refreshSession, memberApi, knownSession } = await opened();
  await refreshSession();
  answer = json(401, { success: false, error: 'INVALID_CREDENTIALS', message: '' });
  const api = memberApi();
  await api.send({ method: 'PUT', url: '/api/profile/changePassword', headers: { authorization: `Bearer ${api.token}` } });
  expect(await knownSession()).toMatchObject({ state: 'in' });
});

test('another tab that signs out signs out this one', async () => {
  kept.set('userToken', 'old');
  const { watchSession, knownSession } = await opened();
  const stop = watchSession();
  await knownSession();
  kept.delete('userToken');
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'userToken', newValue: null }));
  expect(await knownSession()).toEqual({ state: 'out' });
  stop();
});

test('two tabs do not refresh in turns when the token changes', async () => {
  kept.set('userToken', 'old');
  const { watchSession, knownSession } = await opened();
  const stop = watchSession();
  await knownSession();
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'userToken', newValue: 'newer' }));
  expect(asked).toHaveLength(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  stop();
});

test('a look that began without a connection, and fails once it is back, is followed by another', async () => {
  kept.set('userToken', 'old');
  let fail = (): void => undefined;
  answer = () =>
    new Promise((_resolve, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    });
  const { refreshSession, watchSession } = await opened();
  const stop = watchSession();
  const first = refreshSession();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  events.dispatchEvent(new Event('online'));
  answer = json(200, user());
  fail();
  await first;
  await vi.waitFor(() => expect(kept.get('userToken')).toBe('fresh'));
  stop();
});

test('while the server says nothing about the token it is asked again and again, later and later, and no sooner than it says', async () => {
  vi.useFakeTimers();
  try {
    kept.set('userToken', 'old');
    answer = json(503, { success: false, error: 'UNAVAILABLE', message: '' });
    const { watchSession, knownSession } = await opened();
    const stop = watchSession();
    expect(await knownSession()).toEqual({ state: 'away' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toHaveLength(2);
    answer = json(429, { success: false, error: 'TOO_MANY', message: '', retryAfter: 30 });
    await vi.advanceTimersByTimeAsync(6000);
    expect(asked).toHaveLength(3);
    answer = json(200, user());
    await vi.advanceTimersByTimeAsync(29_000);
    expect([asked.length, kept.get('userToken')]).toEqual([3, 'old']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await knownSession()).toMatchObject({ state: 'in' });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(4);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
