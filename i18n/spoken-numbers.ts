// Numbers as people say and type them: digits of either script grouped by lakh or by thousand, decimals, fractions, and
// Bengali number words with their halves and quarters.
import { numerals } from './bn/numerals.ts';
import { toAsciiDigits } from './digits.ts';

export type NumberToken = { is: 'number'; text: string } | { is: 'word'; text: string } | { is: 'sign'; text: string };

/** Normalizes a Bengali number word: চন্দ্রবিন্দু, ঊ and a final ো are optional in spelling. */
const folded = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[\u0981\u200c\u200d]/g, '')
    .replaceAll('ঊ', 'উ')
    .replaceAll('ী', 'ি')
    .replace(/ো$/, '');

const otherSpellings: Readonly<Record<string, number>> = { কুড়ি: 20, তিরিশ: 30, চোদ্দ: 14, ছয়: 6, নব্বুই: 90 };
const wholes: Readonly<Record<string, number>> = {
  দেড়: 1.5,
  der: 1.5,
  derh: 1.5,
  dedh: 1.5,
  dher: 1.5,
  আড়াই: 2.5,
  arai: 2.5,
  adai: 2.5,
  আধা: 0.5,
  আধ: 0.5,
  adha: 0.5,
  half: 0.5,
};
/** Every word that is a number by itself, as it is written. */
export const numberWords: readonly (readonly [string, number])[] = [
  ...numerals.map((word, value) => [word, value] as const),
  ...Object.entries(otherSpellings),
  ...Object.entries(wholes),
];
const words = new Map(numberWords.map(([word, value]) => [folded(word), value]));

/** Fraction words and what they add to the following number; some stand alone for one and a quarter or three quarters. */
const parts: readonly { words: readonly string[]; adds: number; alone?: number }[] = [
  { words: ['সাড়ে', 'সারে', 'sare', 'share', 'saare', 'sarhe', 'shaare', 'sharhe', 'sade'], adds: 0.5 },
  { words: ['সোয়া', 'সওয়া', 'sowa', 'shoya', 'soya', 'showa', 'shoa'], adds: 0.25, alone: 1.25 },
  { words: ['পৌনে', 'পোনে', 'poune', 'pone', 'pouney', 'powne'], adds: -0.25, alone: 0.75 },
];

/** How words of fractions are written, and what they add to the number behind them. */
export const fractionWords: readonly { words: readonly string[]; adds: number; alone?: number }[] = parts;

const partOf = new Map(parts.flatMap((part) => part.words.map((word) => [folded(word), part] as const)));

const isKnown = (word: string): boolean => words.has(folded(word)) || partOf.has(folded(word));

/** পাঁচশ is written as one word but means two. */
function wordTokens(text: string): NumberToken[] {
  const hundreds = isKnown(text) ? undefined : /^(.+?)(?:শত|শো|শ)$/u.exec(text)?.[1];
  return hundreds && isKnown(hundreds)
    ? [
        { is: 'word', text: hundreds },
        { is: 'word', text: 'শ' },
      ]
    : [{ is: 'word', text }];
}

const token = /(?<number>\d+\/\d+|\d[\d,]*(?:\.\d*)?|\.\d+)|(?<word>\p{L}[\p{L}\p{M}\u200c\u200d]*)|\s+|(?<sign>.)/gu;

/** Tokens of the text, with ASCII digits and lower-case letters. Spaces between groups of digits count as commas. */
export function numberTokensOf(text: string): NumberToken[] {
  const plain = toAsciiDigits(text.normalize('NFC').toLowerCase())
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/(?<=\d)\s(?=\d{2,3}(?![\d/.]))/g, ',');
  return [...plain.matchAll(token)].flatMap(({ groups = {} }): NumberToken[] => {
    const { number, word, sign } = groups;
    if (number !== undefined) return [{ is: 'number', text: number }];
    if (word !== undefined) return wordTokens(word);
    return sign === undefined ? [] : [{ is: 'sign', text: sign }];
  });
}

/** Whether commas separate groups, as in 95,00,000 or 9,500,000. */
const grouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

const finest = 16;

/** Fractions such as 1/2 and 3/4, down to a sixteenth, as used for shares of land. */
function fractionOf(text: string): number | undefined {
  const [over = 0, under = 0] = text.split('/').map(Number);
  return over > 0 && over < under && under <= finest ? over / under : undefined;
}

function digitsOf(text: string): number | undefined {
  if (text.includes('/')) return fractionOf(text);
  const [whole = '', decimals = ''] = text.split('.');
  // A trailing comma is ignored: more digits may follow.
  const closed = whole.replace(/,$/, '');
  if (closed.includes(',') && !grouped.test(closed)) return undefined;
  return Number(`${closed.replaceAll(',', '') || '0'}.${decimals || '0'}`);
}

export interface Quantity {
  value: number;
  /** Index of the token after it. */
  to: number;
}

function simpleAt(tokens: readonly NumberToken[], at: number): Quantity | undefined {
  const one = tokens[at];
  if (one?.is === 'word') {
    const value = words.get(folded(one.text));
    return value === undefined ? undefined : { value, to: at + 1 };
  }
  if (one?.is !== 'number') return undefined;
  const value = digitsOf(one.text);
  if (value === undefined) return undefined;
  const next = tokens[at + 1];
  // 3 1/2
  if (next?.is !== 'number' || !next.text.includes('/') || !Number.isInteger(value)) return { value, to: at + 1 };
  const fraction = fractionOf(next.text);
  return fraction === undefined ? undefined : { value: value + fraction, to: at + 2 };
}

/** The number that begins at a token: digits, a word, or a word with a half or quarter. */
export function quantityAt(tokens: readonly NumberToken[], at: number): Quantity | undefined {
  const one = tokens[at];
  const part = one?.is === 'word' ? partOf.get(folded(one.text)) : undefined;
  if (!part) return simpleAt(tokens, at);
  const next = simpleAt(tokens, at + 1);
  if (next && Number.isInteger(next.value)) return { value: next.value + part.adds, to: next.to };
  return next === undefined && part.alone !== undefined ? { value: part.alone, to: at + 1 } : undefined;
}
