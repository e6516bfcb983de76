// Case endings: ধানমন্ডিতে, গুলশানের and dhanmondite are ধানমন্ডি, গুলশান and dhanmondi.
import { isBengali } from '#server/search/query/spelling/lexicon.ts';
import { distance } from '#server/search/query/spelling/typos.ts';
import { endings } from '#server/search/tuning.ts';

const bengaliEndings = [
  'গুলোসহ',
  'ও\u09dfালা',
  'অলা',
  'সহ',
  'দেরকে',
  'দের',
  'টা\u09df',
  'গুলোর',
  'গুলোতে',
  'গুলো',
  'গুলি',
  'টিতে',
  'টির',
  'টাতে',
  'টার',
  'তেই',
  'তে',
  'য়ে',
  'ের',
  'েই',
  'ে',
  'টি',
  'টা',
  'র',
  '\u09dfের',
  '\u09dfে',
  '\u09df',
  'কে',
];
const latinEndings = ['soho', 'shoho', 'wala', 'oala', 'ola', 'der', 'tay', 'gulo', 'gula', 'tite', 'te', 'er', 'ey', 'e', 'y', 'r', 'ta', 'ti'];

/** What a folded word may be without its ending, itself first; endings are taken from words of more than four letters only. */
export function stemsOf(word: string, shortest: number = endings.stemMin): string[] {
  const known = isBengali(word) ? bengaliEndings : latinEndings;
  const shorter = known.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return [word, ...shorter.filter((stem) => [...stem].length >= shortest)];
}

/** What a folded word may be without an ending in which a letter is wrong. */
export function misspelledEndingsOf(word: string): string[] {
  const letters = [...word];
  const known = (isBengali(word) ? bengaliEndings : latinEndings).map((ending) => [...ending]).filter((ending) => ending.length > 1);
  const lengths = Array.from({ length: Math.max(0, Math.min(endings.correctedLettersMax, letters.length - endings.stemMin)) }, (_, at) => at + 1).slice(1);
  return lengths.flatMap((length) => {
    const rest = letters.slice(-length);
    return known.some((ending) => distance(rest, ending, 1) <= 1) ? [letters.slice(0, -length).join('')] : [];
  });
}
