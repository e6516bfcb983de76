// What `npm run bench` runs: every measurement of bench/, or those that are named: `npm run bench search`.
// Those that fetch a tool from npm first run only when they are named.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildPages } from './build-pages.ts';

const measurements = ['search', 'pages', 'uploads', 'sign-in'] as const;
const withTools = ['html-checker', 'lighthouse'] as const;

const named = new Set(process.argv.slice(2));
await buildPages();
const chosen = named.size > 0 ? [...measurements, ...withTools].filter((name) => named.has(name)) : measurements;
for (const name of chosen) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, `../bench/${name}.ts`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
