// What `npm run proxies` runs: builds the pages when their sources changed, then the checks of bench/machines/proxies.ts.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildPages } from './pages/build-pages.ts';

await buildPages();
const { status } = spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../bench/machines/proxies.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
