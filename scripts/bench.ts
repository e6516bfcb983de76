// What `npm run bench` runs: every measurement of bench/, or those that are named: `npm run bench search`. Some run only when they are
// named: three sizes of marketplace take hours to make, and Lighthouse is fetched from npm first.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildPages } from './pages/build-pages.ts';

/** The file of each measurement in `bench/`. */
const files = {
  search: 'search/search',
  pages: 'pages/pages',
  'proxied-pages': 'pages/proxied-pages',
  uploads: 'uploads',
  pictures: 'pages/pictures',
  'photo-coach': 'photo-coach',
  'photo-writing': 'photo-writing',
  carrier: 'carrier',
  'sign-in': 'sign-in',
  'natural-queries': 'search/natural-queries',
  needs: 'search/needs',
  'search-scale': 'search/search-scale',
  load: 'machines/load',
  'lost-disk': 'machines/lost-disk',
  lighthouse: 'pages/lighthouse',
  stories: 'pages/stories',
  interactions: 'pages/interactions',
} as const;
const measurements = Object.keys(files) as (keyof typeof files)[];
/** Their searches are asked without a server. */
const inProcess: readonly string[] = ['natural-queries', 'needs', 'photo-coach', 'photo-writing', 'carrier', 'lost-disk'];
const onlyNamed: ReadonlySet<string> = new Set([...inProcess, 'search-scale', 'load', 'lighthouse', 'stories', 'interactions', 'proxied-pages']);

const named = new Set(process.argv.slice(2));
const unknown = [...named].filter((name) => !measurements.some((one) => one === name));
if (unknown.length > 0) {
  process.stderr.write(`There is no measurement ${unknown.join(', ')}. Choose among: ${measurements.join(', ')}.\n`);
  process.exit(1);
}
const run = measurements.filter((name) => (named.size > 0 ? named.has(name) : !onlyNamed.has(name)));
if (run.some((name) => !inProcess.includes(name))) await buildPages();
for (const name of run) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, `../bench/${files[name]}.ts`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
