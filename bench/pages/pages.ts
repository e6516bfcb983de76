// Pages a second on the demo's posts: made again for each visit beside renderToString of the same trees, and cached for
// anonymous visitors beside a Fastify that says hello. BENCH_DIR names a data folder whose demo has drawn its pictures: a new one
// draws for a quarter of an hour, which is waited for.
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '#e2e/support/product.ts';
import { freePort } from '#bench/machines/machines-database.ts';
import { openServer } from '#bench/machines/machines-server.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { type Arm, inTurns, median, type Outcome } from './rounds.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The number of some live post that a page of results shows. */
async function somePost(url: string): Promise<number> {
  const answer = (await (await fetch(`${url}/api/search?purpose=sell`)).json()) as { items: { PostID: number }[] };
  const id = answer.items[0]?.PostID;
  if (id === undefined) throw new Error('The demo has no live post.');
  return id;
}

const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' };

/** Milliseconds until the first byte of a page, and the bytes of it that travel. */
async function ask(url: string, isCold: boolean): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const headers = { ...asBrowsers, ...(isCold ? { host: `${randomUUID()}.localhost` } : {}) };
  const [answer] = await once(get(url, { headers }), 'response');
  const ms = performance.now() - began;
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  return { ms, bytes };
}

async function firstByte(url: string, isCold: boolean): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < 60; asked++) {
    const { ms } = await ask(url, isCold);
    if (asked >= 10) times.push(ms);
  }
  return median(times);
}

/** The demo goes on drawing its pictures for a while, and each ends what is cached: waits until nothing changes any more. */
async function whenAtRest(url: string): Promise<void> {
  const until = performance.now() + 25 * 60_000;
  for (let quiet = 0; quiet < 30 && performance.now() < until;) {
    const status = (await fetch(url)).headers.get('cache-status') ?? '';
    quiet = status.includes('hit') ? quiet + 1 : 0;
    await sleep(500);
  }
}

const ratioOf = ({ ratio, ratioRange }: Outcome): string => `**${rounded(ratio, 2)}** (${ratioRange.map((part) => rounded(part, 2)).join('–')})`;

/** The product on a folder that is there already. */
async function startOn(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = openServer(await freePort(), folder, { TRUST_PROXY: '0' });
  await server.start();
  return { url: server.url, close: () => server.stop() };
}

const given = process.env['BENCH_DIR'];
const began = performance.now();
const product = given ? await startOn(given) : await startProduct({ demo: true });
try {
  const ready = performance.now() - began;
  await whenAtRest(product.url);
  const id = await somePost(product.url);
  const pages = [
    ['home', '/'],
    ['results', '/Property-Buy-Sell'],
    ['results with filters', '/property-search?purpose=rent&district=dhaka&bedMin=2&q=uttara'],
    ['a post', `/Property-Buy-Sell-Details/${id}`],
  ] as const;
  const child = fork(path.join(root, 'bench/pages/bare-pages.ts'), [product.url, ...pages.map(([, one]) => one)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The bare pages could not be served.')));
  failed.catch(() => undefined);
  const [[port, helloPort]] = (await Promise.race([once(child, 'message'), failed])) as [[number, number]];
  const hello: Arm = { name: 'hello', url: `http://127.0.0.1:${helloPort}`, paths: ['/'], isCounted: true };
  const cold: string[][] = [];
  const cached: string[][] = [];
  for (const [at, [name, one]] of pages.entries()) {
    const arm: Arm = { name, url: product.url, paths: [one], headers: asBrowsers };
    const made = await inTurns({ ...arm, isCold: true }, { name: `bare ${name}`, url: `http://127.0.0.1:${port}`, paths: [`/${at}`] });
    const again = await inTurns({ ...arm, isCounted: true }, hello);
    const html = (await (await fetch(product.url + one, { headers: { 'accept-encoding': 'identity' } })).text()).length;
    const { bytes } = await ask(product.url + one, false);
    const coldMs = await firstByte(product.url + one, true);
    const cachedMs = await firstByte(product.url + one, false);
    cold.push([name, rounded(made.product), rounded(made.bare), ratioOf(made), rounded(coldMs, 1), `${rounded(html / 1000)} → ${rounded(bytes / 1000)}`]);
    cached.push([name, rounded(again.product), rounded(again.bare), ratioOf(again), rounded(cachedMs, 1)]);
    console.log([...(cold.at(-1) ?? []), ...(cached.at(-1) ?? [])].join(' · '));
  }
  const results = 1;
  const bytes: Arm = { name: 'its bytes', url: `http://127.0.0.1:${port}`, paths: [`/sent/${results}`], headers: asBrowsers, isCounted: true };
  const possible = await inTurns(bytes, hello);
  const ofPossible = await inTurns({ ...bytes, name: 'results', url: product.url, paths: [pages[results][1]] }, bytes);
  child.disconnect();
  const body = [
    `Signed out, in Bengali, compressed as browsers ask for it. Started with ${given ? 'an existing data folder' : 'a new data folder and the demo'} in ${rounded(ready / 1000, 1)} s.`,
    'Made for each visit: loaders, rendering, hashes, brotli.',
    table(['page', 'product/s', '`renderToString`/s', 'ratio (promised: results 0.35)', 'first byte p50 ms', 'thousand characters → kB'], cold),
    'Cached for anonymous visitors; the hello is `{"hello":"world"}` of a Fastify without anything.',
    table(['page', 'product/s', 'hello/s', 'ratio (promised: 0.50)', 'first byte p50 ms'], cached),
    `The kernel copies what is sent: the bytes and the head of the cached page of results, sent by plain \`node:http\` and nothing else, reach ${ratioOf(possible)} of the hello; the product reaches ${ratioOf(ofPossible)} of that.`,
  ].join('\n\n');
  writePart('pages', 'Pages', body);
  console.log(`\n${body}`);
} finally {
  await product.close();
}
