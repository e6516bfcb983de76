import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test.skipIf(process.platform === 'win32').each(['', 'below/it'])('a link whose disk is not mounted is named as the reason (%s)', (below) => {
  const link = path.join(folder, 'link');
  symlinkSync(path.join(folder, 'not-mounted'), link);
  expect(() => takeDataFolder(path.join(link, below))).toThrow('cannot be used: a link on the way to it leads nowhere; is its disk mounted?');
});

test.runIf(process.platform === 'linux')('a place where no folder can be made ends with a sentence instead of trying for ever', () => {
  expect(() => takeDataFolder('/proc/uthan-data')).toThrow('The data folder /proc/uthan-data cannot be used: no folder can be made there.');
});
