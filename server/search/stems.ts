// Case endings: ধানমন্ডিতে, গুলশানের and dhanmondite are ধানমন্ডি, গুলশান and dhanmondi.
import { isBengali } from './lexicon.ts';

const bengaliEndings = [
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
const latinEndings = ['gulo', 'gula', 'tite', 'te', 'er', 'ey', 'e', 'y', 'r', 'ta', 'ti'];
const shortestStem = 4;

/** What a folded word may be without its ending, itself first; endings are taken from words of more than four letters only. */
export function stemsOf(word: string): string[] {
  const endings = isBengali(word) ? bengaliEndings : latinEndings;
  const shorter = endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  return [word, ...shorter.filter((stem) => [...stem].length >= shortestStem)];
}
