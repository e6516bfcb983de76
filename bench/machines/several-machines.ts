// npm run several-machines: two server processes behind nginx with one PostgreSQL, one replica and an S3 server, the usual mix of requests,
// and one thing after the other killed under load. Everything on loopback, in a throw-away folder; writes bench/several-machines.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { freePort, openPooler, openReplicaMachine, eventually } from './machines-database.ts';
import { openFront, openS3, s3Keys } from './machines-front.ts';
import { openServer, type Prepared, prepare, ready, submit } from './machines-server.ts';
import { type Answer, askMix, failuresIn } from './mix.ts';
import { machine, rounded, table, wrapped } from '#bench/results-file.ts';
import { percentile } from '#bench/pages/rounds.ts';

const seconds = Number(process.env['SECONDS'] ?? 8);
const visitors = Number(process.env['VISITORS'] ?? 8);
const [posts, people] = [10, 4];
const folder = mkdtempSync(path.join(tmpdir(), 'uthan-machines-'));
/** Of its own: the pooler runs as another user, who may not look into the other. */
const poolerFolder = `${folder}-pooler`;
const undo: (() => Promise<unknown>)[] = [];
const rows: string[][] = [];

const say = (line: string): void => console.log(line);

async function run(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
  undo.push(() => postgres.stop());
  const s3 = await openS3(path.join(folder, 's3'));
  await s3.start();
  undo.push(() => s3.kill());
  const replica = await openReplicaMachine(postgres.url, path.join(folder, 'postgres', 'data'), path.join(folder, 'replica'));
  await replica.start();
  undo.push(() => replica.kill());
  const pooler = await openPooler(postgres.url, poolerFolder);
  await pooler?.start();
  undo.push(async () => pooler?.kill());
  say(pooler ? 'The second server works behind PgBouncer in transaction mode.' : 'PgBouncer is not installed: both servers connect directly.');
  const ports = [await freePort(), await freePort()] as const;
  const front = await openFront(await freePort(), ports, path.join(folder, 'front'));
  const shared = { STORAGE_URL: s3.url, ...s3Keys, DATABASE_REPLICA_URL: replica.url, PUBLIC_URL: front.url };
  const direct = { ...shared, DATABASE_URL: postgres.url };
  const [one, other] = [
    openServer(ports[0], path.join(folder, 'one'), direct),
    openServer(ports[1], path.join(folder, 'other'), pooler ? { ...direct, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url } : direct),
  ];
  for (const server of [one, other]) {
    await server.start();
    undo.push(() => server.kill());
  }
  await front.start();
  undo.push(() => front.kill());
  say(`In front: ${front.name}.`);
  const stock = await prepare(front.url, postgres.url, posts, people);
  say(`${stock.posts.length} posts with ${stock.photos.length} photos in the bucket.`);
  const under = (name: string, work: () => Promise<string>): Promise<void> => phase(front.url, stock, name, work);

  await under('everything runs', async () => {
    await sleep(seconds * 1000);
    return replicaShare([one.url, other.url]);
  });
  await under('a change on one server, read on the other', () => seenElsewhere(one.url, other.url, stock));
  await under('one process killed (kill -9)', async () => {
    await other.kill();
    await sleep((seconds / 2) * 1000);
    const began = Date.now();
    await other.start();
    return `started again in ${rounded((Date.now() - began) / 1000, 1)} s`;
  });
  await under('one process ended for a new version (SIGTERM)', async () => {
    await other.stop();
    await sleep((seconds / 4) * 1000);
    await other.start();
    return 'it answers what it was asked, then goes';
  });
  await under('the replica killed', async () => {
    await replica.kill();
    await eventually(() => replicaIs(one.url, 'away'), 10, 'The fallback');
    await sleep((seconds / 2) * 1000);
    const began = Date.now();
    await replica.start();
    await eventually(() => replicaIs(one.url, 'current'), 30, 'The replica');
    return `current again ${rounded((Date.now() - began) / 1000, 1)} s after its start began`;
  });
  await under('the S3 server killed', () => withoutS3(s3, one.url, stock));
}

async function replicaIs(url: string, wanted: string): Promise<void> {
  // A search that no one asked yet: anyone who reads asks how far the replica is.
  await fetch(`${url}/api/search?purpose=sell&priceMin=${Date.now() % 100_000_000}`);
  const { replica } = await ready(url);
  if (replica !== wanted) throw new Error(`The replica is ${String(replica)}.`);
}

async function replicaShare(urls: readonly string[]): Promise<string> {
  const counts = { replica: 0, primary: 0, fallback: 0 };
  for (const url of urls) {
    const text = await (await fetch(`${url}/metrics`)).text();
    for (const name of ['replica', 'primary', 'fallback'] as const)
      counts[name] += Number(new RegExp(`public_reads_total\\{by="${name}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  }
  const all = counts.replica + counts.primary + counts.fallback;
  return `${rounded((100 * counts.replica) / Math.max(1, all))} % of ${rounded(all)} public reads by the replica`;
}

/** How long until the other server no longer shows a post that its owner has hidden. */
/** When someone must ask the other server to see the change; how long his answer takes under load is another matter. */
async function seenElsewhere(one: string, other: string, { posts: ids, owner }: Prepared): Promise<string> {
  const times: { askedAfter: number; took: number }[] = [];
  for (const id of ids.slice(0, 5)) {
    for (const state of ['hidden', 'live']) {
      const change = { method: 'PUT', headers: { 'content-type': 'application/json', authorization: `Bearer ${owner}` }, body: JSON.stringify({ state }) };
      const changed = await fetch(`${one}/api/profile/updatePostState/${id}`, change);
      if (!changed.ok) throw new Error(`Not ${state}: ${changed.status}`);
      const began = performance.now();
      const isPublic = state === 'live';
      await eventually(
        async () => {
          const askedAfter = performance.now() - began;
          const { status } = await fetch(`${other}/api/posts/${id}`);
          if ((status === 200) !== isPublic) throw new Error(String(status));
          times.push({ askedAfter, took: performance.now() - began - askedAfter });
        },
        5,
        `The state ${state}`,
      );
    }
  }
  const most = (of: 'askedAfter' | 'took'): string => rounded(Math.max(...times.map((time) => time[of])));
  return `ten changes, each seen by a request to the other server ${most('askedAfter')} ms after its answer; that request itself took up to ${most('took')} ms`;
}

async function withoutS3(s3: { kill: () => Promise<void>; start: () => Promise<void> }, url: string, { photos, owner }: Prepared): Promise<string> {
  await s3.kill();
  const began = performance.now();
  const photo = await fetch(url + (photos[0] ?? ''));
  const ms = performance.now() - began;
  const { status } = await submit(url, owner);
  const state = await ready(url);
  await sleep((seconds / 2) * 1000);
  const back = Date.now();
  await s3.start();
  await eventually(
    async () => {
      if ((await fetch(url + (photos[0] ?? ''))).status !== 200) throw new Error('still away');
    },
    30,
    'The photos',
  );
  const again = rounded((Date.now() - back) / 1000, 1);
  return `a photo ${photo.status} in ${rounded(ms)} ms with Retry-After ${photo.headers.get('retry-after')}, a new post ${status}, readyz 200 (${String(state['storage'])}); photos back ${again} s after its start began`;
}

/** Does something to the machines while visitors ask; a row of what they noticed. */
async function phase(url: string, stock: Prepared, name: string, work: () => Promise<string>): Promise<void> {
  let isOver = false;
  const asking = askMix({ url, stock, visitors, until: () => isOver, retries: true });
  await sleep(1000);
  const told = await work().catch((error: unknown) => `FAILED: ${(error as Error).message}`);
  await sleep(1000);
  isOver = true;
  const answers = await asking;
  rows.push([name, ...noticed(answers), told]);
  say(rows.at(-1)?.join(' · ') ?? '');
  if (told.startsWith('FAILED')) process.exitCode = 1;
}

function noticed(answers: readonly Answer[]): string[] {
  const lasting = failuresIn(answers);
  // Photos cannot be had without their storage; everything else must go on.
  const photos = lasting.filter(({ kind }) => kind === 'photo').length;
  const times = answers.map(({ ms }) => ms);
  const second = answers.filter(({ isRetried }) => isRetried).length;
  return [
    rounded(answers.length),
    rounded(second),
    photos > 0 ? `${lasting.length - photos} (and ${photos} photos)` : String(lasting.length),
    rounded(percentile(times, 0.5)),
    rounded(percentile(times, 0.95)),
    rounded(Math.max(...times)),
  ];
}

try {
  await run();
  const head = ['', 'requests', 'asked twice', 'failed after that', 'p50 ms', 'p95 ms', 'longest ms', ''];
  const text = `# Several machines\n\n\`npm run several-machines\` writes this page. ${new Date().toISOString().slice(0, 10)} · ${machine()}\n\nTwo server processes behind a proxy, one PostgreSQL, one streaming replica, one S3 server, ${visitors} visitors of the usual mix (bench/machines/mix.ts). What failed was asked once more after 250 ms.\n\n${table(head, rows)}\n`;
  writeFileSync(path.resolve(import.meta.dirname, '../several-machines.md'), wrapped(text));
} finally {
  for (const step of undo.toReversed()) await step().catch((error: unknown) => console.error(error));
  if (!process.env['KEEP']) for (const one of [folder, poolerFolder]) rmSync(one, { recursive: true, force: true });
}
process.exit();
