// What `npm run attacks` runs: builds the pages when their sources changed, then the attacks of bench/attacks.ts.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildPages } from './pages/build-pages.ts';

await buildPages();
const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../bench/attacks.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
