// npm run bench load: the usual mix with live connections open, with more and more visitors until answers take long, then far too many,
// then a while at half of what it can do. Writes bench/load.md. BENCH_DIR names a data folder with posts; else the demo's are used.
// VISITORS, SECONDS and MINUTES make it larger or smaller.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { livePath } from '#contracts/live.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { reachDatabase } from '#server/platform/database/reach-database.ts';
import { freePort } from './machines-database.ts';
import { openServer, signIn } from './machines-server.ts';
import { type Answer, askMix, failuresIn, type Stock } from './mix.ts';
import { machine, rounded, table } from './results-file.ts';
import { percentile } from './rounds.ts';

const given = process.env['BENCH_DIR'];
const folder = given ?? mkdtempSync(path.join(tmpdir(), 'uthan-load-'));
const steps = (process.env['VISITORS'] ?? '2,4,8,16,32,64,128').split(',').map(Number);
const seconds = Number(process.env['SECONDS'] ?? 15);
const minutes = Number(process.env['MINUTES'] ?? 2);
const [sockets, people, floodVisitors] = [50, 10, 512];

interface Step {
  visitors: number;
  perSecond: number;
  p50: number;
  p95: number;
  refused: number;
  refusedP95: number;
  failed: number;
  memoryMb: number;
}

async function stockOf(url: string): Promise<Stock & { count: number }> {
  const reached = await reachDatabase({ databaseUrl: undefined, dataDir: folder });
  const database = openDatabase(reached.url, { connectionsMax: 2 });
  try {
    const tokens: string[] = [];
    for (let at = 0; at < people; at++) tokens.push(await signIn(url, database, `visitor${'x'.repeat(at + 1)}`, 'user'));
    const { rows } = await database.pool.query<{ id: number }>("select post_id as id from posts where listed and type = 'sell' order by random() limit 2000");
    const photos = await database.pool.query<{ path: string }>("select '/media/' || hash || '-' || width || '.webp' as path from pictures limit 200");
    const { rows: counted } = await database.pool.query<{ count: number }>('select count(*) as count from posts where listed');
    return { posts: rows.map(({ id }) => id), photos: photos.rows.map((row) => row.path), tokens, count: counted[0]?.count ?? 0 };
  } finally {
    await database.close();
    await reached.release();
  }
}

function openSockets(url: string, { tokens }: Stock): Socket[] {
  return Array.from({ length: sockets }, (_, at) =>
    io(url, { path: livePath, transports: ['websocket'], auth: { token: tokens[at % tokens.length] }, forceNew: true }),
  );
}

async function memoryMb(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes(?:\{\})? ([\d.e+]+)/m.exec(text)?.[1] ?? 0) / 1e6;
}

const times = (answers: readonly Answer[]): number[] => answers.map(({ ms }) => ms);

async function press(url: string, stock: Stock, visitors: number, forSeconds: number): Promise<Step> {
  const until = Date.now() + forSeconds * 1000;
  const answers = await askMix({ url, stock, visitors, until: () => Date.now() > until });
  const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter);
  const good = answers.filter(({ status }) => status > 0 && status < 500);
  return {
    visitors,
    perSecond: good.length / forSeconds,
    p50: percentile(times(good), 0.5),
    p95: percentile(times(good), 0.95),
    refused: refused.length / Math.max(1, answers.length),
    refusedP95: refused.length > 0 ? percentile(times(refused), 0.95) : 0,
    failed: failuresIn(answers).length - refused.length,
    memoryMb: await memoryMb(url),
  };
}

const rowOf = (name: string, step: Step): string[] => [
  name,
  rounded(step.perSecond),
  rounded(step.p50),
  rounded(step.p95),
  `${rounded(step.refused * 100, 1)} %`,
  step.refused > 0 ? rounded(step.refusedP95) : '',
  String(step.failed),
  rounded(step.memoryMb),
];

/** More visitors, hardly more answers, and each takes half as long again: where it bends. */
function bend(all: readonly Step[]): Step | undefined {
  return all.find((step, at) => {
    const before = all[at - 1];
    return before !== undefined && step.perSecond < before.perSecond * 1.1 && step.p95 > before.p95 * 1.5;
  });
}

/** Seconds after a flood until one visitor is answered as before. */
async function recovery(url: string, stock: Stock, calm: number): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < 60_000) {
    const { p50, refused } = await press(url, stock, 1, 0.5);
    if (refused === 0 && p50 <= Math.max(calm * 2, 50)) break;
  }
  return (Date.now() - began) / 1000;
}

/** Megabytes a hour by which memory grows, over the second half: the first fills caches. */
function slope(samples: readonly { at: number; mb: number }[]): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const [at, mb] = [half.reduce((sum, one) => sum + one.at, 0) / half.length, half.reduce((sum, one) => sum + one.mb, 0) / half.length];
  const above = half.reduce((sum, one) => sum + (one.at - at) * (one.mb - mb), 0);
  return (above / half.reduce((sum, one) => sum + (one.at - at) ** 2, 0)) * 3_600_000;
}

async function soak(url: string, stock: Stock, visitors: number): Promise<string> {
  const samples: { at: number; mb: number }[] = [];
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until) {
    await press(url, stock, visitors, Math.min(10, minutes * 6));
    samples.push({ at: Date.now(), mb: await memoryMb(url) });
  }
  const [least, most] = [Math.min(...samples.map(({ mb }) => mb)), Math.max(...samples.map(({ mb }) => mb))];
  return `${minutes} minutes with ${visitors} visitors: memory between ${rounded(least)} and ${rounded(most)} MB, ${rounded(slope(samples))} MB an hour over the second half${minutes < 60 ? ' (an hour is asked for: MINUTES=60)' : ''}.`;
}

async function measure(url: string): Promise<string> {
  const stock = await stockOf(url);
  const live = openSockets(url, stock);
  await press(url, stock, 2, 5);
  const all: Step[] = [];
  for (const visitors of steps) {
    all.push(await press(url, stock, visitors, seconds));
    console.log(rowOf(`${visitors} visitors`, all.at(-1) as Step).join(' · '));
  }
  const flood = await press(url, stock, floodVisitors, seconds);
  console.log(rowOf('flood', flood).join(' · '));
  const back = await recovery(url, stock, all[0]?.p50 ?? 50);
  const bent = bend(all);
  const lasting = await soak(url, stock, Math.max(2, Math.round((bent?.visitors ?? steps.at(-1) ?? 2) / 4)));
  const connected = live.filter((socket) => socket.connected).length;
  for (const socket of live) socket.disconnect();
  const head = ['', 'answers/s', 'p50 ms', 'p95 ms', 'refused', 'refusal p95 ms', 'failed otherwise', 'memory MB'];
  return [
    `${rounded(stock.count)} live posts; ${connected} of ${sockets} live connections were still open at the end. Each visitor asks the next as soon as one is answered.`,
    table(head, [...all.map((step) => rowOf(`${step.visitors} visitors`, step)), rowOf(`**${floodVisitors} visitors**`, flood)]),
    bent ? `It bends at ${bent.visitors} visitors.` : 'It does not bend in these steps.',
    `After the flood it took ${rounded(back, 1)} s until a single visitor was answered as before.`,
    lasting,
  ].join('\n\n');
}

const server = openServer(await freePort(), folder, {
  DEMO: given && existsSync(path.join(given, 'postgres')) ? '0' : '1',
  TRUST_PROXY: '0',
  DATABASE_POOL: '20',
});
try {
  await server.start();
  if (!given) await sleep(60_000);
  const body = await measure(server.url);
  const head = `# Load\n\n\`npm run bench load\` writes this page. ${new Date().toISOString().slice(0, 10)} · ${machine()}\n\n70 % searches (half popular, half never asked before), 20 % pages of a post, 5 % photos, 3 % reads of members, 2 % writes.`;
  writeFileSync(path.resolve(import.meta.dirname, 'load.md'), `${head}\n\n${body}\n`);
  console.log(body);
} finally {
  await server.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
}
process.exit();
