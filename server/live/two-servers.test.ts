import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { layCable, type Cable } from '#server/testing/cable.ts';
import { joined, liveAddress, liveClient } from '#server/testing/live.ts';
import { multipart, photograph, sellPost } from '#server/testing/content/posts.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';
import { limits } from '#contracts/limits.ts';
import { announcePostChanged, announceQueueChanged } from './topics.ts';

// Two servers on one database: one is called, the people are connected to the other, whose way to the database can be cut.
let called: TestApp;
let other: TestApp;
let cable: Cable;
let url: string;
beforeAll(async () => {
  called = await testApp({ topics: true });
  cable = await layCable(called.database.url);
  other = await testApp({ topics: true, database: called.database, route: () => Promise.resolve(cable.url) });
  url = await liveAddress(other.app);
});
afterAll(async () => {
  await other.close();
  await cable.close();
  await called.close();
});

const idOf = async (token: string): Promise<string> => ((await called.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;

async function approvedPost(owner: string, staff: string): Promise<void> {
  const sent = await called.call({ method: 'POST', url: '/api/posts/sell', token: owner, ...multipart(sellPost, [await photograph()]) });
  const { PostID } = sent.json() as { PostID: number };
  const approved = await called.call({ method: 'PUT', url: `/api/admin/posts/${PostID}/approve`, token: staff, payload: { revision: 1 } });
  expect(approved.statusCode).toBe(200);
}

test('a post that is approved on one server is news on the other, once', async () => {
  const owner = await called.member('owner');
  const client = await joined(url, owner);
  await approvedPost(owner, await called.member('clerk', 'support'));
  const told = (): unknown[] => client.said('newNotification').map((notification) => (notification as { kind: string }).kind);
  await vi.waitFor(() => expect(told()).toContain('post_approved'), 10_000);
  // What is heard after something later was heard once has not come twice.
  await announcePostChanged(called.database.db, { ownerId: await idOf(owner), PostID: 1, state: 'approved' });
  await client.until('postChanged');
  expect(told().filter((kind) => kind === 'post_approved')).toHaveLength(1);
  client.socket.disconnect();
});

test('what is undone is never told', async () => {
  const owner = await called.member('undone');
  const client = await joined(url, owner);
  const ownerId = await idOf(owner);
  await called.database.db
    .transaction()
    .execute(async (trx) => {
      await announcePostChanged(trx, { ownerId, PostID: 1, state: 'sold' });
      throw new Error('undone');
    })
    .catch(() => undefined);
  await announcePostChanged(called.database.db, { ownerId, PostID: 2, state: 'sold' });
  expect(await client.until('postChanged')).toEqual({ PostID: 2, state: 'sold' });
  expect(client.said('postChanged')).toHaveLength(1);
  client.socket.disconnect();
});

test('staff on every server hear of the queue, members do not', async () => {
  const [clerk, member] = [await joined(url, await called.member('listening-clerk', 'support')), await joined(url, await called.member('plain'))];
  const here = await joined(await liveAddress(called.app), await called.member('here-clerk', 'admin'));
  await announceQueueChanged(called.database.db);
  await Promise.all([clerk.until('queueChanged'), here.until('queueChanged')]);
  expect(member.said('queueChanged')).toEqual([]);
  for (const { socket } of [clerk, member, here]) socket.disconnect();
});

test('one is read on one server and marked on the other', async () => {
  const token = await called.member('reads');
  const [one, two] = [await joined(await liveAddress(called.app), token), await joined(url, token)];
  await approvedPost(token, await called.member('clerk', 'support'));
  const { _id } = (await one.until('newNotification')) as { _id: string };
  await vi.waitFor(() => expect(two.said('newNotification')).toContainEqual(expect.objectContaining({ _id })), 10_000);
  one.socket.emit('notificationRead', { userId: await idOf(token), notificationId: _id });
  expect(await two.until('notificationRead')).toBe(_id);
  for (const { socket } of [one, two]) socket.disconnect();
});

test('signing out on one server ends the connection to the other', async () => {
  const token = await called.member('goes');
  const client = await joined(url, token);
  await called.call({ method: 'POST', url: '/api/logout', token });
  expect(await client.until('disconnect')).toBe('io server disconnect');
});

test('connections to both are counted together, and given back', async () => {
  const token = await called.member('many-tabs');
  const here = await liveAddress(called.app);
  const clients = await Promise.all(Array.from({ length: limits.live.connectionsPerUser }, async (_, at) => joined(at % 2 ? url : here, token)));
  for (const address of [url, here]) {
    const refused = liveClient(address, token, { auth: { token, lng: 'en' } });
    expect(await refused.until('connect_error')).toMatchObject({ data: { error: 'TOO_MANY' } });
  }
  clients.pop()?.socket.disconnect();
  await vi.waitFor(async () => {
    const client = liveClient(url, token);
    clients.push(client);
    await Promise.race([client.until('connect'), client.until('connect_error').then(() => Promise.reject(new Error('Still refused.')))]);
  }, 10_000);
  for (const { socket } of clients) socket.disconnect();
});

test('connections of a server that died do not count', async () => {
  const token = await called.member('survivor');
  const userId = await idOf(token);
  await called.database.pool.query(
    `insert into live_connections select 'left over ' || n, 12345, sessions.id from sessions, generate_series(1, 10) n where user_id = $1`,
    [userId],
  );
  const client = await joined(url, token);
  client.socket.disconnect();
});

test('a server that lost its way to the database tells everybody to read anew, ends what was revoked meanwhile, and hears again', async () => {
  const [owner, leaver] = [await called.member('patient'), await called.member('left-meanwhile')];
  const [client, gone] = [await joined(url, owner), await joined(url, leaver)];
  const staff = await called.member('clerk', 'support');
  cable.cut();
  await approvedPost(owner, staff);
  await called.call({ method: 'POST', url: '/api/logout', token: leaver });
  cable.mend();
  const { unreadCount } = (await called.call({ url: '/api/notifications/getUnreadCount', token: owner })).json() as { unreadCount: number };
  expect(unreadCount).toBeGreaterThan(0);
  expect(await client.until('inboxChanged')).toEqual({ unreadCount });
  expect(await gone.until('disconnect')).toBe('io server disconnect');
  await announcePostChanged(called.database.db, { ownerId: await idOf(owner), PostID: 3, state: 'approved' });
  expect(await client.until('postChanged')).toEqual({ PostID: 3, state: 'approved' });
  client.socket.disconnect();
});
