// How much JavaScript a first visit fetches, page by page, as the served HTML says; more than the budget fails.
// The coach of photos has a budget of its own, and no page fetches it before someone comes to the photos.
// With --files every file is listed too.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { livePost } from '#e2e/support/posts.ts';
import { type Product, startProduct } from '#e2e/support/product.ts';
import { buildPages } from './build-pages.ts';

/** Kilobytes of gzip per page. The framework alone takes 98 of them; posting and staff pages bring forms and checks. */
const budgets = (id: number): readonly (readonly [page: string, kilobytes: number])[] => [
  ['/', 130],
  ['/property-search', 130],
  ['/Area/dhaka-mirpur', 130],
  [`/Property-Buy-Sell-Details/${id}`, 130],
  ['/Group-Wise-Building', 130],
  ['/SignIn', 130],
  ['/sellpost', 211],
  ['/admin', 181],
];
const coach = /^assets\/(examine\.worker|looker|looking|mend-sheet|shot-list|shot-sheet)-[\w-]+\.js$/;
const coachParts = 6;
const coachKilobytes = 15;
const client = path.resolve(import.meta.dirname, '../../build');

interface Weight {
  page: string;
  files: number;
  gzip: number;
  brotli: number;
}

const weights = new Map<string, { gzip: number; brotli: number }>();

function weigh(file: string): { gzip: number; brotli: number } {
  const known = weights.get(file);
  if (known) return known;
  const bytes = readFileSync(path.join(client, file));
  const weight = {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  };
  weights.set(file, weight);
  return weight;
}

/** Files that a chunk cannot start without; `import(…)` comes later and does not count. */
function staticImports(file: string): string[] {
  const code = readFileSync(path.join(client, file), 'utf8');
  return [...code.matchAll(/\b(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)].map(([, name]) => path.posix.join(path.posix.dirname(file), name ?? ''));
}

/** What the document preloads and imports. It also names chunks of pages it leads to, which no browser fetches yet. */
function firstLoad(html: string): Set<string> {
  const found = new Set<string>();
  const waiting = [...html.matchAll(/(?:modulepreload" href="|\bfrom "|\bimport "|\bimport\(")\/(assets\/[\w./-]+\.js)"/g)].map(([, file]) => file ?? '');
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...staticImports(file));
  }
  return found;
}

async function weighPage(product: Product, page: string): Promise<Weight> {
  const answer = await fetch(product.url + page, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}.`);
  const html = await answer.text();
  const files = [...firstLoad(html)].map(weigh);
  if ([...firstLoad(html)].some((file) => coach.test(file))) throw new Error(`${page} fetches the coach of photos with its first load.`);
  const sum = (kind: 'gzip' | 'brotli'): number => files.reduce((total, file) => total + file[kind], 0);
  const showing = process.argv.includes('--files') ? [...firstLoad(html)] : [];
  for (const file of showing) console.log(`${kilobytes(weigh(file).gzip)} ${kilobytes(weigh(file).brotli)}         ${file}`);
  return { page, files: files.length, gzip: sum('gzip'), brotli: sum('brotli') };
}

/** What the coach of photos weighs in all; throws where a part of it is missing, as after a new name. */
function weighCoach(): number {
  // Files of earlier builds lie beside those of this one.
  const names = JSON.parse(readFileSync(path.join(client, readFileSync(path.join(client, 'current'), 'utf8').trim(), 'assets.json'), 'utf8')) as string[];
  const files = names.map((name) => `assets/${name}`);
  const parts = files.filter((file) => coach.test(file));
  if (parts.length !== coachParts) throw new Error(`The coach of photos should be ${coachParts} files: ${parts.join(', ')}.`);
  return parts.reduce((sum, file) => sum + weigh(file).gzip, 0);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

await buildPages();
const product = await startProduct();
try {
  const id = await livePost(product);
  console.log('    gzip  brotli  files  budget  page');
  let heavy = 0;
  for (const [page, budget] of budgets(id)) {
    const { files, gzip, brotli } = await weighPage(product, page);
    const isHeavy = gzip > budget * 1000;
    if (isHeavy) heavy++;
    console.log(`${kilobytes(gzip)} ${kilobytes(brotli)} ${String(files).padStart(6)} ${String(budget).padStart(7)}  ${page}${isHeavy ? '  TOO HEAVY' : ''}`);
  }
  const whole = weighCoach();
  if (whole > coachKilobytes * 1000) heavy++;
  console.log(`${kilobytes(whole)}         ${String(coachParts).padStart(6)} ${String(coachKilobytes).padStart(7)}  the coach of photos`);
  process.exitCode = heavy === 0 ? 0 : 1;
} finally {
  await product.close();
}
