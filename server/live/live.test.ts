import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
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
