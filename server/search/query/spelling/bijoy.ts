// Bengali typed with the keys of the Bijoy keyboard while it was switched to English: hfnf Hfpf dmvrsv is বাসা ভাড়া মিরপুর.
import { tokensOf, type Token } from '#i18n/fold.ts';

const keys: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'q ঙ Q ং w য W \u09df e ড E ঢ r প R ফ t ট T ঠ y চ Y ছ u জ U ঝ i হ I ঞ o গ O ঘ p \u09dc P \u09dd',
    'a ৃ A র্ s ু S ূ d ি D ী f া F অ g ্ h ব H ভ j ক J খ k ত K থ l দ L ধ',
    'z ্র Z ্য x ও X ৗ c ে C ৈ v র V ল b ন B ণ n স N ষ m ম M শ',
  ]
    .flatMap((row) => row.split(' '))
    .reduce<[string, string][]>((pairs, sign, at, all) => (at % 2 === 0 ? [...pairs, [sign, all[at + 1] ?? '']] : pairs), []),
);
/** The joining sign before a vowel sign makes a letter of it. */
const vowels: Readonly<Record<string, string>> = { f: 'আ', d: 'ই', D: 'ঈ', s: 'উ', S: 'ঊ', a: 'ঋ', c: 'এ', C: 'ঐ', X: 'ঔ' };

const consonant = '[কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ\u09dc\u09dd\u09df]';
const cluster = `${consonant}(?:্${consonant})*`;
const rephBehind = new RegExp(`([িেৈ]?${cluster}[ািীুূৃেৈৗ]?)র্(?!${consonant})`, 'gu');
const vowelBefore = new RegExp(`([িেৈ])(${cluster})`, 'gu');

/** The sign of র before a consonant is typed behind it, some vowel signs before it. */
export const asRead = (word: string): string => word.replace(rephBehind, 'র্$1').replace(vowelBefore, '$2$1').normalize('NFC');

/** The word that these keys type on Bijoy; undefined where a key has no letter there. */
export function fromBijoy(typed: string): string | undefined {
  let word = '';
  for (let at = 0; at < typed.length; at++) {
    const [key, next] = [typed[at] ?? '', typed[at + 1] ?? ''];
    const isVowel = key === 'g' && next in vowels;
    const letter = isVowel ? vowels[next] : keys[key];
    if (letter === undefined) return undefined;
    word += letter;
    if (isVowel) at++;
  }
  return asRead(word);
}

const isWord = ({ text }: Token): boolean => /^\p{L}/u.test(text);

/** Each word as its keys type it, where it was typed; undefined unless every word can be Bengali. */
export function tokensFromBijoy(tokens: readonly Token[]): Token[] | undefined {
  const read = tokens.map((token) => {
    if (!isWord(token)) return [token];
    const [word, ...more] = tokensOf(fromBijoy(token.text) ?? '');
    return word && more.length === 0 && !token.isLiteral ? [{ ...token, folded: word.folded }] : [];
  });
  return read.some(([token]) => token === undefined) || !tokens.some(isWord) ? undefined : read.flat();
}
