// What `npm run faults` runs: builds the pages when their sources changed, then the cases of bench/faults.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildPages } from './pages/build-pages.ts';

await buildPages();
const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../bench/faults/run.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
