// Separate from the formatter: a thousand bytes that only forms and detail pages need.
import { numerals as bn } from './bn/numerals.ts';
import { numerals as en } from './en/numerals.ts';
import type { Language } from './language.ts';
import { fill, measureWords } from './measures.ts';

const numerals = { bn, en } as const;

/** A whole number from zero up in words, by crore, lakh, thousand and hundred in both languages. */
export function numberInWords(lng: Language, value: number): string {
  const words = measureWords[lng];
  const parts: string[] = [];
  let rest = Math.max(0, Math.round(value));
  const take = (unit: number): number => {
    const count = Math.floor(rest / unit);
    rest %= unit;
    return count;
  };
  const crores = take(10_000_000);
  if (crores > 0) parts.push(numberInWords(lng, crores), words.crore);
  const lakhs = take(100_000);
  if (lakhs > 0) parts.push(numerals[lng][lakhs] ?? '', words.lakh);
  const thousands = take(1000);
  if (thousands > 0) parts.push(numerals[lng][thousands] ?? '', words.thousand);
  const hundreds = take(100);
  if (hundreds > 0) parts.push(fill(words.hundred, { n: numerals[lng][hundreds] ?? '' }));
  if (rest > 0 || parts.length === 0) parts.push(numerals[lng][rest] ?? '');
  return parts.join(' ');
}

/** A sum of whole taka in words: এক কোটি আঠারো লাখ টাকা, one crore eighteen lakh taka. */
export function takaInWords(lng: Language, taka: number): string {
  return `${numberInWords(lng, taka)} ${measureWords[lng].taka}`;
}
