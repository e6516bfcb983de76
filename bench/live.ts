// The live channel beside bare Socket.IO: memory of ten thousand connections, how soon a thousand people are told, and whether
// everybody comes back after the server was killed.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { notify } from '#server/notifications/service.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import { freshDatabase, startTestPostgres } from '#server/testing/postgres.ts';
import { rounded, table, writePart } from './results-file.ts';
import { median } from './rounds.ts';

const connections = Number(process.env['SOCKETS'] ?? 10_000);
const interested = Math.min(1000, connections);
const processes = 2;
const rounds = 7;
const ports = { product: 4611, bare: 4612 } as const;

interface ClientState {
  joins: number;
  reloaded: number;
  wrong: number;
  received: number;
  last: number;
}

async function ask<Answer>(child: ChildProcess, message: object): Promise<Answer> {
  const answered = once(child, 'message');
  child.send(message);
  return ((await answered) as [Answer])[0];
}

const postgres = await startTestPostgres();
const database = await freshDatabase();
const jobs = openJobs(database.url, { maintains: false });
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-bench-live-'));

async function openServer(arm: keyof typeof ports): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'live-server.ts'), arm === 'bare' ? ['--bare'] : [], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'test', PORT: String(ports[arm]), DATABASE_URL: database.url, DATA_DIR: folder, RATE_LIMITS: 'off' },
  });
  await once(child, 'message');
  return child;
}

const openClients = (arm: keyof typeof ports): ChildProcess[] =>
  Array.from({ length: processes }, (_, at) => {
    const each = connections / processes;
    const args = [`http://127.0.0.1:${ports[arm]}`, String(at * each), String(each), ...(arm === 'bare' ? ['--bare'] : [])];
    return fork(path.join(import.meta.dirname, 'live-clients.ts'), args);
  });

async function stateOf(clients: readonly ChildProcess[], message: object = { state: true }): Promise<ClientState> {
  const states = await Promise.all(clients.map((client) => ask<ClientState>(client, message)));
  const sum = (of: (state: ClientState) => number): number => states.reduce((total, state) => total + of(state), 0);
  return {
    joins: sum(({ joins }) => joins),
    reloaded: sum(({ reloaded }) => reloaded),
    wrong: sum(({ wrong }) => wrong),
    received: sum(({ received }) => received),
    last: Math.max(...states.map(({ last }) => last)),
  };
}

async function until(clients: readonly ChildProcess[], isReached: (state: ClientState) => boolean, seconds: number): Promise<ClientState> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const state = await stateOf(clients);
    if (isReached(state)) return state;
    if (Date.now() > end) throw new Error(`Not reached in ${seconds} s: ${JSON.stringify(state)}`);
    await sleep(50);
  }
}

const notification = {
  _id: '00000000-0000-7000-8000-000000000000',
  title: 'আপনার পোস্ট অনুমোদিত হয়েছে',
  message: '‘বনানীতে তিন বেডরুমের ফ্ল্যাট’ এখন সবাই দেখতে পাচ্ছেন।',
  link: '/user/my-properties?tab=allowed-sell',
  isRead: false,
  createdAt: new Date().toISOString(),
  kind: 'post_approved',
};

let ids: string[] = [];
async function seed(): Promise<void> {
  await database.pool.query(
    `insert into users (id, email, name, role)
     select gen_random_uuid(), 'bench-' || n || '@example.test', 'Bench Person', 'user' from generate_series(0, $1::int - 1) n`,
    [connections],
  );
  await database.pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     select gen_random_uuid(), id, sha256(convert_to('bench-token-' || substring(email from '\\d+'), 'utf8')), now() + interval '1 day' from users`,
  );
  const { rows } = await database.pool.query<{ id: string }>(`select id from users order by substring(email from '\\d+')::int`);
  ids = rows.map(({ id }) => id);
}

let causes = 0;
/** In a transaction, as whatever happens tells people. */
const tell = (to: readonly string[]): Promise<void> =>
  database.db.transaction().execute((trx) =>
    notify({ jobs }, trx, to, {
      kind: 'post_approved',
      data: { post: { type: 'sell', PostID: 7, title: 'বনানীতে তিন বেডরুমের ফ্ল্যাট' }, listed: true },
      key: `bench ${++causes}`,
    }),
  );

interface Measured {
  connectSeconds: number;
  bytesEach: number;
  rssMb: number;
  lastMs: number[];
}

async function measure(arm: keyof typeof ports, server: ChildProcess): Promise<{ measured: Measured; clients: ChildProcess[] }> {
  const before = (await ask<{ rss: number }>(server, {})).rss;
  const began = Date.now();
  const clients = openClients(arm);
  await Promise.all(clients.map((client) => once(client, 'message')));
  const connectSeconds = (Date.now() - began) / 1000;
  await sleep(3000);
  const after = (await ask<{ rss: number }>(server, {})).rss;
  const lastMs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await stateOf(clients, { forget: true });
    const at = Date.now();
    if (arm === 'bare') server.send({ broadcast: notification });
    else await tell(ids.slice(0, interested));
    lastMs.push((await until(clients, ({ received }) => received >= interested, 30)).last - at);
  }
  return { measured: { connectSeconds, bytesEach: (after - before) / connections, rssMb: after / 2 ** 20, lastMs }, clients };
}

/** Kills the server while everybody is connected, tells everybody something meanwhile, and starts it again. */
async function storm(server: ChildProcess, clients: readonly ChildProcess[]): Promise<{ seconds: number; state: ClientState; server: ChildProcess }> {
  await tell(ids);
  // Those who were told in the rounds before have read it: everybody has one unread.
  await database.pool.query(`update notifications set is_read = true where cause <> $1`, [`bench ${causes}`]);
  await stateOf(clients, { storm: 1 });
  server.kill('SIGKILL');
  await once(server, 'exit');
  const next = await openServer('product');
  const began = Date.now();
  const state = await until(clients, ({ reloaded }) => reloaded >= connections, 180);
  return { seconds: (Date.now() - began) / 1000, state, server: next };
}

const stop = (children: readonly ChildProcess[]): void => children.forEach((child) => child.kill('SIGKILL'));
const children: ChildProcess[] = [];
try {
  await seed();
  const bareServer = await openServer('bare');
  children.push(bareServer);
  const bare = await measure('bare', bareServer);
  stop([bareServer, ...bare.clients]);
  const productServer = await openServer('product');
  children.push(productServer);
  const product = await measure('product', productServer);
  children.push(...product.clients);
  const { seconds, state, server } = await storm(productServer, product.clients);
  children.push(server);
  const row = (name: string, of: (measured: Measured) => number, digits: number): string[] => {
    const [ours, theirs] = [of(product.measured), of(bare.measured)];
    return [name, rounded(ours, digits), rounded(theirs, digits), rounded(ours / theirs, 2)];
  };
  const rows = [
    row('memory for each connection, kB', ({ bytesEach }) => bytesEach / 1024, 1),
    row('memory of the server with all, MB', ({ rssMb }) => rssMb, 0),
    row(`until all are in their rooms, s`, ({ connectSeconds }) => connectSeconds, 1),
    row(`until the last of ${interested} is told, ms, median of ${rounds}`, ({ lastMs }) => median(lastMs), 0),
    row('the slowest of these rounds, ms', ({ lastMs }) => Math.max(...lastMs), 0),
  ];
  const body = `${rounded(connections)} connections to one process, from ${processes} processes of clients. Bare: Socket.IO with the same settings, everybody let in, one broadcast to a room.
The product looks up each token twice (handshake and room), counts the connections of the account, writes a notification for each person in one transaction,
reads it back after the commit and words it for each connection; the time begins before that transaction.

${table(['', 'product', 'bare', 'ratio'], rows)}

Server killed while all were connected, and started again: all ${rounded(state.joins)} were back in their rooms and had read their inbox anew after
${rounded(seconds, 1)} s; inboxes that differed from the database: ${state.wrong}.`;
  writePart('live', 'Live connections', body);
  console.log(`\n${body}`);
} finally {
  stop(children);
  await jobs.stop();
  await database.drop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
