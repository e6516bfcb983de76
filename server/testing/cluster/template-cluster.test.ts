import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplateCluster, keyOf } from './template-cluster.ts';

let folder: string;
let made = 0;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uthan-template-'));
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function make(draft: string): Promise<void> {
  mkdirSync(draft);
  await sleep(20);
  writeFileSync(path.join(draft, 'text'), `cluster ${++made}`);
}
const copy = async (name: string, key = 'a'): Promise<string> => {
  await copyTemplateCluster(path.join(folder, name), make, { folder: path.join(folder, 'cached'), key });
  return readFileSync(path.join(folder, name, 'text'), 'utf8');
};

test('a cluster is made once and copied from then on, also by two runs at once', async () => {
  expect(await Promise.all([copy('one'), copy('other')])).toEqual(['cluster 1', 'cluster 1']);
  expect(await copy('third')).toBe('cluster 1');
});

test('the two that were used last are cached', async () => {
  for (const key of ['a', 'b', 'a', 'c']) {
    await copy(`of-${key}`, key);
    await sleep(5);
  }
  expect(readdirSync(path.join(folder, 'cached')).filter((name) => name !== 'server.lock')).toEqual(['a', 'c']);
});

test('a cluster that could not be made is not taken for one', async () => {
  const broken = copyTemplateCluster(path.join(folder, 'one'), () => Promise.reject(new Error('no space')), { folder: path.join(folder, 'cached'), key: 'a' });
  await expect(broken).rejects.toThrow('no space');
  expect(await copy('other')).toBe('cluster 1');
});

test('any change of a migration asks for another cluster, and nothing else does', () => {
  const migrations = path.join(folder, 'server/migrations');
  mkdirSync(migrations, { recursive: true });
  const keyWith = (name: string, text: string): string => {
    writeFileSync(path.join(migrations, name), text);
    return keyOf(['server/migrations/*.sql'], folder);
  };
  const keys = [keyWith('1.sql', 'a'), keyWith('2.sql', 'a'), keyWith('2.sql', 'b'), keyWith('notes.txt', 'b')];
  expect(new Set(keys).size).toBe(3);
  expect(keys[2]).toBe(keys[3]);
});
