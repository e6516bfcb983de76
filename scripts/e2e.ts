// What `npm run e2e` runs: the journeys of e2e/ through freshly built pages. Words that follow choose some of them.
import { spawnSync } from 'node:child_process';
import { buildPages } from './build-pages.ts';

await buildPages();
const { status } = spawnSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
