import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { layCable } from '#server/testing/cable.ts';
import { freshDatabase, type FreshDatabase } from '#server/testing/postgres.ts';
import { awaitDatabase, connectionsOf, embeddedConnection, warnOfReplica } from './await-database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const changed = (url: string, change: Partial<URL>): string => Object.assign(new URL(url), change).href;
const urls = (databaseUrl: string, more: Partial<Parameters<typeof connectionsOf>[0]> = {}) =>
  connectionsOf({ databaseUrl, databaseDirectUrl: databaseUrl, databaseReplicaUrl: undefined, isPooled: false, ...more });
/** Longer than a name may be, so that no name server has to be asked. */
const unknownHost = `${'x'.repeat(70)}.invalid`;
const nowhere = 'postgres://a:very-secret@127.0.0.1:1/uthan';

/** What a start says that cannot use this database, and how many seconds it took. */
async function refusalOf(url: string, seconds = 60): Promise<{ told: string; took: number }> {
  const began = Date.now();
  const told = await awaitDatabase(urls(url).main, { say: () => undefined, seconds }).catch((error: Error) => error.message);
  return { told: String(told), took: (Date.now() - began) / 1000 };
}

test('a start waits for a database that is still starting', async () => {
  const cable = await layCable(database.url);
  cable.cut();
  setTimeout(cable.mend, 600);
  await awaitDatabase(urls(cable.url).main, { say: () => undefined });
  await cable.close();
});

test('while it waits it says for which database, why and for how long, without user and password', async () => {
  const said: string[] = [];
  const waiting = awaitDatabase(urls(nowhere).main, { say: (line) => said.push(line), seconds: 1, lineEverySeconds: 0.4 });
  await expect(waiting).rejects.toThrow(
    'The database at 127.0.0.1:1/uthan (DATABASE_URL) cannot be used: it did not answer for 1 s (connect ECONNREFUSED 127.0.0.1:1). ' +
      'Check the host and port in DATABASE_URL, and that PostgreSQL is running and listening there.',
  );
  expect(said[0]).toBe('The database at 127.0.0.1:1/uthan (DATABASE_URL) does not answer yet: connect ECONNREFUSED 127.0.0.1:1. Trying again for 1 s.');
  expect(said.length).toBeLessThanOrEqual(3);
  expect(said.join()).not.toContain('very-secret');
});

test('one that takes connections and never answers is given up after the time', async () => {
  const silent = createServer((socket) => void socket.resume().on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { told, took } = await refusalOf(changed(nowhere, { port: String((silent.address() as AddressInfo).port) }), 1);
  expect(told).toMatch(/cannot be used: it did not answer for 1 s \(timeout expired\)\. Check the host and port/);
  expect(took).toBeLessThan(5);
  await new Promise((resolve) => silent.close(resolve));
});

test.each([
  [
    'a wrong password',
    { password: 'guessed-password' },
    /cannot be used: password authentication failed for user .*\. Correct the user and the password in DATABASE_URL\.$/,
  ],
  [
    'a database that does not exist',
    { pathname: '/nowhere' },
    /cannot be used: database "nowhere" does not exist\. Create it: CREATE DATABASE "nowhere" TEMPLATE template0/,
  ],
  [
    'an unknown host',
    { host: unknownHost },
    /^The database at x+\.invalid:\d+\/\w+ \(DATABASE_URL\) cannot be used: .*No machine has this name: correct the host in DATABASE_URL\.$/,
  ],
  ['TLS that the server does not have', { search: '?sslmode=verify-full' }, /does not support SSL connections\. Correct the TLS settings in DATABASE_URL/],
])('%s ends the start at once, with what to do', async (_what, change, sentence) => {
  const { told, took } = await refusalOf(changed(database.url, change));
  expect(told).toMatch(sentence);
  expect(told).not.toContain('guessed-password');
  expect(took).toBeLessThan(10);
});

test('pooler, database behind it, replica and embedded database are named by what they are', () => {
  const { main, direct, replica } = urls(changed(nowhere, { port: '6432' }), {
    isPooled: true,
    databaseDirectUrl: nowhere,
    databaseReplicaUrl: changed(nowhere, { port: '5433' }),
  });
  expect([main.name, direct.name, replica?.name]).toEqual([
    'the pooler at 127.0.0.1:6432/uthan (DATABASE_URL)',
    'the database at 127.0.0.1:1/uthan (DATABASE_DIRECT_URL)',
    'the replica at 127.0.0.1:5433/uthan (DATABASE_REPLICA_URL)',
  ]);
  expect(urls(nowhere).direct.name).toBe('the database at 127.0.0.1:1/uthan (DATABASE_URL)');
  expect(urls('postgres:///uthan?host=/run/postgresql').main.name).toBe('the database at /run/postgresql:5432/uthan (DATABASE_URL)');
  const embedded = embeddedConnection(nowhere, '/srv/data');
  expect([embedded.name, embedded.todo(new Error())]).toEqual([
    'the embedded database in /srv/data',
    'Its log is /srv/data/postgres/postgres.log. If this machine is busy, start again when it is not.',
  ]);
});

test('a replica that cannot be used is a warning that names it, and one that answers is none', async () => {
  const warn = vi.fn<(line: string) => void>();
  const { replica } = urls(database.url, { databaseReplicaUrl: nowhere });
  if (replica) await warnOfReplica(replica, warn);
  const { replica: answering } = urls(nowhere, { databaseReplicaUrl: database.url });
  if (answering) await warnOfReplica(answering, warn);
  expect(warn.mock.calls).toEqual([
    [
      'The replica at 127.0.0.1:1/uthan (DATABASE_REPLICA_URL) cannot be used: connect ECONNREFUSED 127.0.0.1:1. Until it can, the primary answers everything. ' +
        'Check the host and port in DATABASE_REPLICA_URL, and that PostgreSQL is running and listening there.',
    ],
  ]);
});
