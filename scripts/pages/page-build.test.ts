import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isAlive } from '#server/platform/files/folder-lock.ts';
import { buildFailure, pageBuild } from './page-build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-page-build-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function script(text: string): string {
  const file = path.join(folder, 'build.mjs');
  writeFileSync(file, text);
  return file;
}

test('what the build says is said at once, and it ends well', async () => {
  const said: string[] = [];
  const build = pageBuild(script("process.send('Waiting for another process to finish building the pages …'); process.disconnect();"));
  await build.run((line) => said.push(line));
  expect(said).toEqual(['Waiting for another process to finish building the pages …']);
});

test('a build that fails ends with a sentence and its own words', async () => {
  const build = pageBuild(script("process.stderr.write('web/root.tsx: Unexpected token\\n'); process.exitCode = 1; process.disconnect();"));
  await expect(build.run(() => undefined)).rejects.toThrow(
    'The pages could not be built. Correct what the build says here, then start again.\nweb/root.tsx: Unexpected token',
  );
});

test.skipIf(process.platform === 'win32')('a start that ends takes the build and what it has started with it', async () => {
  const pids = path.join(folder, 'pids');
  const build = pageBuild(
    script(`import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
      const child = spawn('sleep', ['600']); writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid);`),
  );
  const running = build.run(() => undefined).catch((error: Error) => error.message);
  const started = await vi.waitFor(
    () => {
      const found = readFileSync(pids, 'utf8').split(' ').map(Number);
      if (!found[1]) throw new Error('It has not started yet.');
      return found;
    },
    { timeout: 20_000 },
  );
  build.end();
  expect(await running).toContain('The build was ended by SIGTERM.');
  await vi.waitFor(() => expect(started.map(isAlive)).toEqual([false, false]), { timeout: 5000 });
  // Once more when nothing is left.
  build.end();
});

describe('why a build failed', () => {
  test.each([
    ['a full disk', { code: 1, signal: null, output: 'ENOSPC: no space left on device, write' }, 'The disk is full: free some space, then start again.'],
    ['a folder of another user', { code: 1, signal: null, output: "EACCES: permission denied, mkdir '/opt/uthan/build'" }, 'This user may not write there:'],
    [
      'tools that were pruned',
      { code: 1, signal: null, output: "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'vite'" },
      'What builds pages is not installed: run npm ci',
    ],
    ['too little memory', { code: null, signal: 'SIGKILL', output: '' }, 'The memory is used up: close other programs, then start again.'],
    ['too little memory for JavaScript', { code: 134, signal: null, output: 'FATAL ERROR: JavaScript heap out of memory' }, 'The memory is used up:'],
  ])('is named: %s', (_what, ended, sentence) => {
    const [first, ...words] = buildFailure(ended).message.split('\n');
    expect(first).toContain(`The pages could not be built. ${sentence}`);
    expect(words).toEqual([ended.output || 'The build was ended by SIGKILL.']);
  });
});
