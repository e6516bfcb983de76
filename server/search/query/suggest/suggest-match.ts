// What a half-typed name may be: of names that begin so the commonest first, otherwise those that lie near.
import { phoneticDistance } from '#i18n/phonetic-keys.ts';
import { suggesting } from '#server/search/tuning.ts';
import { places } from '#server/search/query/places/places.ts';
import { beginningAlike, keyOfEntry, lyingAlike, type EntryList } from './suggest-candidates.ts';
import { spellingOf, type Entry, type Spelling } from './suggest-entries.ts';
import { faultsAllowed } from '#server/search/query/spelling/typos.ts';

/** How many live posts have a filter term. */
export type CountPosts = (term: string) => number;

export interface Match {
  entry: Entry;
  /** Smaller is better: the name itself, its beginning, a later word's beginning; beyond, what it would cost to be meant. */
  rank: number;
  /** How the matched spelling is written. */
  written: string;
  length: number;
}

export const ranks = { itself: 0, beginning: 1, aliasBeginning: 2, laterWord: 3, near: 4 } as const;

const countOf = ({ counted }: Entry, count: CountPosts): number => Math.max(0, ...counted.map(count));

const weights = new WeakMap<CountPosts, Map<Entry, number>>();

/** How likely it is asked for, in doublings of posts; remembered as long as posts are counted so. */
export function weightOf(entry: Entry, count: CountPosts): number {
  const known = weights.get(count) ?? new Map<Entry, number>();
  weights.set(count, known);
  const weight = known.get(entry) ?? newWeight(entry, count);
  known.set(entry, weight);
  return weight;
}

function newWeight(entry: Entry, count: CountPosts): number {
  const weight = Math.log2(1 + countOf(entry, count)) + entry.known;
  return entry.says === 'place' ? weight : weight * suggesting.termShare;
}

/** Whether every word that was typed begins one of the name, in its order: mirpur metro, of Mirpur 10 Metro Station. */
function isAbridged(typed: string, text: string): boolean {
  const own = text.split(' ');
  let at = 0;
  return typed.split(' ').every((word) => {
    at = own.findIndex((one, index) => index >= at && one.startsWith(word)) + 1;
    return at > 0;
  });
}

function spelledRank(typed: string, { text, isAlias }: Spelling, { item: { kind } }: Entry): number | undefined {
  if (text === typed) return ranks.itself;
  // Mirpur 1 to Mirpur 14 would leave no room for anything else.
  if (text.startsWith(typed)) return typed.length < text.search(/ \p{N}/u) ? undefined : isAlias ? ranks.aliasBeginning : ranks.beginning;
  if (typed.length >= suggesting.laterWordMin && text.includes(` ${typed}`)) return ranks.laterWord;
  return kind === 'landmark' && typed.includes(' ') && isAbridged(typed, text) ? ranks.laterWord : undefined;
}

/** The best of the spellings of an entry, by `rankOf`; the shortest of equals. */
function best(entry: Entry, rankOf: (spelling: Spelling) => number | undefined): Match | undefined {
  let found: Match | undefined;
  for (const spelling of entry.spellings) {
    const rank = rankOf(spelling);
    if (rank === undefined || (found && (found.rank < rank || (found.rank === rank && found.length <= spelling.text.length)))) continue;
    found = { entry, rank, written: spelling.written, length: spelling.text.length };
  }
  return found;
}

export const spelled = (typed: string, lists: readonly EntryList[]): Match[] =>
  lists.flatMap((list) => beginningAlike(list, typed)).flatMap((entry) => best(entry, (spelling) => spelledRank(typed, spelling, entry)) ?? []);

/** Whether a name begins so but for one letter that is wrong, missing, too many or out of turn. */
function isBeginningWithSlip(typed: readonly string[], name: readonly string[]): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === name[at]) at++;
  const goesOn = (from: number, shift: number): boolean => {
    for (let one = from; one < typed.length; one++) if (typed[one] !== name[one + shift]) return false;
    return true;
  };
  const isSwapped = typed[at] === name[at + 1] && typed[at + 1] === name[at];
  return goesOn(at + 1, 0) || goesOn(at + 1, -1) || goesOn(at, 1) || (isSwapped && goesOn(at + 2, 0));
}

/** What it costs that an unfinished name was meant: some of it by ear, or with a letter wrong. */
function unfinishedCost(typed: Spelling, { letters, phoneticKey, skeleton }: Spelling): number | undefined {
  if (typed.skeleton.length >= suggesting.consonantsMin && skeleton.startsWith(typed.skeleton)) {
    const heard = phoneticDistance(typed.phoneticKey, phoneticKey.slice(0, typed.phoneticKey.length));
    return suggesting.earCost * Math.min(1, 0.5 + heard / 2);
  }
  if (faultsAllowed(typed.letters.length) === 0 || letters.length < typed.letters.length - 1) return undefined;
  return isBeginningWithSlip(typed.letters, letters) ? suggesting.unfinishedCost : undefined;
}

/** Of a misspelled name areas come before landmarks that lie as near (suggest-slips.test.ts). */
const landmarkCost = 0.1;

/** What a misspelled name may be: as the search itself corrects it, and unfinished ones. */
function misspelled(typed: Spelling, lists: readonly EntryList[]): Match[] {
  const meant = new Map(places.meant(typed.text.replaceAll(' ', '')).map(({ value, cost }) => [value.within.at(-1) ?? '', cost]));
  const alike = lists.flatMap((list) => lyingAlike(list, typed, meant.keys()));
  return alike.flatMap((entry) => {
    const whole = meant.get(keyOfEntry(entry) ?? '');
    const unfinished = best(entry, (spelling) => unfinishedCost(typed, spelling));
    const cost = Math.min(whole ?? Number.POSITIVE_INFINITY, unfinished?.rank ?? Number.POSITIVE_INFINITY);
    if (cost === Number.POSITIVE_INFINITY) return [];
    const [first] = entry.spellings;
    const further = entry.item.kind === 'landmark' ? landmarkCost : 0;
    return [
      { entry, rank: ranks.near + cost + further, written: unfinished?.written ?? first?.written ?? '', length: unfinished?.length ?? first?.text.length ?? 0 },
    ];
  });
}

/** The likeliest first; of names that lie near, how common they are only decides between those that cost about the same. */
function inOrder(matches: readonly Match[], count: CountPosts): Match[] {
  const scored = matches.map((match) => {
    const weight = weightOf(match.entry, count);
    return { match, weight, rank: match.rank > ranks.near ? match.rank - weight * suggesting.countedCost : match.rank };
  });
  const isExactPlace = ({ rank, entry }: Match): boolean => rank === ranks.itself && entry.says === 'place';
  return scored
    .toSorted(
      (a, b) =>
        a.rank - b.rank ||
        (isExactPlace(a.match) && isExactPlace(b.match) ? a.match.entry.breadth - b.match.entry.breadth : 0) ||
        b.weight - a.weight ||
        a.match.length - b.match.length ||
        a.match.entry.breadth - b.match.entry.breadth,
    )
    .map(({ match }) => match);
}

/** What begins so. */
export const beginningWith = (text: string, lists: readonly EntryList[], count: CountPosts): Match[] => inOrder(spelled(spellingOf(text).text, lists), count);

/** What lies near, for a text with a slip in it. */
export function lyingNear(text: string, lists: readonly EntryList[], count: CountPosts): Match[] {
  const typed = spellingOf(text);
  return typed.letters.length < suggesting.slipMin ? [] : inOrder(misspelled(typed, lists), count);
}
