// A server that ends while people are connected, as at every new version: they come back to the next one by themselves, and nothing
// that was told in the meantime is lost.
import { expect, test } from 'vitest';
import { announcePostChanged } from './topics.ts';
import { joined, liveAddress } from '#server/testing/live.ts';
import { notify } from '#server/notifications/service.ts';
import { freshDatabase } from '#server/testing/postgres.ts';
import { testApp, type TestApp } from '#server/testing/app.ts';

const idOf = async (server: TestApp, token: string): Promise<string> =>
  ((await server.call({ url: '/api/profile', token })).json() as { userData: { id: string } }).userData.id;

test('connections are broken off at once, come back to the next server, and find what was told between', async () => {
  const database = await freshDatabase();
  const first = await testApp({ topics: true, database });
  const token = await first.member('traveller');
  const userId = await idOf(first, token);
  const url = await liveAddress(first.app);
  const clients = await Promise.all(
    Array.from({ length: 5 }, () => joined(url, token, { reconnection: true, reconnectionDelay: 100, reconnectionDelayMax: 300, randomizationFactor: 0.5 })),
  );
  for (const { socket } of clients) socket.on('connect', () => void socket.emit('joinNotificationRoom', token));
  // As long as one is connected, a server that does not break them off never ends, nor does this test.
  await first.close();
  await Promise.all(clients.map((client) => client.until('disconnect')));
  // Not "io server disconnect", after which the library does not come back.
  for (const client of clients) expect(client.said('disconnect')).toEqual(['transport close']);

  const second = await testApp({ topics: true, database });
  const data = { title: 'ছাদবাগানের ফ্ল্যাট', how: 'sold' } as const;
  const told = { kind: 'saved_unavailable', data, key: 'between' } as const;
  await database.db.transaction().execute((trx) => notify(second.services, trx, [userId], told));
  await second.app.listen({ port: Number(new URL(url).port), host: '127.0.0.1' });
  await Promise.all(clients.map((client) => client.until('roomJoined', 2)));
  const inbox = (await second.call({ url: '/api/notifications/getUnreadCount', token })).json() as { unreadCount: number };
  expect(inbox.unreadCount).toBe(1);
  await announcePostChanged(database.db, { ownerId: userId, PostID: 1, state: 'sold' });
  await Promise.all(clients.map((client) => client.until('postChanged')));
  for (const { socket } of clients) socket.disconnect();
  await second.close();
  await database.drop();
});
