// What all spellings of a name share, so that "Dhan", "ধান" and "খুলশি" each find their place.
import { toAsciiDigits } from '#i18n/digits.ts';

// Letters that sound alike are typed one for the other: long and short vowels, the two n, the three s.
const alike: Readonly<Record<string, string>> = { '\u09c0': '\u09bf', '\u09c2': '\u09c1', ণ: 'ন', ষ: 'শ' };

/** Letters only, without case, nukta, chandrabindu, joiners and punctuation; digits of either script as ASCII. */
export function fold(text: string): string {
  return toAsciiDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\u09bc|\u0981|\u200c|\u200d|\p{Script=Inherited}/gu, '')
    .replace(/[\u09c0\u09c2ণষ]/g, (letter) => alike[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}

/** How well a folded query fits folded names: 0 starts one, 1 starts a word in one, 2 lies inside; undefined for no fit. */
export function fit(query: string, names: readonly string[]): number | undefined {
  if (query === '') return 0;
  let best: number | undefined;
  for (const name of names) {
    const at = name.indexOf(query);
    if (at === 0) return 0;
    if (at > 0) best = Math.min(best ?? 2, name.includes(` ${query}`) ? 1 : 2);
  }
  return best;
}
