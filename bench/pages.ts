// Pages a second as the product serves them beside renderToString of the same trees, on the demo's posts.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startProduct } from '#e2e/support/product.ts';
import { rounded, table, writePart } from './results-file.ts';
import { inTurns, median } from './rounds.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The number of some live post that a page of results shows. */
async function somePost(url: string): Promise<number> {
  const answer = (await (await fetch(`${url}/api/search?purpose=sell`)).json()) as { items: { PostID: number }[] };
  const id = answer.items[0]?.PostID;
  if (id === undefined) throw new Error('The demo has no live post.');
  return id;
}

async function firstByte(url: string): Promise<{ p50: number; html: string }> {
  const times: number[] = [];
  let html = '';
  for (let asked = 0; asked < 60; asked++) {
    const began = performance.now();
    const answer = await fetch(url);
    if (asked >= 10) times.push(performance.now() - began);
    html = await answer.text();
  }
  return { p50: median(times), html };
}

const began = performance.now();
const product = await startProduct({ demo: true });
try {
  const ready = performance.now() - began;
  const id = await somePost(product.url);
  const pages = [
    ['home', '/'],
    ['results', '/Property-Buy-Sell'],
    ['results with filters', '/property-search?purpose=rent&district=dhaka&bedMin=2&q=uttara'],
    ['a post', `/Property-Buy-Sell-Details/${id}`],
  ] as const;
  const child = fork(path.join(root, 'bench/bare-pages.ts'), [product.url, ...pages.map(([, one]) => one)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [port] = (await once(child, 'message')) as [number];
  const rows: string[][] = [];
  for (const [at, [name, one]] of pages.entries()) {
    const outcome = await inTurns({ name, url: product.url, paths: [one] }, { name: `bare ${name}`, url: `http://127.0.0.1:${port}`, paths: [`/${at}`] });
    const { p50, html } = await firstByte(product.url + one);
    const ratio = `**${rounded(outcome.ratio, 2)}** (${outcome.ratioRange.map((part) => rounded(part, 2)).join('–')})`;
    rows.push([
      name,
      rounded(outcome.product),
      rounded(outcome.bare),
      ratio,
      rounded(p50, 1),
      `${rounded(html.length / 1000)} → ${rounded(brotliCompressSync(html).length / 1000)}`,
    ]);
    console.log(rows.at(-1)?.join(' · '));
  }
  child.disconnect();
  const body = table(['page', 'product/s', '`renderToString`/s', 'ratio (promised: results 0.35)', 'first byte p50 ms', 'kB, brotli kB'], rows);
  writePart(
    'pages',
    'Pages',
    `Server-rendered in full for every request, signed out, in Bengali. Started with a new data folder and the demo in ${rounded(ready / 1000, 1)} s.\n\n${body}`,
  );
  console.log(`\n${body}`);
} finally {
  await product.close();
}
