// What `npm run e2e` runs: the journeys of e2e/ through freshly built pages. Words that follow choose some of them, Playwright's
// own options pass through. With --keep a product stays ready between runs, for one worker.
import { spawn } from 'node:child_process';
import { runningProductVariable } from '#e2e/support/running-product.ts';
import { buildPages } from './pages/build-pages.ts';
import { findRunningProduct } from './testing/find-running-product.ts';

const given = process.argv.slice(2);
const options = given.filter((word) => word !== '--keep');

await buildPages();
const env = { ...process.env };
if (options.length < given.length) {
  env[runningProductVariable] = await findRunningProduct();
  options.push('--workers=1');
}
const child = spawn('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...options], { stdio: 'inherit', env, shell: process.platform === 'win32' });
// Ctrl-C reaches it by itself.
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => undefined);
child.once('exit', (code) => process.exit(code ?? 1));
