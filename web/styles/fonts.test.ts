import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#i18n/catalogue.ts';

const css = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');

/** Whether some face of the family names this character. */
function hasLetter(family: string): (letter: string) => boolean {
  const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, face]) => face ?? '').filter((face) => face.includes(`'${family}'`));
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([, from = '', to = from]) => Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16));
  };
}

const lettersIn = (value: unknown): string[] =>
  typeof value === 'string' ? [...value] : value && typeof value === 'object' ? Object.values(value).flatMap(lettersIn) : [];
const lettersOf = (value: unknown): string[] => [...new Set(lettersIn(value))].filter((letter) => letter >= ' ');

describe('the faces', () => {
  test.each(['bn', 'en'] as const)('have every character of our words in %s', (lng) => {
    const [bengali, latin] = [hasLetter('Noto Sans Bengali'), hasLetter('Inter Variable')];
    const missing = lettersOf(catalogue[lng]).filter((letter) => !bengali(letter) || (lng === 'en' && !/\p{Script=Bengali}/u.test(letter) && !latin(letter)));
    expect(missing).toEqual([]);
  });

  test('have every letter, vowel sign and digit of Bengali', () => {
    const block = Array.from({ length: 0x9f2 - 0x980 }, (_, at) => String.fromCodePoint(0x980 + at)).filter((letter) => /\p{Assigned}/u.test(letter));
    expect(block.length).toBeGreaterThan(80);
    expect([...block, '৳', '।', '\u200c', '\u200d'].filter((letter) => !hasLetter('Noto Sans Bengali')(letter))).toEqual([]);
  });

  test('leave digits and the sign of the taka to the face in which they are of equal width', () => {
    expect([...'০১২৩৪৫৬৭৮৯৳'].filter(hasLetter('Uthan Display'))).toEqual([]);
  });

  test('have the name of the language, for pages in the other one', () => {
    expect([...catalogue.en.shell.languageBnShort].filter((letter) => !hasLetter('Uthan Bangla')(letter))).toEqual([]);
  });
});
