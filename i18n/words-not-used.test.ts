import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { unusedForms } from './testing/unused-forms.ts';
import { unusedWords } from './testing/unused-words.ts';

const bengali = '\\p{Script=Bengali}';

/** Every `~` as a place where a word begins or ends. */
const found = (word: string): RegExp => new RegExp(word.replaceAll('~', `(?:(?<!${bengali})|(?!${bengali}))`), 'u');

type Text = readonly [place: string, text: string];

const texts: readonly Text[] = Object.entries(catalogue.bn).flatMap(([noun, words]) =>
  Object.entries(words).map(([name, text]): Text => [`${noun}.${name}`, text]),
);

const root = path.resolve(import.meta.dirname, '..');

/** Lines with Bengali outside the catalogue that people read; what they type into the search box is quoted as they type it. */
const lines: readonly Text[] = ['demo/articles/*.ts', 'demo/content/*.ts', 'docs/**/*.md', '*.md']
  .flatMap((files) => globSync(files, { cwd: root }))
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.startsWith('docs/search'))
  .flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .map((line, at): Text => [`${file}:${at + 1}`, line]),
  )
  .filter(([, line]) => /\p{Script=Bengali}/u.test(line));

describe('Bengali words that are not used', () => {
  test.each([...unusedWords, ...unusedForms])('$word: $instead, since $why', ({ word, said, only, but }) => {
    const pattern = found(word);
    const hits = [...texts, ...lines].filter(([place, text]) => pattern.test(text) && (only?.test(place) ?? true) && !but?.test(place));
    expect(hits.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
    expect(said).toMatch(pattern);
  });

  test.each([
    'নতুন কী',
    'কী বানান',
    '{name} কী মুছে ফেলুন',
    'কী-টি মুছে ফেলবেন?',
    'এই কী লিখুন',
    'কেউ আর খুলতে পারবেন না',
    'কেউ এটি আর দেখবেন না',
    '{late}র পরে',
    '{date} আমাদের টিম দেখেছে',
  ])('a form is found in “%s”', (said) => expect(unusedForms.some(({ word }) => found(word).test(said))).toBe(true));

  test('articles, demo posts and documents are read', () => {
    const places = lines.map(([place]) => place);
    for (const file of ['demo/articles/rent-contract.ts', 'demo/content/firms.ts', 'README.md'])
      expect(places.some((place) => place.startsWith(file))).toBe(true);
  });
});
