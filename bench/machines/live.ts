// The live channel beside bare Socket.IO: memory of ten thousand connections, how soon a thousand people are told, and whether
// everyone comes back after the server was killed.
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { notify } from '#server/notifications/service.ts';
import { findOffered } from '#server/saved-searches/alerts-store.ts';
import { queryOf } from '#server/saved-searches/service.ts';
import { listListening } from '#server/saved-searches/store.ts';
import { searchesThatFind } from '#server/search/matching.ts';
import { testApp } from '#server/testing/app.ts';
import { postCalls } from '#server/testing/content/post-calls.ts';
import { startTestPostgres } from '#server/testing/postgres.ts';
import { addressOf, arms, clientProcesses, connect, kill, memoryOf, openClients, openServer, stateOf, stopAll, until, type Arm } from './live-arms.ts';
import type { Memory } from './live-server.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { median } from '#bench/pages/rounds.ts';

const connections = Number(process.env['SOCKETS'] ?? 10_000);
/** Connected before memory is compared: what a server needs once, for whatever number, is no part of a connection. */
const firstConnections = connections / 10;
const interested = Math.min(1000, connections);
const rounds = 9;
const approvals = 7;

const postgres = await startTestPostgres();
const office = await testApp();
const { database } = office;
const staff = await office.member('clerk', 'support');
const owner = await office.member('owner');
const posts = postCalls(office, staff);
const settings = { DATABASE_URL: database.url, DATA_DIR: office.folder, INTERESTED: String(interested) };

/** A person and a session for each connection, and a search for each of those who are interested. */
async function seed(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (id, email, name) select gen_random_uuid(), 'bench-' || n || '@example.test', 'Bench Person' from generate_series(0, $1::int - 1) n
     returning id`,
    [connections],
  );
  await database.pool.query(
    `insert into sessions (id, user_id, token_hash, expires_at)
     select gen_random_uuid(), id, sha256(convert_to('bench-token-' || substring(email from '\\d+'), 'utf8')), now() + interval '1 day' from users where email like 'bench-%'`,
  );
  // Each asks something else: what many ask alike is matched once.
  await database.pool.query(
    `insert into saved_searches (id, user_id, query, purpose, division, frequency, lng)
     select gen_random_uuid(), id, jsonb_build_object('subDistrict', 'dhaka-mirpur', 'purpose', 'sell', 'priceMax', 900000000 + substring(email from '\\d+')::int),
       'sell', 'dhaka', 'instant', 'bn' from users where email like 'bench-%' and substring(email from '\\d+')::int < $1`,
    [interested],
  );
  await database.pool.query('analyze');
  return rows.map(({ id }) => id);
}

let causes = 0;
const said = (): Parameters<typeof notify>[3] => ({
  kind: 'saved_unavailable',
  data: { title: 'বনানীতে তিন বেডরুমের ফ্ল্যাট', how: 'sold' },
  key: `bench ${++causes}`,
});
/** In a transaction, as whatever happens tells people. */
const tell = (to: readonly string[]): Promise<void> => database.db.transaction().execute((trx) => notify(office.services, trx, to, said()));
/** What a page receives of it. */
const broadcast = {
  _id: '00000000-0000-7000-8000-000000000000',
  title: 'সেভ করা বিজ্ঞাপন বিক্রি হয়ে গেছে',
  message: '‘বনানীতে তিন বেডরুমের ফ্ল্যাট’ বিক্রি হয়ে গেছে।',
  link: '/user/saved-posts',
  isRead: false,
  createdAt: new Date().toISOString(),
  kind: 'saved_unavailable',
};

interface Opened {
  server: ChildProcess;
  clients: ChildProcess[];
  seconds: number;
  first: Memory;
  all: Memory;
}

async function openArm(arm: Arm): Promise<Opened> {
  const server = await openServer(arm, settings);
  const clients = openClients(arm);
  await connect(clients, 0, firstConnections);
  await sleep(2000);
  const first = await memoryOf(server);
  const began = Date.now();
  await connect(clients, firstConnections, connections);
  const seconds = (Date.now() - began) / 1000;
  await sleep(5000);
  return { server, clients, seconds, first, all: await memoryOf(server) };
}

/** Milliseconds from the beginning of `cause` until the last of those who are interested has received it. */
async function lastOf({ clients }: Opened, cause: () => Promise<unknown> | boolean): Promise<number> {
  await stateOf(clients, { forget: true });
  const began = Date.now();
  await cause();
  const { last } = await until(clients, ({ received }) => received >= interested, 60);
  return last - began;
}

/** Milliseconds in which the searches that find a post were found, by themselves. */
async function matchTime(postId: number): Promise<number> {
  const post = await findOffered(database.db, postId);
  if (!post) throw new Error('The post is not on offer.');
  const began = performance.now();
  const searches = (await listListening(database.db, post)).map((row) => ({ row, query: queryOf(row) ?? {} }));
  const found = await searchesThatFind(database.db, post.id, searches as never);
  if (found.length !== interested) throw new Error(`${found.length} searches found the post.`);
  return performance.now() - began;
}

async function approve(postId: number): Promise<void> {
  const { revision } = await posts.row(postId);
  const answer = await fetch(`${addressOf('product')}/api/admin/posts/${postId}/approve`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
    body: JSON.stringify({ revision }),
  });
  if (!answer.ok) throw new Error(`Approving failed: ${await answer.text()}`);
}

/** Kills the server while everyone is connected, tells everyone something in the meantime, and starts it again. */
async function storm({ server, clients }: Opened, people: readonly string[]): Promise<string> {
  await stateOf(clients, { storm: 1 });
  await kill(server);
  await database.pool.query('update notifications set is_read = true');
  await tell(people);
  await openServer('product', settings);
  const began = Date.now();
  const { joins, wrong } = await until(clients, ({ reloaded }) => reloaded >= connections, 300);
  return `After a kill of the server with all connected, a message to everyone and a restart, ${rounded(joins)} were back in their rooms
and had read their inbox again after ${rounded((Date.now() - began) / 1000, 1)} s; inboxes that differed from the database: ${wrong}.`;
}

async function measure(people: readonly string[]): Promise<string> {
  const opened = { bare: await openArm('bare'), product: await openArm('product') };
  const told: Record<Arm, number[]> = { bare: [], product: [] };
  for (let round = 0; round < rounds; round++) {
    told.bare.push(await lastOf(opened.bare, () => opened.bare.server.send({ broadcast })));
    told.product.push(await lastOf(opened.product, () => tell(people.slice(0, interested))));
  }
  const [approved, matched]: number[][] = [[], []];
  for (let round = 0; round < approvals; round++) {
    const postId = await posts.submit(owner, { fields: { subDistrict: 'dhaka-mirpur' } });
    approved?.push(await lastOf(opened.product, () => approve(postId)));
    matched?.push(await matchTime(postId));
    // Its letters are written first.
    await sleep(5000);
  }
  const row = (name: string, of: (arm: Arm) => number, digits: number): string[] => {
    const [ours, theirs] = arms.map(of) as [number, number];
    return [name, rounded(ours, digits), rounded(theirs, digits), rounded(ours / theirs, 2)];
  };
  const each = (arm: Arm, of: keyof Memory): number => (opened[arm].all[of] - opened[arm].first[of]) / (connections - firstConnections) / 1024;
  const rows = [
    row('resident memory for each connection, kB', (arm) => each(arm, 'rss'), 1),
    row('of it objects and buffers in use, kB', (arm) => each(arm, 'held'), 1),
    row('resident memory of the server with all, MB', (arm) => opened[arm].all.rss / 2 ** 20, 0),
    row('until all are in their rooms, s', (arm) => opened[arm].seconds, 1),
    row(`until the last of ${interested} is notified, ms, median of ${rounds}`, (arm) => median(told[arm]), 0),
    row('the fastest of these rounds, ms', (arm) => Math.min(...told[arm]), 0),
    row('the slowest, ms', (arm) => Math.max(...told[arm]), 0),
  ];
  return `${rounded(connections)} connections to one process, from ${clientProcesses} processes of clients. Bare: Socket.IO with the same settings and a room for each user, everyone
let in, one broadcast to a room. Memory is what ${rounded(firstConnections)} connections grew by with the others. The product looks up each token twice (handshake and room), counts
the connections of the account, writes a notification for each person in one transaction, reads it back after the commit and words it for each connection; the time begins before
that transaction. Rounds in turns.

${table(['', 'product', 'bare', 'ratio'], rows)}

From the call that approves a post to the last of ${interested} people whose saved searches, each another one, find it: ${rounded(median(approved ?? []))} ms (median of ${approvals},
fastest ${rounded(Math.min(...(approved ?? [])))}), emails queued too; the matching searches are known in ${rounded(median(matched ?? []))} ms of these (fastest ${rounded(Math.min(...(matched ?? [])))}).

${await storm(opened.product, people)}`;
}

try {
  const body = await measure(await seed());
  writePart('live', 'Live connections', body);
  console.log(`\n${body}`);
} finally {
  stopAll();
  await office.close();
  await postgres.stop();
}
