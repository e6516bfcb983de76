// What may complete the last words, by what is before them.
import { words } from '#i18n/fold.ts';
import { suggesting } from '#server/search/tuning.ts';
import type { Entry } from './suggest-entries.ts';
import { type Match, ranks } from './suggest-match.ts';
import { since, type Typed } from './typed-text.ts';

const directions: ReadonlySet<string> = new Set(
  words('north south east west uttar uttor dakshin dakkhin dokkhin dokhin purba purbo paschim poschim poshchim উত্তর দক্ষিণ দক্ষিন পূর্ব পুর্ব পশ্চিম'),
);

/** Letters of a thana or a district that may be a second place of the search: mirpur utt. */
const knownFrom = 3;

/** Whether it lies in this place; a landmark is told by its name, and lies in none. */
const liesIn = ({ item }: Entry, { item: { kind, level, id, locality } }: Entry): boolean =>
  kind === 'place' && level !== undefined && item[level] !== undefined && item[level] === (level === 'locality' ? locality : id);

/**
 * What completes the words from `at` on, without places that hardly anyone means: behind a direction ("south ban" is South
 * Banasree), and behind a place those that lie elsewhere, until enough of them is typed. Kinds and purposes come before places.
 */
export function fitting(matches: readonly Match[], last: readonly Entry[], typed: Typed, at: number): Match[] {
  const [word, letters] = [typed.tokens[at - 1]?.folded ?? '', since(typed, at).length];
  const around = last.filter(({ item: { kind } }) => kind === 'place');
  const mayFollow = ({ entry }: Match): boolean => {
    if (entry.says !== 'place') return true;
    if (directions.has(word)) return false;
    const isKnown = letters >= knownFrom && (entry.item.level === 'subDistrict' || entry.item.level === 'district');
    return around.length === 0 || isKnown || letters > suggesting.slipMin || around.some((place) => liesIn(entry, place));
  };
  const isFirst = ({ rank, entry: { says } }: Match): boolean => rank <= ranks.beginning && (says === 'kind' || says === 'purpose');
  const kept = matches.filter(mayFollow);
  return [...kept.filter(isFirst), ...kept.filter((match) => !isFirst(match))];
}
