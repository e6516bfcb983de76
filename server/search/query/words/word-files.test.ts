// What is wrong with the words as data: a spelling with two meanings, one that is there twice, a script that was forgotten.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokensOf } from '#i18n/fold.ts';
import { concepts } from './concepts.ts';

interface Spellings {
  bn: string[];
  latin: string[];
  oneScript?: string;
}

const spellingsIn = (value: unknown): Spellings[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'bn' in value ? [value as Spellings] : Object.values(value).flatMap(spellingsIn);
};

const files = globSync('*.json', { cwd: import.meta.dirname }).map((file): [string, Spellings[]] => [
  file,
  spellingsIn(JSON.parse(readFileSync(path.join(import.meta.dirname, file), 'utf8'))),
]);
const folded = (spelling: string): string[] => tokensOf(spelling).map((token) => token.folded);

test.each(files)('%s spells each word once, in its script, and in both scripts', (_file, entries) => {
  expect(entries.length).toBeGreaterThan(0);
  for (const { bn, latin, oneScript } of entries) {
    expect(bn.filter((spelling) => !/[\u0980-\u09ff]/u.test(spelling))).toEqual([]);
    expect(latin.filter((spelling) => /[\u0980-\u09ff]/u.test(spelling))).toEqual([]);
    const all = [...bn, ...latin].map((spelling) => folded(spelling).join(' '));
    expect(all.filter((spelling, at) => spelling === '' || all.indexOf(spelling) !== at)).toEqual([]);
    if (bn.length === 0 || latin.length === 0) expect(oneScript, all.join(', ')).toBeTruthy();
    else expect(oneScript, all.join(', ')).toBeUndefined();
  }
});

test('no spelling says two things', () => {
  const said = concepts.flatMap(({ concept, spellings }) => spellings.map((spelling) => [folded(spelling).join(''), JSON.stringify(concept)] as const));
  const meanings = Map.groupBy(said, ([spelling]) => spelling);
  expect([...meanings].filter(([, some]) => new Set(some.map(([, concept]) => concept)).size > 1).map(([spelling]) => spelling)).toEqual([]);
});
