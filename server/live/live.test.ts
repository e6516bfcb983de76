import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '#contracts/limits.ts';
import { notify } from '#server/notifications/service.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { joined, liveAddress, liveClient, type LiveClient } from '#server/testing/live.ts';

let server: TestApp;
let url: string;
const open: LiveClient[] = [];
beforeAll(async () => {
  server = await testApp({ topics: true });
  url = await liveAddress(server.app);
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.disconnect();
});
afterAll(async () => server.close());

const kept = <Client extends LiveClient>(client: Client): Client => {
  open.push(client);
  return client;
};
const connect = (token: string | undefined, options?: Parameters<typeof liveClient>[2]): LiveClient => kept(liveClient(url, token, options));
const join = async (token: string, options?: Parameters<typeof liveClient>[2]): Promise<LiveClient> => kept(await joined(url, token, options));
const idOf = async (token: string): Promise<string> => ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;

const post = { type: 'sell' as const, PostID: 7, title: 'A flat in Banani' };
let causes = 0;
const tell = (userId: string): Promise<void> =>
  server.database.db
    .transaction()
    .execute((trx) => notify(server.services, trx, [userId], { kind: 'post_approved', data: { post, listed: true }, key: `cause ${++causes}` }));

describe('a connection', () => {
  test('enters the room of its token and is told what is new, in its language', async () => {
    const token = await server.member('told');
    const [bengali, english] = [await join(token, { auth: { token, lng: 'bn' } }), await join(token, { auth: { token, lng: 'en' } })];
    await tell(await idOf(token));
    const [inBengali, inEnglish] = [await bengali.until('newNotification'), await english.until('newNotification')];
    const { data } = (await server.call({ url: '/api/notifications/getUserNotifications', token, lng: 'en' })).json() as { data: unknown[] };
    expect(data).toEqual([inEnglish]);
    expect(inBengali).toMatchObject({ title: expect.stringMatching(/\p{Script=Bengali}/u) });
    expect(english.said('newNotification')).toHaveLength(1);
  });

  test('is refused without a valid token, with a code and a sentence', async () => {
    for (const token of [undefined, '', 'x'.repeat(43)]) {
      const client = connect(token, { auth: { ...(token === undefined ? {} : { token }), lng: 'en' } });
      expect(await client.until('connect_error')).toMatchObject({ data: { error: 'UNAUTHENTICATED', message: 'Please sign in first.' } });
    }
  });

  test('is refused a room of a bad token', async () => {
    const token = await server.member('joining');
    const client = connect(token, { auth: { token, lng: 'en' } });
    await client.until('connect');
    client.socket.emit('joinNotificationRoom', 'x'.repeat(43));
    expect(await client.until('roomError')).toEqual({ error: 'UNAUTHENTICATED', message: 'Please sign in first.' });
    client.socket.emit('joinNotificationRoom', await server.member('somebody-else'));
    expect(await client.until('roomError', 2)).toMatchObject({ error: 'FORBIDDEN' });
    expect(client.said('roomJoined')).toEqual([]);
  });

  test('tells the others of the same person what was read', async () => {
    const token = await server.member('reader');
    const [one, other] = [await join(token), await join(token)];
    const stranger = await join(await server.member('stranger'));
    const userId = await idOf(token);
    await tell(userId);
    const { _id } = (await one.until('newNotification')) as { _id: string };
    one.socket.emit('notificationRead', { userId, notificationId: _id });
    expect(await other.until('notificationRead')).toBe(_id);
    expect((await server.call({ url: '/api/notifications/getUnreadCount', token })).json()).toMatchObject({ unreadCount: 0 });
    expect([one.said('notificationRead'), stranger.said('notificationRead')]).toEqual([[], []]);
  });

  test('ends with its session', async () => {
    const token = await server.member('leaver');
    const client = await join(token);
    await server.call({ method: 'POST', url: '/api/logout', token });
    expect(await client.until('disconnect')).toBe('io server disconnect');
    expect(client.said('roomError')).toMatchObject([{ error: 'UNAUTHENTICATED' }]);
  });

  test('of a suspended account is told so and ends', async () => {
    const token = await server.member('suspended');
    const client = await join(token);
    const staff = await server.member('suspender', 'admin');
    await server.call({ method: 'PUT', url: `/api/admin/users/${await idOf(token)}/suspend`, token: staff, payload: { reason: 'A reason to suspend' } });
    await client.until('disconnect');
    expect(client.said('accountStatus')).toEqual([{ status: 'suspended' }]);
    const again = connect(token);
    await again.until('connect');
    again.socket.emit('joinNotificationRoom', token);
    expect(await again.until('roomError')).toMatchObject({ error: 'ACCOUNT_SUSPENDED' });
  });

  test('hears that an inbox changed by a call', async () => {
    const token = await server.member('caller');
    const client = await join(token);
    const userId = await idOf(token);
    await tell(userId);
    await client.until('newNotification');
    await server.call({ method: 'PUT', url: '/api/notifications/markAllAsRead', token });
    expect(await client.until('inboxChanged')).toEqual({ unreadCount: 0 });
    await vi.waitFor(() => expect(client.said('newNotification')).toHaveLength(1));
  });
});

test('polling is refused with an answer that is no page', async () => {
  const answer = await fetch(`${url}/socket.io/?EIO=4&transport=polling`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([426, 'application/json; charset=utf-8']);
  expect(await answer.json()).toMatchObject({ success: false, error: 'VALIDATION' });
});

test('another site’s page is refused', async () => {
  const client = connect(await server.member('lured'), { extraHeaders: { origin: 'https://elsewhere.example' } });
  await client.until('connect_error');
  expect(client.said('connect')).toEqual([]);
});

describe('what no page sends', () => {
  test('is answered or dropped, and the connection goes on', async () => {
    const token = await server.member('rough');
    const client = await join(token, { auth: { token, lng: 'en' } });
    const raw = client.socket as unknown as { emit(event: string, ...said: unknown[]): void };
    const malformed: unknown[] = [undefined, null, 7, 'text', [], {}, { userId: 'x', notificationId: 'y' }, { userId: await idOf(token) }];
    for (const message of malformed) raw.emit('notificationRead', message);
    await client.until('roomError', malformed.length);
    expect(new Set(client.said('roomError').map((told) => (told as { error: string }).error))).toEqual(new Set(['VALIDATION']));
    for (const bad of [undefined, {}, '', ['x']]) raw.emit('joinNotificationRoom', bad);
    await client.until('roomError', malformed.length + 4);
    expect(client.said('roomError').at(-1)).toMatchObject({ error: 'UNAUTHENTICATED' });
    raw.emit('noSuchEvent', { any: 'thing' });
    raw.emit('ping');
    await tell(await idOf(token));
    await client.until('newNotification');
  });

  test('never touches what is somebody else’s', async () => {
    const [token, victim] = [await server.member('attacker'), await server.member('victim')];
    const [attacker, watching] = [await join(token), await join(victim)];
    const userId = await idOf(victim);
    await tell(userId);
    const { _id } = (await watching.until('newNotification')) as { _id: string };
    attacker.socket.emit('notificationRead', { userId, notificationId: _id });
    attacker.socket.emit('notificationRead', { userId: await idOf(token), notificationId: _id });
    // Whatever these did is done when one that came later is.
    await tell(await idOf(token));
    const own = (await attacker.until('newNotification')) as { _id: string };
    attacker.socket.emit('notificationRead', { userId: await idOf(token), notificationId: own._id });
    await vi.waitFor(async () => expect((await server.call({ url: '/api/notifications/getUnreadCount', token })).json()).toMatchObject({ unreadCount: 0 }));
    expect((await server.call({ url: '/api/notifications/getUnreadCount', token: victim })).json()).toMatchObject({ unreadCount: 1 });
    expect([watching.said('notificationRead'), watching.said('inboxChanged')]).toEqual([[], []]);
  });

  test('is read for nobody before the room is entered', async () => {
    const token = await server.member('outside');
    const client = connect(token);
    await client.until('connect');
    client.socket.emit('notificationRead', { userId: await idOf(token), notificationId: await idOf(token) });
    expect(await client.until('roomError')).toMatchObject({ error: 'UNAUTHENTICATED' });
  });

  test('is dropped beyond so many messages, with one answer', async () => {
    const token = await server.member('flooding');
    const client = await join(token);
    for (let count = 0; count < 3 * limits.live.messages; count += 1) client.socket.emit('ping');
    expect(await client.until('roomError')).toMatchObject({ error: 'TOO_MANY' });
    await tell(await idOf(token));
    await client.until('newNotification');
    expect(client.said('roomError')).toHaveLength(1);
  });

  test('breaks the connection when it is huge', async () => {
    const client = await join(await server.member('huge'));
    (client.socket as unknown as { emit(event: string, said: string): void }).emit('joinNotificationRoom', 'x'.repeat(2 * limits.live.messageBytes));
    expect(await client.until('disconnect')).toBe('transport close');
  });

  test('on another namespace is refused', async () => {
    const token = await server.member('elsewhere');
    const client = kept(liveClient(`${url}/admin`, token));
    await client.until('connect_error');
    expect(client.said('connect')).toEqual([]);
  });
});

describe('a token', () => {
  const revoked = {
    'that was signed out': (token: string) => server.call({ method: 'POST', url: '/api/logout', token }),
    'whose session is over': async (token: string) =>
      server.database.pool.query('update sessions set expires_at = now() where user_id = $1', [await idOf(token)]),
  };
  test.each(Object.entries(revoked))('%s opens no connection', async (name, revoke) => {
    const token = await server.member(`revoked-${name.length}`);
    await revoke(token);
    const client = connect(token, { auth: { token, lng: 'bn' } });
    expect(await client.until('connect_error')).toMatchObject({ data: { error: 'UNAUTHENTICATED', message: expect.stringMatching(/\p{Script=Bengali}/u) } });
  });

  test('of a disabled account ends its connections and opens none', async () => {
    const token = await server.member('disabled');
    const client = await join(token);
    const staff = await server.member('disabler', 'admin');
    const done = await server.call({
      method: 'PUT',
      url: `/api/admin/users/${await idOf(token)}/disable`,
      token: staff,
      payload: { reason: 'A reason to disable' },
    });
    expect(done.statusCode).toBe(200);
    expect(await client.until('disconnect')).toBe('io server disconnect');
    expect(client.said('accountStatus')).toEqual([{ status: 'Disabled' }]);
    expect(await connect(token).until('connect_error')).toMatchObject({ data: { error: 'ACCOUNT_DISABLED' } });
  });

  test('of a changed password ends the other devices’ connections and not its own', async () => {
    const mine = await server.member('changes');
    const theirs = await server.member('changes');
    const [here, there] = [await join(mine), await join(theirs)];
    const done = await server.call({
      method: 'PUT',
      url: '/api/profile/changePassword',
      token: mine,
      payload: { currentPassword: 'secret-of-tests', password: 'another password', confirmPassword: 'another password' },
    });
    expect(done.statusCode).toBe(200);
    await there.until('disconnect');
    expect(here.socket.connected).toBe(true);
  });
});

test('a page of ours may connect, with the language of its cookie or its browser', async () => {
  const pages: Record<string, string>[] = [
    { origin: url, cookie: 'lng=en' },
    { origin: url, 'accept-language': 'en-GB' },
  ];
  for (const extraHeaders of pages) {
    const client = connect(undefined, { extraHeaders });
    expect(await client.until('connect_error')).toMatchObject({ data: { message: 'Please sign in first.' } });
  }
});

test('no page of another site, and no nameless one, is let in', async () => {
  const token = await server.member('lured-again');
  for (const origin of ['null', 'http://127.0.0.1:1', `${url}.example`, 'not an address']) {
    const client = connect(token, { extraHeaders: { origin } });
    await client.until('connect_error');
    expect(client.said('connect')).toEqual([]);
  }
});

test('metrics tell of connections, refusals and deliveries', async () => {
  const token = await server.member('measured');
  const client = await join(token);
  await tell(await idOf(token));
  await client.until('newNotification');
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toMatch(/^uthan_live_connections [1-9]/m);
  expect(text).toMatch(/^uthan_live_joins_total [1-9]/m);
  expect(text).toMatch(/^uthan_live_refusals_total\{code="UNAUTHENTICATED"\} [1-9]/m);
  expect(text).toMatch(/^uthan_live_delivery_seconds_count [1-9]/m);
});
