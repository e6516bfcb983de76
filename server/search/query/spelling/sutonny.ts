// Bengali in the font SutonnyMJ, as it is copied from older documents: Latin letters and signs, of which DËiv evmv fvov is উত্তরা বাসা ভাড়া.
import { tokensOf, type Token } from '#i18n/fold.ts';
import { asRead } from './bijoy.ts';

const signs: ReadonlyMap<string, string> = new Map(
  [
    'A অ B ই C ঈ D উ E ঊ F ঋ G এ H ঐ I ও J ঔ K ক L খ M গ N ঘ O ঙ P চ Q ছ R জ S ঝ T ঞ U ট V ঠ W ড X ঢ Y ণ Z ত _ থ ` দ a ধ b ন c প d ফ e ব f ভ g ম',
    'h য i র j ল k শ l ষ m স n হ o \u09dc p \u09dd q \u09df r ৎ s ং t ঃ u ঁ v া w ি x ী y ু z ু ~ ূ ƒ ূ „ ৃ … ৃ † ে ‡ ে ˆ ৈ ‰ ৈ Š ৗ © র্ ª ্র « ্র ¨ ্য',
    '¬ ্ল ¯ স্ š ন্ ¤ ম্ ¡ ্ব ¦ ্ব § ্ম ú ্প è ্ন ° ক্ক ± ক্ট ³ ক্ত µ ক্র ¶ ক্ষ · ক্স ¼ ঙ্ক ½ ঙ্গ ¾ জ্জ Â ঞ্চ Ä ঞ্জ Æ ট্ট Ç ড্ড È ণ্ট É ণ্ঠ Ê ণ্ড Ë ত্ত',
    'Ì ত্থ Í ত্ম Î ত্র Ï দ্দ × দ্ধ Ø দ্ব Ü ন্ধ Û ন্ড ß প্ত à প্প ã ব্দ å ভ্র ç ম্ফ é ল্ক í ল্প ð শ্চ ó ষ্ট ô ষ্ঠ ÷ স্ট',
  ]
    .flatMap((row) => row.split(' '))
    .reduce<[string, string][]>((pairs, sign, at, all) => (at % 2 === 0 ? [...pairs, [sign, all[at + 1] ?? '']] : pairs), []),
);

/** The word that these letters and signs are in that font; undefined where one of them is none. */
export function fromSutonny(typed: string): string | undefined {
  const letters = [...typed].map((sign) => signs.get(sign));
  if (letters.includes(undefined)) return undefined;
  return asRead(letters.join('').replaceAll('অা', 'আ'));
}

/** Each word of a text as it is in that font, where it was typed; undefined unless every word can be Bengali. */
export function tokensFromSutonny(text: string): Token[] | undefined {
  const read = [...text.matchAll(/\S+/g)].map(({ 0: chunk, index: start }): Token | undefined => {
    const [numeral, ...rest] = tokensOf(chunk);
    if (numeral?.number !== undefined && rest.length === 0) return { ...numeral, start: numeral.start + start };
    const [word, ...more] = tokensOf(fromSutonny(chunk) ?? '');
    return word && more.length === 0 ? { text: chunk, start, folded: word.folded } : undefined;
  });
  const known = read.filter((token) => token !== undefined);
  return known.length === 0 || known.length < read.length ? undefined : known;
}
