import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hourMs } from '#contracts/durations.ts';
import { lockFolder } from '#server/platform/files/folder-lock.ts';
import { removeLeft } from './cluster-folder.ts';

test('what killed runs left is removed, and nothing of a run that is alive or of others', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'uthan-left-'));
  const make = (name: string, ageMs: number, lock?: (folder: string) => void): void => {
    const folder = path.join(parent, name);
    mkdirSync(folder);
    lock?.(folder);
    utimesSync(folder, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs));
  };
  const byDead = (folder: string): void => writeFileSync(path.join(folder, 'server.lock'), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: '1' }));
  make('uthan-test-killed', hourMs, byDead);
  make('uthan-test-running', hourMs, lockFolder);
  make('uthan-test-begun', 0);
  make('uthan-other', hourMs);
  await removeLeft(parent);
  expect(readdirSync(parent).toSorted()).toEqual(['uthan-other', 'uthan-test-begun', 'uthan-test-running']);
  rmSync(parent, { recursive: true });
});

test.skipIf(process.getuid?.() !== 0)('what runs of another account left is not touched', async () => {
  const parent = mkdtempSync(path.join(tmpdir(), 'uthan-left-'));
  const folder = path.join(parent, 'uthan-test-killed');
  mkdirSync(folder);
  const anHourAgo = new Date(Date.now() - hourMs);
  utimesSync(folder, anHourAgo, anHourAgo);
  chownSync(folder, 65_534, 65_534);
  await removeLeft(parent);
  expect(readdirSync(parent)).toEqual(['uthan-test-killed']);
  rmSync(parent, { recursive: true });
});
