import type { Language } from './language.ts';

const bengaliZero = 0x09e6;
const asciiZero = 0x30;

/** Replaces every Bengali digit (০–৯) by an ASCII digit. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - bengaliZero + asciiZero));
}

/** Replaces every digit, of either script, by the language's own. No grouping: for years, ids, codes. */
export function toLocaleDigits(lng: Language, text: string): string {
  if (lng === 'en') return toAsciiDigits(text);
  return text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - asciiZero + bengaliZero));
}
