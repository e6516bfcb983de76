import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { words } from './fold.ts';
import { skeletonOf, phoneticKeyOf } from './phonetic-keys.ts';

describe('words', () => {
  test.each([
    ['১,২৫০ বর্গফুট', ['1250', 'বর্গফুট']],
    ['Road 9/A', ['road', '9', 'a']],
    ['শ্যামলী', words('স্যামলি')],
    ['বাড়ী', words('বাড়ি')],
    ['চাঁদপুর', words('চাদপুর')],
    ["'); drop table posts; --", ['drop', 'table', 'posts']],
    ['<b>&amp;', ['b', 'amp']],
    ['  ', []],
  ])('%s', (text, found) => {
    expect(words(text)).toEqual(found);
  });

  test('hold nothing that a tsquery would read as its own', () => {
    for (const word of words(`a'b\\c:*&|!()<->"d\u0000`)) expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
  });
});

const keyOf = (text: string): string =>
  words(text)
    .map((word) => skeletonOf(phoneticKeyOf(word)) || word)
    .join('');

describe('phonetic keys', () => {
  test.each([
    ['ধানমন্ডি', 'Dhanmondi'],
    ['মিরপুর', 'mirpur'],
    ['উত্তরা', 'Uttara'],
    ['গুলশান', 'gulsan'],
    ['ফ্ল্যাট', 'flat'],
    ['বাড্ডা', 'badda'],
    ['চট্টগ্রাম', 'Chattogram'],
    ['কুমিল্লা', 'Cumilla'],
    ['বসুন্ধরা', 'bosundhora'],
    ['যাত্রাবাড়ী', 'jatrabari'],
    ['চাঁদপুর', 'Chandpur'],
  ])('%s and %s meet', (bengali, latin) => {
    expect(keyOf(bengali)).toBe(keyOf(latin));
  });

  test.each([
    ['mirpur', 'rampura'],
    ['banani', 'banasree'],
    ['feni', 'pabna'],
  ])('%s and %s do not', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  test('a number has none', () => {
    expect(phoneticKeyOf('1250')).toBe('');
  });
});

const file = path.resolve(import.meta.dirname, '../../shared/data/transliteration.csv');
if (!existsSync(file)) process.stdout.write('skipped: spellings of place names (shared/data/transliteration.csv is not here)\n');

test.runIf(existsSync(file))('most spellings that people really used meet their place', () => {
  const rows = parse(readFileSync(file), { columns: true }) as Record<'english' | 'bengali' | 'common_banglish_variants' | 'source' | 'kind', string>[];
  let met = 0;
  let all = 0;
  for (const { english, bengali, common_banglish_variants: variants, source, kind } of rows) {
    if (source !== 'attested' || kind !== 'place') continue;
    const keys = new Set([keyOf(english), keyOf(bengali)]);
    for (const variant of variants.split('|')) {
      all += 1;
      if (keys.has(keyOf(variant))) met += 1;
    }
  }
  process.stdout.write(`spellings of places that meet by phonetic key alone: ${met} of ${all}\n`);
  expect(met / all).toBeGreaterThan(0.85);
});
