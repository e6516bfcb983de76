import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeDataFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'uthan-data-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the folder is made, taken and given back', () => {
  const release = takeDataFolder(path.join(folder, 'a/b'));
  expect(existsSync(path.join(folder, 'a/b/server.lock'))).toBe(true);
  expect(() => takeDataFolder(path.join(folder, 'a/b'))).toThrow('is already using the data folder');
  release();
  expect(existsSync(path.join(folder, 'a/b/server.lock'))).toBe(false);
});

test.each([
  ['below', 'there is a file in the place of a folder'],
  ['', 'there is a file in its place'],
])('where nothing can be written, a sentence says why (%s)', (below, reason) => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => takeDataFolder(path.join(file, below))).toThrow(
    `The data folder ${path.join(file, below)} cannot be used: ${reason}. Choose another with DATA_DIR`,
  );
});
