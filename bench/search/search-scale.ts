// npm run bench search-scale, or node bench/search/search-scale.ts [10000 100000 1000000]: searches over HTTP at three sizes of
// marketplace, eight clients, one server process, answers not cached; beside it the same SQL through pg alone, the cost of a new
// post, and cached answers. Takes a while: the posts are made first. BENCH_DIR keeps them for the next run.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import autocannon, { type Result } from 'autocannon';
import { sql } from 'kysely';
import pg from 'pg';
import { SearchQuery } from '#contracts/search/search.ts';
import { type Database, openDatabase } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { indexPosts } from '#server/search/service.ts';
import { addBatch, generatePosts, postOf } from './generate-posts.ts';
import { recordQueries, type Recorded } from './record-queries.ts';
import { rounded, table, writePart } from '#bench/results-file.ts';
import { serverFlags } from '#server/server-flags.ts';
import { median, percentile } from '#bench/pages/rounds.ts';
import { mapQueries, scaleCases, typedTexts, type ScaleCase } from './search-scale-cases.ts';

const root = path.resolve(import.meta.dirname, '../..');
const plansFolder = path.join(root, '.cache', 'search-plans');
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const counts = sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000];
const clients = 8;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const warmSeconds = 2;
const inserted = 200;
const mebibyte = 2 ** 20;

interface Measured {
  p50: number;
  p95: number;
  perSecond: number;
}

/** Eight clients, each with its next search as soon as it has its answer. */
async function press(url: string, queries: readonly string[], duration: number, call = '/api/search'): Promise<Measured> {
  const requests = queries.map((query) => ({ method: 'GET' as const, path: `${call}?${query}` }));
  const times: number[] = [];
  const began = performance.now();
  const result = await new Promise<Result>((resolve, reject) => {
    const running = autocannon({ url, connections: clients, duration, requests }, (error: Error | null, ended) => (error ? reject(error) : resolve(ended)));
    running.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx, ${result.errors} errors.`);
  return { p50: median(times), p95: percentile(times, 0.95), perSecond: times.length / ((performance.now() - began) / 1000) };
}

/** The same statements in the same order through pg alone, by as many clients. */
async function pressBare(databaseUrl: string, recorded: readonly Recorded[][], duration: number): Promise<Measured> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: clients,
    options: '-c plan_cache_mode=force_custom_plan -c max_parallel_workers_per_gather=0',
  });
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  let next = 0;
  const client = async (): Promise<void> => {
    while (performance.now() < end) {
      const began = performance.now();
      for (const { sql: text, parameters } of recorded[next++ % recorded.length] ?? []) await pool.query(text, [...parameters]);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  await pool.end();
  return { p50: median(times), p95: percentile(times, 0.95), perSecond: times.length / duration };
}

interface Serving {
  url: string;
  child: ChildProcess;
  mebibytes(): Promise<number>;
  close(): Promise<void>;
}

async function serve(databaseUrl: string, ...flags: string[]): Promise<Serving> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = fork(path.join(root, 'bench/search/search-scale-server.ts'), flags, { cwd: root, env, execArgv: [...serverFlags] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    async mebibytes() {
      child.send('memory');
      const [{ rss }] = (await once(child, 'message')) as [{ rss: number }];
      return rss / mebibyte;
    },
    async close() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

/** What one more live post costs, alone and with everything that it is found by; all of them are removed again. */
async function insertCost({ db }: Database, from: number): Promise<{ whole: number; words: number }> {
  const times: { whole: number; words: number }[] = [];
  const added: string[] = [];
  for (let at = 0; at < inserted; at++) {
    const began = performance.now();
    let words = 0;
    await db.transaction().execute(async (trx) => {
      const ids = await addBatch(trx, [postOf(from + at, Date.now())]);
      const half = performance.now();
      await indexPosts(trx, ids);
      words = performance.now() - half;
      added.push(...ids);
    });
    times.push({ whole: performance.now() - began, words });
  }
  await sql`delete from posts where id = any(${added}::uuid[])`.execute(db);
  return { whole: median(times.map(({ whole }) => whole)), words: median(times.map(({ words }) => words)) };
}

interface CaseResult {
  name: string;
  isFiltered: boolean;
  product: Measured;
  bare: Measured;
}

interface SizeResult {
  count: number;
  load: number;
  cases: CaseResult[];
  insert: { whole: number; words: number };
  memory: { before: number; after: number };
  cached: { hit: Measured; miss: Measured };
  beside: { facets: Measured; suggestions: Measured; map: Measured };
  slowest: { query: string; plans: string[] };
}

const parsed = (query: string): SearchQuery => SearchQuery.parse(Object.fromEntries(new URLSearchParams(query)));

/** The plans of the search that took longest, one after the other. */
async function plansOf({ pool }: Database, url: string, databaseUrl: string, { queries }: ScaleCase): Promise<SizeResult['slowest']> {
  let slowest = { query: '', ms: 0 };
  for (const query of queries) {
    const began = performance.now();
    await (await fetch(`${url}/api/search?${query}`)).text();
    const ms = performance.now() - began;
    if (ms > slowest.ms) slowest = { query, ms };
  }
  const [recorded = []] = await recordQueries(databaseUrl, [parsed(slowest.query)]);
  const plans: string[] = [];
  for (const { sql: text, parameters } of recorded) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers, costs off, timing off) ${text}`, [...parameters]);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  return { query: slowest.query, plans };
}

async function measureCases(serving: Serving, databaseUrl: string): Promise<CaseResult[]> {
  const results: CaseResult[] = [];
  for (const { name, isFiltered, queries } of scaleCases) {
    await press(serving.url, queries, warmSeconds);
    // Once to know what words mean, as a server that has run for a minute does.
    await recordQueries(databaseUrl, queries.slice(0, 1).map(parsed));
    const recorded = await recordQueries(databaseUrl, queries.map(parsed));
    const [first, bare, second] = [
      await press(serving.url, queries, seconds / 2),
      await pressBare(databaseUrl, recorded, seconds / 2),
      await press(serving.url, queries, seconds / 2),
    ];
    const product = { p50: (first.p50 + second.p50) / 2, p95: (first.p95 + second.p95) / 2, perSecond: (first.perSecond + second.perSecond) / 2 };
    console.log(
      `  ${name}: p50 ${rounded(product.p50, 1)} ms, p95 ${rounded(product.p95, 1)} ms, ${rounded(product.perSecond)}/s, bare ${rounded(bare.perSecond)}/s`,
    );
    results.push({ name, isFiltered, product, bare });
  }
  return results;
}

/** The calls beside a search: what each value of a filter would find, what someone may be typing, and the marks of its map. */
async function measureBeside({ url }: Serving): Promise<SizeResult['beside']> {
  const measured = async (queries: readonly string[], call: string): Promise<Measured> => {
    await press(url, queries, warmSeconds, call);
    return press(url, queries, seconds / 2, call);
  };
  const searches = scaleCases.flatMap(({ queries }) => queries.slice(0, 60));
  const texts = typedTexts.flatMap((text) => [...text].map((_, at) => new URLSearchParams({ q: text.slice(0, at + 1) }).toString()));
  return {
    facets: await measured(searches, '/api/search/facets'),
    suggestions: await measured(texts, '/api/suggest'),
    map: await measured(mapQueries, '/api/search/map'),
  };
}

async function measureCached(databaseUrl: string): Promise<SizeResult['cached']> {
  const keeping = await serve(databaseUrl, '--cache');
  const queries = scaleCases[1]?.queries.slice(0, 20) ?? [];
  await press(keeping.url, queries, warmSeconds);
  const hit = await press(keeping.url, queries, seconds / 2);
  await keeping.close();
  const making = await serve(databaseUrl);
  await press(making.url, queries, warmSeconds);
  const miss = await press(making.url, queries, seconds / 2);
  await making.close();
  return { hit, miss };
}

async function measureSize(databaseUrl: string, count: number): Promise<SizeResult> {
  const database = openDatabase(databaseUrl, { connectionsMax: 2 });
  await migrate(database.pool);
  console.log(`${rounded(count)} posts`);
  await generatePosts(database, count, (done) => void (done % 200_000 === 0 && console.log(`  ${rounded(done)} made`)));
  const load = loadavg()[0] ?? 0;
  const serving = await serve(databaseUrl);
  const before = await serving.mebibytes();
  const cases = await measureCases(serving, databaseUrl);
  const worst = cases.toSorted((a, b) => b.product.p95 - a.product.p95)[0]?.name;
  const slowestCase = scaleCases.find(({ name }) => name === worst) ?? scaleCases[0];
  if (!slowestCase) throw new Error('There are no cases.');
  const slowest = await plansOf(database, serving.url, databaseUrl, slowestCase);
  const beside = await measureBeside(serving);
  const memory = { before, after: await serving.mebibytes() };
  await serving.close();
  const cached = await measureCached(databaseUrl);
  const insert = await insertCost(database, count);
  await database.close();
  return { count, load, cases, insert, memory, cached, beside, slowest };
}

/** One line for the page; the full plans, hundreds of lines, go to a file that git does not see. */
function slowestLine({ count, slowest: { query, plans } }: SizeResult): string {
  mkdirSync(plansFolder, { recursive: true });
  writeFileSync(path.join(plansFolder, `${count}.txt`), `${query}\n\n${plans.join('\n\n')}\n`);
  const ms = plans.reduce((sum, plan) => sum + Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1] ?? 0), 0);
  return `- ${rounded(count)} posts: ${plans.length} statements, ${rounded(ms, 1)} ms in the database: \`${query}\``;
}

function report(results: readonly SizeResult[]): void {
  const head = ['p50 / p95 ms · a second · of pg alone', ...results.map(({ count }) => rounded(count)), 'p95, largest to smallest'];
  const cell = ({ product, bare }: CaseResult): string =>
    `${rounded(product.p50, 1)} / ${rounded(product.p95, 1)} · ${rounded(product.perSecond)} · ${rounded(product.perSecond / bare.perSecond, 2)}`;
  const [first, last] = [results[0], results.at(-1)];
  const rows = scaleCases.map(({ name }, at) => [
    name,
    ...results.map(({ cases }) => (cases[at] ? cell(cases[at]) : '')),
    rounded((last?.cases[at]?.product.p95 ?? 0) / (first?.cases[at]?.product.p95 ?? 1), 1),
  ]);
  const other = [
    ['one more live post, ms (of it its lexemes)', ...results.map(({ insert }) => `${rounded(insert.whole, 1)} (${rounded(insert.words, 1)})`), ''],
    [
      'a cached answer / one that is made',
      ...results.map(
        ({ cached }) =>
          `${rounded(cached.hit.perSecond)}/s, p95 ${rounded(cached.hit.p95, 1)} / ${rounded(cached.miss.perSecond)}/s, p95 ${rounded(cached.miss.p95, 1)}`,
      ),
      '',
    ],
    ...(['facets', 'suggestions', 'map'] as const).map((call) => [
      `${call}, p50 / p95 ms`,
      ...results.map(({ beside }) => `${rounded(beside[call].p50, 1)} / ${rounded(beside[call].p95, 1)}`),
      '',
    ]),
    ['memory of the server, MB: started / after all', ...results.map(({ memory }) => `${rounded(memory.before)} / ${rounded(memory.after)}`), ''],
    ['load of the machine before', ...results.map(({ load }) => rounded(load, 1)), ''],
  ];
  const plans = results.map(slowestLine);
  const text = `${clients} clients over HTTP, one server process, ${scaleCases[0]?.queries.length ?? 0} different searches a case, answers not cached.\n\n${table(head, [...rows, ...other])}\n\nThe slowest search of each size (\`bench/search/search-scale.ts\` writes its full plans into \`.cache/search-plans\`):\n\n${plans.join('\n')}`;
  console.log(`\n${table(head, [...rows, ...other])}`);
  writePart('search-scale', 'Search at three sizes', text);
}

const given = process.env['BENCH_DIR'];
const folder = given ?? mkdtempSync(path.join(tmpdir(), 'uthan-bench-'));
const postgres = await startEmbeddedPostgres({ folder: path.join(folder, 'postgres') });
try {
  const results: SizeResult[] = [];
  for (const count of counts) {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    const name = `scale_${count}`;
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await admin.query(`create database ${name}`);
    await admin.end();
    const address = new URL(postgres.url);
    address.pathname = `/${name}`;
    results.push(await measureSize(address.href, count));
  }
  report(results);
} finally {
  await postgres.stop();
  if (!given) rmSync(folder, { recursive: true, force: true });
}
