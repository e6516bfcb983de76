// How a word is written down for searching, so that the spellings of one word meet within their script: ি and ী, শ and স, the
// two Unicode spellings of ড়, ঢ় and য়, signs that are not heard. Across scripts words meet by phonetic key (phonetic-keys.ts).
import { asciiDigits } from '#contracts/values.ts';

/** Letters that people write for one another, applied after ড়, ঢ় and য় are composed. */
const alike: Readonly<Record<string, string>> = {
  ণ: 'ন',
  শ: 'স',
  ষ: 'স',
  'ী': 'ি',
  'ূ': 'ু',
  ঈ: 'ই',
  ঊ: 'উ',
  ৎ: 'ত',
  ঙ: 'ং',
  '\u09bc': '',
  'ঁ': '',
  '\u200c': '',
  '\u200d': '',
};

/** NFC takes ড়, ঢ় and য় apart into a letter and a nukta (U+09BC); here each is one letter again, ঢ় is written ড় and ক্ষ as it is spoken. */
const withLetters = (text: string): string =>
  text
    .replace(/[\u09a1\u09a2]\u09bc/g, '\u09dc')
    .replaceAll('\u09af\u09bc', '\u09df')
    .replaceAll('ক্ষ', 'খ');

export interface Token {
  /** The typed text and its position. */
  text: string;
  start: number;
  /** The folded spelling; digits are ASCII. */
  folded: string;
  /** Stands in quotes. */
  isLiteral?: true;
  /** The value of a number; ১,২৫০ is 1250. */
  number?: number;
}

const found = /\p{N}+(?:[,.]\p{N}+)*|[\p{L}\p{M}\u200c\u200d]+|[+৳]/gu;

const latin = /^[a-z]*$/;

function fold(word: string): string {
  const small = word.toLowerCase();
  // Most words, and there are thousands of them when a server starts.
  if (latin.test(small)) return small;
  return [...withLetters(word.normalize('NFC').toLowerCase())].map((letter) => alike[letter] ?? letter).join('');
}

const parts: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function numberToken(text: string, start: number): Token {
  const part = parts[text.at(-1) ?? ''];
  if (part !== undefined) {
    const number = Number(asciiDigits(text.slice(0, -1)) || '0') + part;
    return { text, start, folded: String(number), number };
  }
  const digits = asciiDigits(text.normalize('NFKC'));
  const plain = digits.replaceAll(',', '');
  const number = Number(plain);
  return Number.isFinite(number) ? { text, start, folded: plain, number } : { text, start, folded: plain };
}

/** Commas that group the digits of one number, as in 95,00,000; others are between numbers: mirpur 1,2,10. */
const grouped = /^\p{N}{1,3}(?:,\p{N}{2,3})*,\p{N}{3}(?:\.\p{N}+)?[½¼¾]?$/u;

function numberTokens(text: string, start: number): Token[] {
  if (!text.includes(',') || grouped.test(text)) return [numberToken(text, start)];
  return [...text.matchAll(/[^,]+/g)].map(({ 0: part, index }) => numberToken(part, start + index));
}

/** Words and numbers of a text, in order. Adjoining letters and digits are split: mirpur10, 3bed. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(found)].flatMap(({ 0: typed, index }) => {
    if (/^\p{N}/u.test(typed)) return numberTokens(typed, index);
    const token = { text: typed, start: index, folded: fold(typed) };
    return token.folded === '' ? [] : [token];
  });
}

/** The folded words of a text; 2.5 gives both numbers. */
export const words = (text: string): string[] => tokensOf(text).flatMap(({ folded }) => folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
