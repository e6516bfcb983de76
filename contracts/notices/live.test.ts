// A live message that no server sends, or that no page hears, is a promise of the contract that nothing keeps.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (files: string): string =>
  globSync(files, { cwd: root })
    .filter((file) => !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
const [, body = ''] = /interface ServerEvents \{(.*?)^\}/ms.exec(textOf('contracts/notices/live.ts')) ?? [];
const events = [...body.matchAll(/^ {2}(\w+): \(/gm)].map(([, name = '']) => name);

test.each([
  ['sent by server/live', 'server/live/**/*.ts', 'emit'],
  ['heard by web/notifications/live', 'web/notifications/live/*.ts', 'on'],
])('every event is %s', (_what, files, verb) => {
  const text = textOf(files);
  expect(events.length).toBeGreaterThan(5);
  expect(events.filter((name) => !text.includes(`${verb}('${name}'`))).toEqual([]);
});
