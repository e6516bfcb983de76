// npm run bench load: the usual mix with live connections open, with more and more visitors until answers take long, then far too many,
// then a while at half of what it can do. Writes bench/load.md. BENCH_DIR names a data folder with posts, also one that bench/search/search-scale.ts
// made; otherwise the demo's are used. PARTS=steps,soak runs some of it, and the page keeps the others. VISITORS, SECONDS and MINUTES make it
// larger or smaller; PER_SECOND says what half is, CACHE_MB how much answers may take: with little the long part has filled it soon.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { livePath } from '#contracts/notices/live.ts';
import { type LoadDatabase, startDatabase, stockOf } from '#bench/search/load-stock.ts';
import { freePort } from './machines-database.ts';
import { openServer } from './machines-server.ts';
import { type Answer, askMix, failuresIn, type Stock } from './mix.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { percentile } from '#bench/pages/rounds.ts';

const given = process.env['BENCH_DIR'];
const folder = given ?? mkdtempSync(path.join(tmpdir(), 'uthan-load-'));
const steps = (process.env['VISITORS'] ?? '2,4,8,16,32,64,128').split(',').map(Number);
const seconds = Number(process.env['SECONDS'] ?? 15);
const minutes = Number(process.env['MINUTES'] ?? 2);
const parts = new Set((process.env['PARTS'] ?? 'steps,soak').split(','));
const [sockets, floodVisitors, soakVisitors] = [50, 512, 16];
const demoSeconds = 60;

const page = {
  file: path.resolve(import.meta.dirname, '../load.md'),
  head: '# Load\n\n`npm run bench load` writes this page. 70 % searches (half popular, half never asked before), 20 % pages of a post, 5 % photos, 3 % reads of members, 2 % writes.\n',
};

interface Step {
  visitors: number;
  perSecond: number;
  p50: number;
  p95: number;
  refused: number;
  refusedP95: number;
  failed: number;
  memory: Memory;
}

/** In megabytes. */
interface Memory {
  rss: number;
  heap: number;
  external: number;
  /** What is cached of answers. */
  kept: number;
}

function openSockets(url: string, { tokens }: Stock): Socket[] {
  return Array.from({ length: sockets }, (_, at) =>
    io(url, { path: livePath, transports: ['websocket'], auth: { token: tokens[at % tokens.length] }, forceNew: true }),
  );
}

async function memoryOf(url: string): Promise<Memory> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const megabytes = (name: string): number => Number(new RegExp(`^${name}(?:\\{[^}]*\\})? ([\\d.e+]+)$`, 'm').exec(text)?.[1] ?? 0) / 1e6;
  return {
    rss: megabytes('process_resident_memory_bytes'),
    heap: megabytes('nodejs_heap_size_used_bytes'),
    external: megabytes('nodejs_external_memory_bytes'),
    kept: megabytes('uthan_answers_kept_bytes'),
  };
}

const times = (answers: readonly Answer[]): number[] => answers.map(({ ms }) => ms);

async function press(url: string, stock: Stock, visitors: number, forSeconds: number, perSecond?: number): Promise<Step> {
  const until = Date.now() + forSeconds * 1000;
  const answers = await askMix({ url, stock, visitors, until: () => Date.now() > until, ...(perSecond ? { perSecond } : {}) });
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
    memory: await memoryOf(url),
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
  rounded(step.memory.rss),
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

type Sample = Memory & { minute: number };

/** Megabytes an hour by which memory grows, over the second half: the first fills caches. */
function slope(samples: readonly Sample[], of: keyof Memory): number {
  const half = samples.slice(Math.floor(samples.length / 2));
  const mean = (value: (sample: Sample) => number): number => half.reduce((sum, one) => sum + value(one), 0) / half.length;
  const [minute, mb] = [mean((one) => one.minute), mean((one) => one[of])];
  const above = half.reduce((sum, one) => sum + (one.minute - minute) * (one[of] - mb), 0);
  return (
    (above /
      Math.max(
        1e-9,
        half.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0),
      )) *
    60
  );
}

/** Half of the answers a second that it gives where no one waits long. */
async function halfOf(url: string, stock: Stock): Promise<number> {
  const asked = Number(process.env['PER_SECOND'] ?? 0);
  return asked || Math.max(1, Math.round((await press(url, stock, 8, Math.max(seconds, 5))).perSecond / 2));
}

const columns = ['rss', 'heap', 'external', 'kept'] as const;

async function soak(url: string, stock: Stock): Promise<string> {
  const perSecond = await halfOf(url, stock);
  const samples: Sample[] = [];
  const began = Date.now();
  const ran = { answers: 0, failed: 0, refused: 0 };
  console.log(`${minutes} minutes at ${perSecond} a second`);
  while (Date.now() - began < minutes * 60_000) {
    const step = await press(url, stock, soakVisitors, Math.min(60, minutes * 6), perSecond);
    const minute = (Date.now() - began) / 60_000;
    samples.push({ minute, ...step.memory });
    ran.answers += step.perSecond * Math.min(60, minutes * 6);
    ran.failed += step.failed;
    ran.refused += step.refused;
    const sizes = columns.map((name) => `${name} ${rounded(step.memory[name])}`).join(', ');
    console.log(
      `${new Date().toISOString()} minute ${rounded(minute, 1)}: ${sizes} MB; ${rounded(step.perSecond, 1)}/s, p50 ${rounded(step.p50)}, p95 ${rounded(step.p95)} ms, refused ${rounded(step.refused * 100, 1)} %, failed ${step.failed}`,
    );
  }
  const every = Math.max(1, Math.floor(samples.length / 12));
  const shown = samples.filter((_, at) => at % every === every - 1 || at === 0);
  const rows = shown.map((sample) => [rounded(sample.minute), ...columns.map((name) => rounded(sample[name]))]);
  const grown = columns.map((name) => `${name} ${rounded(slope(samples, name), 1)}`).join(', ');
  const isShort = minutes < 60 ? ' (an hour is asked for: MINUTES=60)' : '';
  return `${minutes} minutes at ${perSecond} questions a second, with CACHE_MB=${process.env['CACHE_MB'] ?? '96'}: ${rounded(ran.answers)} answers, ${ran.failed} failed, ${rounded((ran.refused / samples.length) * 100, 2)} % refused.\n\nMB an hour by which memory grew over the second half${isShort}: ${grown}.\n\n${table(['minute', 'memory MB', 'heap used', 'external', 'answers kept'], rows)}`;
}

async function stepUp(url: string, stock: Stock): Promise<string> {
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
  const head = ['', 'answers/s', 'p50 ms', 'p95 ms', 'refused', 'refusal p95 ms', 'failed otherwise', 'memory MB'];
  return [
    'Each visitor asks the next as soon as one is answered.',
    table(head, [...all.map((step) => rowOf(`${step.visitors} visitors`, step)), rowOf(`**${floodVisitors} visitors**`, flood)]),
    bent ? `It bends at ${bent.visitors} visitors.` : 'It does not bend in these steps.',
    `After the flood it took ${rounded(back, 1)} s until a single visitor was answered as before.`,
  ].join('\n\n');
}

async function measure(url: string, databaseUrl: string): Promise<void> {
  const stock = await stockOf(url, databaseUrl, folder);
  const live = openSockets(url, stock);
  const what = `${rounded(stock.count)} live posts, ${rounded(stock.photos.length)} files of photos.`;
  console.log(what);
  for (const [name, title, work] of [['steps', 'Step by step', stepUp] as const, ['soak', 'For a long while', soak] as const]) {
    if (!parts.has(name)) continue;
    const body = await work(url, stock);
    const connected = live.filter((socket) => socket.connected).length;
    const text = `${what} ${connected} of ${sockets} live connections were still open at the end.\n\n${body}`;
    writePart(name, title, text, page);
    console.log(text);
  }
  for (const socket of live) socket.disconnect();
}

let database: LoadDatabase | undefined;
try {
  database = await startDatabase(folder);
  const server = openServer(await freePort(), folder, {
    DEMO: given ? '0' : '1',
    TRUST_PROXY: '0',
    DATABASE_POOL: '20',
    DATABASE_URL: database.url,
    CACHE_MB: process.env['CACHE_MB'] ?? '96',
  });
  try {
    await server.start();
    console.log(server.url);
    if (!given) await sleep(demoSeconds * 1000);
    await measure(server.url, database.url);
  } finally {
    await server.stop();
  }
} finally {
  await database?.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
}
process.exit();
