// An installation from which everything was deleted that only builds pages or tests them: it still serves them.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/journey.ts';
import { startProcess } from './support/product.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What the image has; build and packages are linked, since they are large. */
const copied = ['package.json', 'package-lock.json', 'SECURITY.md', 'contracts', 'i18n', 'server', 'demo', 'packages', 'scripts', 'public', 'web'];
const configuration = ['vite.config.ts', 'react-router.config.ts'];
const linked = ['build', 'node_modules'];

/** The same files under other names: what is deleted here stays there. Files of folders whose name begins with a dot are not taken. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFiles(source, target);
    else if (!entry.name.startsWith('.')) linkSync(source, target);
  }
}

test('an installation without what builds pages has few packages, and serves pages, calls and commands', async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(root, '.cache', 'pruned-'));
  const run = (...line: string[]): string => execFileSync(process.execPath, line, { cwd: folder, encoding: 'utf8' });
  try {
    for (const name of [...copied, ...configuration]) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    for (const name of linked) linkFiles(path.join(root, name), path.join(folder, name));
    const [, count] = /^(\d+) packages are left/.exec(run('scripts/release/prune-install.ts')) ?? [];
    expect(Number(count)).toBeLessThan(350);
    for (const name of ['vite', 'typescript', '@playwright/test']) expect(existsSync(path.join(folder, 'node_modules', name)), name).toBe(false);
    expect(existsSync(path.join(root, 'node_modules', 'vite'))).toBe(true);
    const product = await startProcess({ at: folder, smtpUrl: 'smtp://127.0.0.1:1' });
    try {
      for (const place of ['/', '/Property-Buy-Sell', '/SignIn', '/api/openapi.json']) {
        const answer = await fetch(`${product.url}${place}`);
        // Read to its end: a server that stops waits for answers that are not.
        expect([answer.status, (await answer.text()).length > 1000], place).toEqual([200, true]);
      }
    } finally {
      await product.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
