import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assetsFolder, buildFolder, currentBuild } from '#server/platform/pages/builds.ts';
import { lockBuild, removeOldBuilds } from './build-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-builds-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that cannot be locked is told at once, with what to do, instead of being waited for', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const locking = lockBuild(path.join(folder, 'file', 'cache'), () => undefined);
  await expect(locking).rejects.toThrow(/cannot be locked: ENOTDIR.*\n.*npm run build/);
});

test('a build waits for another one that runs, and says so', { timeout: 60_000 }, async () => {
  const program = `import { lockFolder } from ${JSON.stringify(path.resolve(import.meta.dirname, '../../server/platform/files/folder-lock.ts'))};
    lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  const said: string[] = [];
  const told = new Promise<void>((resolve) => {
    void lockBuild(folder, (line) => {
      said.push(line);
      resolve();
    }).then((release) => release());
  });
  await told;
  expect(said).toEqual(['Waiting for another process to finish building the pages …']);
  other.kill('SIGKILL');
  await once(other, 'exit');
  (await lockBuild(folder, () => undefined))();
});

/** A finished build with one asset of its own and one that all share. */
function finished(name: string, ageDays: number): void {
  mkdirSync(buildFolder(folder, name), { recursive: true });
  mkdirSync(assetsFolder(folder), { recursive: true });
  const assets = [`page-${name}.js`, 'framework-1.js'];
  for (const asset of assets) writeFileSync(path.join(assetsFolder(folder), asset), '');
  writeFileSync(path.join(buildFolder(folder, name), 'assets.json'), JSON.stringify(assets));
  const at = new Date(Date.now() - ageDays * 86_400_000);
  utimesSync(buildFolder(folder, name), at, at);
}

test('the last builds stay with their assets, older ones go, and what two builds share stays', () => {
  const names = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(16));
  names.forEach((name, index) => finished(name, 8 - index));
  writeFileSync(path.join(folder, 'build', 'current'), names[0] ?? '');
  expect(currentBuild(folder)).toBe(names[0]);
  removeOldBuilds(folder, names[0] ?? '');
  const left = readdirSync(path.join(folder, 'build')).toSorted();
  expect(left).toEqual([names[0], ...names.slice(3), 'assets', 'current'].toSorted());
  expect(readdirSync(assetsFolder(folder)).toSorted()).toEqual(
    ['framework-1.js', ...[names[0], ...names.slice(3)].map((name) => `page-${name}.js`)].toSorted(),
  );
});

test('a build that was not finished is none', () => {
  finished('a'.repeat(16), 0);
  writeFileSync(path.join(folder, 'build', 'current'), 'b'.repeat(16));
  expect(currentBuild(folder)).toBeUndefined();
});
