// How a word is written down for searching, so that the spellings of one word meet: in Bengali (ি and ী, শ and স, nukta)
// and across the two scripts (ধানমন্ডি, Dhanmondi, dhanmandi).
import { asciiDigits } from '#contracts/values.ts';

const bengali = /[\u0980-\u09ff]/;
const hasanta = '\u09cd';

/** Letters that people write for one another; ড়, ঢ় and য় are letters of their own before this. */
const alike: Readonly<Record<string, string>> = {
  'ণ': 'ন',
  'শ': 'স',
  'ষ': 'স',
  'ী': 'ি',
  'ূ': 'ু',
  'ঈ': 'ই',
  'ঊ': 'উ',
  'ৎ': 'ত',
  'ঙ': 'ং',
  '\u09bc': '',
  'ঁ': '',
  '\u200c': '',
  '\u200d': '',
};

/** NFC takes ড়, ঢ় and য় apart into a letter and a nukta (U+09BC); here each is one letter again, ঢ় is written ড় and ক্ষ as it is spoken. */
const withLetters = (text: string): string => text.replace(/[\u09a1\u09a2]\u09bc/g, '\u09dc').replaceAll('\u09af\u09bc', '\u09df').replaceAll('ক্ষ', 'খ');

/** Words of a text, folded within their own script. Numbers lose their grouping: ১,২৫০ is 1250. */
export function words(text: string): string[] {
  const plain = asciiDigits(withLetters(text.normalize('NFC').toLowerCase())).replace(/(?<=\d),(?=\d)/g, '');
  const found = plain.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? [];
  return found.map((word) => [...word].map((letter) => alike[letter] ?? letter).join('')).filter((word) => word !== '');
}

/** Consonants by sound; vowels become a, i or u. */
const bengaliSounds: Readonly<Record<string, string>> = {
  'ক': 'k', 'খ': 'k', 'গ': 'g', 'ঘ': 'g', 'ং': 'ng',
  'চ': 'c', 'ছ': 'c', 'জ': 'j', 'ঝ': 'j', 'য': 'j', 'ঞ': 'n', '\u09dc': 'r', '\u09df': '',
  'ট': 't', 'ঠ': 't', 'ত': 't', 'থ': 't', 'ড': 'd', 'ঢ': 'd', 'দ': 'd', 'ধ': 'd', 'ন': 'n',
  'প': 'p', 'ফ': 'p', 'ব': 'b', 'ভ': 'b', 'ম': 'm', 'র': 'r', 'ল': 'l', 'স': 's', 'হ': 'h', 'ঃ': '',
  'অ': 'a', 'আ': 'a', 'এ': 'a', 'ঐ': 'a', 'ও': 'a', 'ঔ': 'a', 'ই': 'i', 'উ': 'u', 'ঋ': 'ri',
  'া': 'a', 'ে': 'a', 'ৈ': 'a', 'ো': 'a', 'ৌ': 'a', 'ি': 'i', 'ু': 'u', 'ৃ': 'ri',
};

/** Latin spellings, longest first, by the same sounds. */
const latinSounds: readonly (readonly [RegExp, string])[] = [
  [/chh?/g, 'c'],
  [/ksh/g, 'k'],
  [/x/g, 'ks'],
  [/ck/g, 'k'],
  [/[qk]h?/g, 'k'],
  [/gh/g, 'g'],
  [/jh/g, 'j'],
  [/zh?/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph|f/g, 'p'],
  [/bh|v/g, 'b'],
  [/sh/g, 's'],
  [/[eow]/g, 'a'],
  [/y/g, 'i'],
];

function soundsOfBengali(word: string): string {
  // A joined য only colours the vowel: ফ্ল্যাট.
  const letters = [...word.replaceAll(`${hasanta}য`, '')];
  return letters
    .map((letter, index) => {
      const sound = bengaliSounds[letter];
      if (sound === undefined) return letter === hasanta ? '' : letter;
      const next = letters[index + 1];
      const isConsonant = /^[^aiu]/.test(sound) && letter !== 'ৃ' && letter !== 'ঋ';
      const ownVowel = isConsonant && next !== undefined && next !== hasanta && /^[^aiu]/.test(bengaliSounds[next] ?? 'a');
      return ownVowel ? `${sound}a` : sound;
    })
    .join('');
}

function soundsOfLatin(word: string): string {
  // A c that is no ch is a k: Cumilla, Cox.
  const sounds = latinSounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word.replace(/c(?!h)/g, 'k'));
  return sounds.replace(/(?<=[^aiu])h$/g, '');
}

/** A nasal before a stop is written in one spelling and left out in the next: চাঁদপুর, Chandpur. */
const withoutNasals = (sounds: string): string => sounds.replace(/n(?=[kgcjtdpb])/g, '');

const shortKey = 3;

/**
 * What a word sounds like, the same for both scripts: consonants and a first vowel; a word of fewer than three letters so
 * keeps its vowels, since too many would meet. Undefined for numbers.
 */
export function soundKey(word: string): string | undefined {
  if (/^\d+$/.test(word)) return undefined;
  const spoken = bengali.test(word) ? soundsOfBengali(word) : soundsOfLatin(word);
  const sounds = withoutNasals(spoken).replace(/(.)\1+/g, '$1');
  const bare = sounds.slice(0, 1) + sounds.slice(1).replace(/[aiu]/g, '');
  const first = /^[aiu]/.test(bare) ? `a${bare.slice(1)}` : bare;
  if (first.length >= shortKey) return first.replace(/(.)\1+/g, '$1');
  return sounds.length > 1 ? sounds.replace(/[aiu]+$/g, (end) => end.slice(0, 1)) : undefined;
}
