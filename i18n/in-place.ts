// Where something is, as a sentence says it.
import type { Language } from './language.ts';

/** "In" a place: Bengali puts it at the end of the name, after its last letter; English before. */
export function inPlace(lng: Language, name: string): string {
  if (lng === 'en') return name;
  const last = name.normalize('NFC').at(-1) ?? '';
  if (last === 'া') return `${name}য়`;
  // Consonants, with or without a nukta, take a vowel sign; other vowels take তে; a digit or bracket a hyphen.
  if (/[\u0995-\u09b9\u09bc\u09dc-\u09df]/.test(last)) return `${name}ে`;
  return /[\u0980-\u09e3]/.test(last) ? `${name}তে` : `${name}-এ`;
}
