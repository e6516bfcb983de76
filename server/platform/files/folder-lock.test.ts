import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { holderOf, isAlive, lockFolder } from './folder-lock.ts';

let folder: string;
const folders: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-lock-'));
  folders.push(folder);
});
afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));

/** Another process that holds the folder. */
async function holder(): Promise<ChildProcess> {
  const program = `import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))};
    lockFolder(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

test('a second process is refused with a sentence that says who has it and what to do', async () => {
  const child = await holder();
  expect(holderOf(folder)).toBe(child.pid);
  expect(() => lockFolder(folder)).toThrow(
    `Another Uthan (process ${child.pid}) is already using the data folder ${folder}. Stop it first, or choose another folder with DATA_DIR.`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');
});

test('a holder that was killed holds nothing', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(holderOf(folder)).toBeUndefined();
  const release = lockFolder(folder);
  expect(holderOf(folder)).toBe(process.pid);
  release();
  expect([holderOf(folder), existsSync(path.join(folder, 'server.lock'))]).toEqual([undefined, false]);
});

test.runIf(process.platform === 'linux')('another process that has the pid of a dead holder is not taken for it', () => {
  expect(isAlive(process.ppid)).toBe(true);
  writeFileSync(path.join(folder, 'server.lock'), JSON.stringify({ pid: process.ppid, startedAt: '1' }));
  expect(holderOf(folder)).toBeUndefined();
  lockFolder(folder)();
});

test.runIf(process.platform === 'linux')('a process that ended holds nothing, even while its parent has not noticed', async () => {
  // The shell starts a process that ends at once, and becomes another program that never asks for it.
  const shell = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const ended = Number(line.toString());
  await vi.waitFor(() => expect(readFileSync(`/proc/${ended}/stat`, 'utf8')).toContain(' Z '), { timeout: 5000 });
  expect(isAlive(ended)).toBe(false);
  shell.kill('SIGKILL');
});

test('a lock file that was cut off while it was written holds nothing', () => {
  writeFileSync(path.join(folder, 'server.lock'), '{"pid":');
  lockFolder(folder)();
});
