// Builds the pages when their sources changed, then runs a program that needs them: `scripts/on-built-pages.ts bench/attacks.ts …`.
import { spawnSync } from 'node:child_process';
import { buildPages } from './pages/build-pages.ts';

await buildPages();
process.exitCode = spawnSync(process.execPath, process.argv.slice(2), { stdio: 'inherit' }).status ?? 1;
