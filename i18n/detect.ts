import { defaultLanguage } from './language.ts';
import type { Language } from './language.ts';

// Letters only: vowel signs would count a Bengali syllable twice. The danda ranges of the block are not letters.
const bengaliLetters = /[\u0985-\u09b9\u09ce\u09dc-\u09e1\u09f0\u09f1]/g;
const latinLetters = /\p{Script=Latin}/gu;
const bengaliDigits = /[০-৯]/;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/**
 * The language of user text, for its `lang` attribute: the script with more letters. Text without letters
 * follows its digits; text without either gets the default.
 */
export function languageOf(text: string): Language {
  const bengali = count(text, bengaliLetters);
  const latin = count(text, latinLetters);
  if (bengali === 0 && latin === 0) return bengaliDigits.test(text) || !/\d/.test(text) ? defaultLanguage : 'en';
  return bengali >= latin ? 'bn' : 'en';
}

let graphemes: Intl.Segmenter | undefined;

const length = (text: string): number => [...text].length;

/**
 * The start of a text in at most `max` code points, never cut inside a grapheme; with "…" if
 * anything was cut.
 */
export function truncate(text: string, max: number): string {
  if (text.length <= max || length(text) <= max) return text;
  graphemes ??= new Intl.Segmenter('bn', { granularity: 'grapheme' });
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += length(segment);
    if (used > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
