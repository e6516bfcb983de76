// What only types see: each rule is broken on purpose in a small copy of the house, and must be noticed.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { house, plant, type Planted, program } from './testing/small-house.ts';

describe('the compiler refuses', () => {
  const uncompiled: readonly Planted[] = [
    ['what type stripping cannot run', 'server/kinds.ts', 'export enum Kind { sell, rent }', 'TS1294'],
    ['an item of a list that may be missing', 'server/first.ts', 'export const first = (all: string[]): string => all[0];', 'TS2322'],
    ['the same on the web', 'web/first.ts', 'export const first = (all: string[]): string => all[0];', 'TS2322'],
    ['an import without its ending, which Node does not find', 'server/short.ts', "export { plain } from '#contracts/plain';", 'TS2307'],
    ['the document of a browser that does not have it', 'web/titled.ts', 'export const title = (): number => document.title;', 'TS2322'],
  ];
  let folder: string;
  let output = '';
  beforeAll(() => {
    folder = house();
    plant(
      folder,
      uncompiled.map(([, file, text]) => [file, text] as const),
    );
    plant(folder, [
      ['server/secret.ts', "import { plain } from '#contracts/plain.ts';\nexport const secret = plain;"],
      ['web/button.ts', "import { plain } from '#contracts/plain.ts';\nexport const button = plain;"],
      ['i18n/word.ts', "export const word = 'উঠান';"],
      ['contracts/plain.ts', 'export const plain = 1;'],
    ]);
    for (const project of ['tsconfig.node.json', 'tsconfig.browser.json']) {
      output += spawnSync(program('tsc'), ['-b', project, '--pretty', 'false'], { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' }).stdout;
    }
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(uncompiled)('%s', (_what, file, _text, refusal) => {
    const faults = output.split('\n').filter((line) => line.replaceAll('\\', '/').startsWith(`${file}(`));
    expect(faults).toContainEqual(expect.stringContaining(refusal));
  });

  test('nothing that is as it should be', () => {
    expect(output).not.toMatch(/^(server\/secret|web\/button|i18n\/word|contracts\/plain)/m);
  });
});
