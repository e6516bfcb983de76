// The phonetic key of a word is what it sounds like, in one spelling for both scripts, and phoneticDistance is how far two keys lie
// apart: people write ধানমন্ডি as Dhanmondi, dhanmandi and danmondi, and flat as ফ্ল্যাট, ফ্লাট and flyat. Vowels are written loosely, consonants less so.

const hasanta = '\u09cd';
const bengali = /[\u0980-\u09ff]/;

/** One letter a sound: a (also o), e, i, u; j is also z, p is also f, b is also v, c is ch. */
const bengaliLetters: Readonly<Record<string, string>> = {
  ক: 'k',
  খ: 'k',
  গ: 'g',
  ঘ: 'g',
  'ং': 'ng',
  চ: 'c',
  ছ: 'c',
  জ: 'j',
  ঝ: 'j',
  য: 'j',
  ঞ: 'n',
  '\u09dc': 'r',
  '\u09df': 'i',
  ট: 't',
  ঠ: 't',
  ত: 't',
  থ: 't',
  ড: 'd',
  ঢ: 'd',
  দ: 'd',
  ধ: 'd',
  ন: 'n',
  প: 'p',
  ফ: 'p',
  ব: 'b',
  ভ: 'b',
  ম: 'm',
  র: 'r',
  ল: 'l',
  স: 's',
  হ: 'h',
  'ঃ': '',
  অ: 'a',
  আ: 'a',
  এ: 'e',
  ঐ: 'ai',
  ও: 'a',
  ঔ: 'au',
  ই: 'i',
  উ: 'u',
  ঋ: 'ri',
  'া': 'a',
  'ে': 'e',
  'ৈ': 'ai',
  'ো': 'a',
  'ৌ': 'au',
  'ি': 'i',
  'ু': 'u',
  'ৃ': 'ri',
};

const vowel = /^[aeiu]/;

function keyOfBengali(word: string): string {
  // A joined য only colours the vowel (ফ্ল্যাট), a joined ব is not heard (বিশ্ব), য় after a vowel is a glide.
  const letters = [
    ...word
      .replaceAll(`${hasanta}য`, 'ে')
      .replaceAll('ো\u09df', 'ো')
      .replace(/(?<=[সশষদধতথ])্ব/g, '')
      .replaceAll('\u09dfা', 'া'),
  ];
  return letters
    .map((letter, index) => {
      const sound = bengaliLetters[letter];
      if (sound === undefined) return letter === hasanta ? '' : letter;
      if (vowel.test(sound) || sound === 'ri' || sound === '') return sound;
      const next = bengaliLetters[letters[index + 1] ?? ''];
      const isSpoken = next !== undefined && next !== '' && !vowel.test(next) && letters[index + 1] !== 'ৃ' && letters[index + 1] !== 'ং';
      return isSpoken ? `${sound}a` : letters[index + 1] === 'ং' ? `${sound}a` : sound;
    })
    .join('');
}

/** Latin spellings by the same sounds, in order. */
const latinSpellings: readonly (readonly [RegExp, string])[] = [
  [/tion|sion/g, 'san'],
  [/eight|ight/g, 'ait'],
  [/d?ge(?=s?$)/g, 'j'],
  [/chh?/g, 'C'],
  [/ksh|kkh/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cqk]h?/g, 'k'],
  [/C/g, 'c'],
  [/gh/g, 'g'],
  [/jh|zh?/g, 'j'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph|f/g, 'p'],
  [/bh|v/g, 'b'],
  [/sh/g, 's'],
  [/oo|ou/g, 'u'],
  [/ee|ea/g, 'i'],
  [/[ow]/g, 'a'],
  [/y/g, 'i'],
];

function keyOfLatin(word: string): string {
  const sounds = latinSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word).replace(/(?<=[^aeiu])h$/, '');
  return word.length > 4 && word.endsWith('e') ? sounds.replace(/(?<=[^aeiu])e$/, '') : sounds;
}

/** The phonetic key of a folded word; empty for numbers and signs. */
export function phoneticKeyOf(word: string): string {
  if (/^\d/.test(word)) return '';
  const spoken = bengali.test(word) ? keyOfBengali(word) : keyOfLatin(word);
  return spoken
    .replace(/[^a-z]/g, '')
    .replace(/ng(?=k)/g, 'n')
    .replace(/([^aeiu])\1+/g, '$1')
    .replace(/([aeiu])\1+/g, '$1');
}

/** Its consonants, and a first vowel: what spellings of one word have in common. A nasal before a stop comes and goes, an h anywhere. */
export function skeletonOf(phoneticKey: string): string {
  const bare = phoneticKey.slice(0, 1).replace(/[eiu]/, 'a') + phoneticKey.slice(1).replace(/[aeiuh]/g, '');
  return bare.replace(/n(?=[kgcjtdpb])/g, '').replace(/(.)\1+/g, '$1');
}

/** Under which a word is kept so that one wrong, missing, added or swapped consonant still finds it. */
export function keysOf(skeleton: string, shortest = 2): string[] {
  const letters = [...skeleton];
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1).join('').replace(/(.)\1/, '$1')).filter((key) => key.length >= shortest);
  return [...new Set([skeleton, ...shorter])];
}

const isVowel = (letter: string): boolean => vowel.test(letter);

/** Sounds that are taken for one another, and how far apart they are. */
const near: Readonly<Record<string, number>> = {
  ae: 0.3,
  ai: 0.5,
  au: 0.4,
  ei: 0.3,
  eu: 0.6,
  iu: 0.6,
  cs: 0.5,
  ij: 0.6,
  dr: 0.6,
  gj: 0.7,
  dt: 0.7,
  ck: 0.5,
  gk: 0.8,
  bp: 0.8,
  mn: 0.8,
  cj: 0.7,
};
const farther = 1;

const replaced = (a: string, b: string): number => (a === b ? 0 : (near[a < b ? a + b : b + a] ?? (isVowel(a) === isVowel(b) ? farther : 1.2)));

/** What it costs to leave the letter at `at` out. */
function dropped(key: string, at: number): number {
  const letter = key[at] ?? '';
  if (isVowel(letter)) return at === 0 ? 0.5 : 0.25;
  if (letter === 'h') return at === 0 ? 0.6 : 0.4;
  if (letter === 'n' && /[kgcjtdpb]/.test(key[at + 1] ?? '')) return 0.3;
  if (letter === 'g' && key[at - 1] === 'n') return 0.4;
  if (letter === 'b' && /[sdt]/.test(key[at - 1] ?? '')) return 0.5;
  return farther;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const codeOfA = letters.charCodeAt(0);
/** What each letter costs in the place of each other: thousands of names are compared while someone types. */
const replacing = Float64Array.from([...letters].flatMap((one) => [...letters].map((other) => replaced(one, other))));
const swappedCost = 0.8;

const codesOf = (key: string): number[] => Array.from({ length: key.length }, (_, at) => key.charCodeAt(at) - codeOfA);
const dropCosts = (key: string): number[] => Array.from({ length: key.length }, (_, at) => dropped(key, at));

/**
 * How far two phonetic keys lie apart: a consonant more or less is 1, a vowel about a quarter. Past `max` it is infinite, and found out
 * sooner.
 */
export function phoneticDistance(one: string, other: string, max = Number.POSITIVE_INFINITY): number {
  if (one === other) return 0;
  const [a, b, dropA, dropB] = [codesOf(one), codesOf(other), dropCosts(one), dropCosts(other)];
  let before: number[] = [];
  let last = [0];
  for (const cost of dropB) last.push((last.at(-1) ?? 0) + cost);
  let leastBefore = 0;
  for (let i = 0; i < a.length; i++) {
    const [letter = 0, drop = 0] = [a[i], dropA[i]];
    let here = (last[0] ?? 0) + drop;
    let least = here;
    const row = [here];
    for (let j = 0; j < b.length; j++) {
      const target = b[j] ?? 0;
      const replace = (last[j] ?? 0) + (replacing[letter * letters.length + target] ?? farther);
      here = Math.min((last[j + 1] ?? 0) + drop, here + (dropB[j] ?? 0), replace);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === target) here = Math.min(here, (before[j - 1] ?? 0) + swappedCost);
      row.push(here);
      if (here < least) least = here;
    }
    // Nothing gets nearer again: a row follows from the two before it.
    if (least > max && leastBefore > max) return Number.POSITIVE_INFINITY;
    [before, last, leastBefore] = [last, row, least];
  }
  const far = last[b.length] ?? 0;
  return far > max ? Number.POSITIVE_INFINITY : far;
}

/** How far spellings of one and the same word may lie apart, by the consonants of the shorter. */
export const sameWordDistance = (skeleton: string): number => [0, 0, 0.3, 0.55, 0.8, 1][skeleton.length] ?? 1.1;
