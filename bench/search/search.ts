// Searches a second over HTTP beside the same SQL through bare Fastify and pg, on imported listings where they lie beside
// the project and on the demo's posts elsewhere.
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SearchQuery } from '#contracts/search/search.ts';
import { startProduct } from '#e2e/support/product.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { runningPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { recordQueries } from './record-queries.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { inTurns, median, type Outcome, percentile } from '#bench/pages/rounds.ts';

const root = path.resolve(import.meta.dirname, '../..');
const listings = path.resolve(root, '../shared/data/listings.csv');

/** What people ask: by place, by price, by words in both scripts, far pages, rare things. */
const searches: Readonly<Record<string, string>> = {
  'for sale, newest': 'purpose=sell',
  'to rent, newest': 'purpose=rent',
  'to rent in a district': 'purpose=rent&district=dhaka',
  'to rent in a sub-district': 'purpose=rent&subDistrict=dhaka-dhanmondi',
  'six filters': 'purpose=rent&district=dhaka&propertyType=apartment&bedMin=3&bathMin=2&priceMin=20000&priceMax=60000&sizeMin=1200',
  'narrow price and size, no place': 'purpose=sell&priceMin=9000000&priceMax=9500000&sizeMin=1400&sizeMax=1500',
  'cheapest first': 'purpose=rent&district=dhaka&sort=priceAsc',
  'page 20': 'purpose=rent&page=20',
  'one word': 'purpose=rent&q=gulshan',
  'one word in Bengali': 'purpose=rent&q=গুলশান',
  'two words': 'purpose=rent&q=bashundhara apartment',
  'a word with a filter': 'purpose=rent&q=uttara&bedMin=3',
};

async function startBare(databaseUrl: string, recorded: unknown): Promise<{ url: string; child: ChildProcess }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'uthan-bench-'));
  const file = path.join(folder, 'queries.json');
  writeFileSync(file, JSON.stringify(recorded));
  const child = fork(path.join(root, 'bench/search/bare-search.ts'), [databaseUrl, file], { cwd: root });
  const [port] = (await once(child, 'message')) as [number];
  rmSync(folder, { recursive: true });
  return { url: `http://127.0.0.1:${port}`, child };
}

/** One client after another: what a person waits for the answer, in milliseconds. */
async function waits(url: string): Promise<{ p50: number; p95: number; text: string }> {
  const times: number[] = [];
  let text = '';
  for (let asked = 0; asked < 120; asked++) {
    const began = performance.now();
    text = await (await fetch(url)).text();
    if (asked >= 20) times.push(performance.now() - began);
  }
  return { p50: median(times), p95: percentile(times, 0.95), text };
}

async function row(name: string, here: string, bare: string): Promise<string[]> {
  const [product, alone] = [await waits(here), await waits(bare)];
  const { total, totalIsExact } = JSON.parse(product.text) as { total: number; totalIsExact: boolean };
  return [name, `${totalIsExact ? '' : '> '}${rounded(total)}`, ...[product.p50, product.p95, alone.p50, alone.p95].map((ms) => rounded(ms, 1))];
}

function importListings(dataDir: string): void {
  console.log('Importing the listings …');
  // What is refused is written where the command was given.
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: dataDir };
  const { status } = spawnSync(process.execPath, ['scripts/import.ts', listings], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error('The listings could not be imported.');
}

async function livePosts(databaseUrl: string): Promise<number> {
  const { pool, close } = openDatabase(databaseUrl, { connectionsMax: 1 });
  const { rows } = await pool.query<{ count: number }>('select count(*) as count from posts where listed');
  await close();
  return rows[0]?.count ?? 0;
}

function report(posts: number, { product, bare, ratio, ratioRange, rounds, dropped }: Outcome, rows: readonly string[][]): void {
  const sums = table(
    ['', 'searches a second'],
    [
      ['the product, `GET /api/search`', rounded(product)],
      ['bare Fastify and pg, the same SQL', rounded(bare)],
      ['**ratio** (promised: at least 0.70)', `**${rounded(ratio, 2)}** (${ratioRange.map((one) => rounded(one, 2)).join('–')})`],
    ],
  );
  const each = table(['one client', 'found', 'p50 ms', 'p95 ms', 'bare p50 ms', 'bare p95 ms'], rows);
  const text = `${rounded(posts)} live posts; the ${rows.length} searches below in turn, 8 connections, ${rounds.length} rounds${dropped > 0 ? `, ${dropped} dropped` : ''}.`;
  console.log(`\n${sums}\n\n${each}`);
  writePart('search', 'Search', `${text}\n\n${sums}\n\n${each}`);
}

const hasListings = existsSync(listings);
if (!hasListings) console.log(`No listings lie beside the project (${listings}): the demo's posts are searched instead.`);
const product = await startProduct({ demo: !hasListings });
try {
  if (hasListings) importListings(product.dataDir);
  const databaseUrl = runningPostgres(path.join(product.dataDir, 'postgres')) ?? '';
  const asked = Object.entries(searches).map(([name, query]) => ({ name, path: `/api/search?${new URLSearchParams(query)}`, query }));
  const recorded = await recordQueries(
    databaseUrl,
    asked.map(({ query }) => SearchQuery.parse(Object.fromEntries(new URLSearchParams(query)))),
  );
  const bare = await startBare(databaseUrl, recorded);
  const outcome = await inTurns(
    { name: 'product', url: product.url, paths: asked.map(({ path: one }) => one) },
    { name: 'bare Fastify and pg', url: bare.url, paths: asked.map((_, at) => `/${at}`) },
  );
  const rows: string[][] = [];
  for (const [at, one] of asked.entries()) rows.push(await row(one.name, product.url + one.path, `${bare.url}/${at}`));
  bare.child.disconnect();
  report(await livePosts(databaseUrl), outcome, rows);
} finally {
  await product.close();
}
