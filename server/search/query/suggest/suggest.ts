// What someone may be typing, from memory alone: places, kinds of property, buying and renting, by any of their names in either
// script. The last words are completed, what is before them stays; a phrase that is whole is continued.
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { tokensOf, type Token } from '#i18n/fold.ts';
import { suggesting } from '#server/search/tuning.ts';
import { concepts } from '#server/search/query/words/concepts.ts';
import { prepareCandidates, type EntryList } from './suggest-candidates.ts';
import { fitting as fittingContext } from './suggest-context.ts';
import { isBengaliText, suggestEntries, type Entry } from './suggest-entries.ts';
import { begunParts } from './suggest-parts.ts';
import { prepareUnions, unionsOf } from './suggest-unions.ts';
import { before, named, namedFirst, phraseOf, type Said, saidBy, since, textOf, type Typed, wholeOf } from './typed-text.ts';
import { beginningWith, lyingNear, ranks, spelled, weightOf, type CountPosts, type Match } from './suggest-match.ts';

export interface SuggestOptions {
  /** Places alone, for a box that takes nothing else. */
  placesOnly?: boolean;
  /** How many live posts there are of each. */
  count?: CountPosts;
}

const nameOf = ({ entry: { item }, written }: Match, bengali: boolean): string =>
  item.kind === 'place' || item.kind === 'landmark' ? (bengali ? item.bn : item.en) : written;

/** What was matched, behind the words that are before it; alone it is the thing itself. */
function itemOf(match: Match, stands: string, bengali: boolean): SuggestedItem {
  const { level, ...item } = match.entry.item;
  const name = nameOf(match, bengali);
  if (stands !== '' || item.kind === 'phrase') return phraseOf(`${stands} ${name}`.trim(), item);
  return { ...item, ...(level ? { level } : {}), text: name };
}

/** The same without what comes a second time. */
function firstOf(items: readonly SuggestedItem[]): SuggestedItem[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.kind === 'phrase' ? item.text.toLowerCase() : `${item.kind} ${item.level} ${item.id} ${item.en}`;
    return !seen.has(key) && seen.add(key);
  });
}

const unitsFor = (count: number) => suggestEntries().units.filter(({ from, to }) => count >= from && count <= to);

const partWord = /^(?:sector|sec|block|road|rd|section|avenue|lane|house|ward|phase|সেক্টর|ব্লক|রোড|সেকসন|লেন|ওয়ার্ড|ফেজ|নম্বর)$/u;

const comparing = /^(?:under|below|within|upto|max|maximum|budget|above|over|min|around|সর্বোচ্চ|বাজেট|কমপক্ষে|অন্তত)$/u;

/** The part of a place that a number behind its name is: Mirpur 10. */
function partOf(typed: Typed): SuggestedItem[] {
  const { tokens, bengali, count } = typed;
  const at = tokens.length - 1;
  const rest: Typed = { ...typed, text: before(typed, at), tokens: tokens.slice(0, at) };
  if (partWord.test(tokens[at - 1]?.folded ?? '')) return [phraseOf(wholeOf(typed))];
  const { lastFrom, last } = saidBy(rest);
  const [place] = lastFrom === undefined ? [] : beginningWith(since(rest, lastFrom), [last], count);
  if (lastFrom === undefined || place?.rank !== ranks.itself || place.entry.item.kind !== 'place') return [];
  const { kind: _kind, level: _level, en, bn, parent, ...ids } = place.entry.item;
  return [phraseOf(`${before(typed, lastFrom)} ${nameOf(place, bengali)} ${tokens[at]?.text}`.trim(), { ...ids, parent: parent ?? { en, bn } })];
}

/** A number at the end: the part of a place, or what it may count. */
function numbered(typed: Typed): SuggestedItem[] {
  const { tokens, bengali, placesOnly } = typed;
  const number = tokens.at(-1)?.number;
  if (number === undefined) return [];
  const isPlace = named(textOf(tokens)).length > 0;
  const parts = isPlace ? completed(typed) : partOf(typed);
  const [beside] = tokens.slice(0, -1).toReversed();
  const isAskedFor = !beside || comparing.test(beside.folded) || saidBy({ ...typed, tokens: tokens.slice(0, -1) }).says.size > 0;
  if (placesOnly || !isAskedFor || partWord.test(beside?.folded ?? '')) return parts;
  const units = unitsFor(number).flatMap(({ spellings }) => spellings.find(({ written }) => isBengaliText(written) === bengali) ?? []);
  const counted = units.map(({ written }) => phraseOf(`${wholeOf(typed)} ${written}`));
  return parts.length > 0 ? [...parts, ...counted.slice(0, suggesting.countedBehindPlace)] : counted;
}

/** Units that are begun behind their number. */
function unitsOf({ tokens, placesOnly }: Typed): Match[] {
  const [last, number] = [tokens.at(-1), tokens.at(-2)?.number];
  if (!last || number === undefined || placesOnly || last.number !== undefined) return [];
  return spelled(last.folded, [unitsFor(number)]).toSorted((a, b) => a.rank - b.rank);
}

/** Of what the words before say nothing is said twice. */
function entriesFor(typed: Typed, at: number): readonly EntryList[] {
  const { places, landmarks, terms } = suggestEntries();
  if (typed.placesOnly) return [places];
  const { says } = saidBy({ ...typed, tokens: typed.tokens.slice(0, at) });
  return [places, landmarks, terms.filter((entry) => entry.says === 'word' || !says.has(entry.says))];
}

/** A name of several words with a slip in one: only its last word is one of another name too. */
function misspelledName(typed: Typed, tails: readonly number[], isSpelled: boolean): Match[] {
  const { tokens, count } = typed;
  if (tokens.length < 2 || tails[0] !== 0 || isSpelled || namedFirst(tokens).entries.length > 0) return [];
  return lyingNear(wholeOf(typed), entriesFor(typed, 0), count).filter(({ rank }) => rank <= ranks.near + suggesting.fillCostMax);
}

/** The last words completed: as many of them as one name has. */
function completed(typed: Typed): SuggestedItem[] {
  const { tokens, count, bengali } = typed;
  const starts = Array.from({ length: Math.min(suggesting.wordsMax, tokens.length) }, (_, at) => Math.max(0, tokens.length - suggesting.wordsMax) + at);
  const possible = typed.placesOnly ? starts.slice(0, 1) : starts.filter((at) => at === 0 || !isFunctionWord(tokens[at] as Token));
  const itemsOf = (matches: readonly Match[], at: number): SuggestedItem[] => matches.map((match) => itemOf(match, before(typed, at), bengali));
  const entries = new Map(possible.map((at) => [at, entriesFor(typed, at)]));
  const inContext = (matches: readonly Match[], at: number): readonly Match[] =>
    at === 0 ? matches : fittingContext(matches, saidBy({ ...typed, tokens: tokens.slice(0, at) }).last, typed, at);
  const isCounting = unitsOf(typed).length > 0;
  const tails = possible.filter((at) => (at === 0 || tokens[at]?.number === undefined) && !(isCounting && at === tokens.length - 1));
  let isLandmark = false;
  const fitting = tails
    .map((at) => {
      const matches = inContext(beginningWith(since(typed, at), entries.get(at) ?? [], count), at);
      // What is the end of one landmark is no beginning of others: dhaka univ.
      const kept = isLandmark ? matches.filter(({ entry }) => entry.item.kind !== 'landmark') : matches;
      isLandmark ||= matches.some(({ entry }) => entry.item.kind === 'landmark');
      return { at, matches: kept };
    })
    .filter(({ matches }) => matches.length > 0);
  const wholeName = misspelledName(
    typed,
    tails,
    fitting.some(({ at }) => at === 0),
  );
  const found = firstOf([...itemsOf(wholeName, 0), ...fitting.flatMap(({ at, matches }) => itemsOf(matches, at))]);
  if (tokens.at(-1)?.number !== undefined || isCounting || fitting.some(({ matches }) => (matches[0]?.rank ?? ranks.near) <= ranks.aliasBeginning))
    return found;
  const near = tails
    .map((at) => ({ at, matches: inContext(lyingNear(since(typed, at), entries.get(at) ?? [], count), at) }))
    .find(({ matches }) => matches.length > 0);
  if (!near) return found;
  const nearest = found.length === 0 ? near.matches : near.matches.filter(({ rank }) => rank <= ranks.near + suggesting.fillCostMax);
  return [...found, ...itemsOf(nearest, near.at)];
}

/** What compares and joins is no beginning of a name: মধ্যে is not Moddho Badda. */
const functionWords: ReadonlySet<string> = new Set(
  concepts
    .filter(({ concept }) => concept.is === 'compare' || concept.is === 'filler')
    .flatMap(({ spellings }) => spellings)
    .map((spelling) => textOf(tokensOf(spelling)))
    .filter((word) => !word.includes(' ') && word.length >= suggesting.slipMin),
);

const isFunctionWord = ({ folded }: Token): boolean => functionWords.has(folded) && named(folded).length === 0;

const joining = /^(?:in|at|near|e|te|এ|তে|এর|er|কাছে|পাশে)$/u;
const romanised = /^(?:basa|basha|vasa|bari|jomi|jami|dokan|vara|bhara|bara|bikri|bikroy|gudam|karkhana|te|e|er|koti|hajar|lagbe|chai)$/;

const joinsOn = ({ tokens }: Typed): boolean => tokens.length > 1 && joining.test(tokens.at(-1)?.folded ?? '');

const busiest = new WeakMap<CountPosts, readonly Entry[]>();

/** Where most is live. */
function busiestAreas(count: CountPosts): readonly Entry[] {
  const areas = (): Entry[] =>
    suggestEntries()
      .places.filter(({ item: { level } }) => level === 'subDistrict' || level === 'locality')
      .toSorted((a, b) => weightOf(b, count) - weightOf(a, count))
      .slice(0, suggesting.continuedPlaces);
  const found = busiest.get(count) ?? areas();
  busiest.set(count, found);
  return found;
}

/** What is said next, by what was not said yet. */
function continued(typed: Typed, { says, last }: Said, top: Match | undefined): SuggestedItem[] {
  const { tokens, bengali, count } = typed;
  const end = tokens.at(-1);
  if (!end || typed.placesOnly) return [];
  const joins = joinsOn(typed);
  const isMeasured = unitsOf(typed)[0]?.rank === ranks.itself;
  if (!joins && !isMeasured && last.length === 0) return [];
  const whole = top ? nameOf(top, bengali) : wholeOf(typed);
  const isRomanised = tokens.some(({ folded }) => romanised.test(folded));
  const say = (text: string, ids: Partial<SuggestedItem> = {}): SuggestedItem => phraseOf(`${whole} ${text}`, ids);
  const areas = busiestAreas(count).map(({ item }) => say(`${joins || bengali || isRomanised ? '' : 'in '}${bengali ? item.bn : item.en}`, item));
  const places = says.has('place') ? [] : areas;
  if (joins) return places;
  const rent = bengali ? 'ভাড়া' : isRomanised ? 'vara' : 'rent';
  const sale = bengali ? 'বিক্রি' : isRomanised ? 'bikri' : 'sale';
  return [
    ...(says.has('kind') ? [] : [say(bengali ? 'ফ্ল্যাট' : 'flat')]),
    ...places.slice(0, 1),
    ...(says.has('purpose') ? [] : [say(rent, { purpose: 'rent' }), say(sale, { purpose: 'sell' })]),
    ...places.slice(1),
  ];
}

const countNone: CountPosts = () => 0;

/** Makes all that a name is looked up in: a fifth of a second of work that the first who types would wait for, and everyone else with them. */
export function prepareSuggestions(): void {
  const { places, landmarks } = suggestEntries();
  named('');
  for (const list of [places, landmarks]) prepareCandidates(list);
  prepareUnions();
}

/** Up to eight things that someone may be typing, the likeliest first. */
export function suggestionsFor(text: string, { placesOnly = false, count = countNone }: SuggestOptions = {}): SuggestedItem[] {
  const typed: Typed = { text, tokens: tokensOf(text), bengali: isBengaliText(text), placesOnly, count };
  if (typed.tokens.length === 0) return [];
  const said = saidBy(typed);
  const [top] = typed.tokens.length > suggesting.wordsMax ? [] : beginningWith(text, [suggestEntries().places, suggestEntries().landmarks], count);
  const next = continued(typed, said, top?.rank === ranks.itself ? top : undefined);
  const measured = unitsOf(typed).map(({ written }) => phraseOf(`${before(typed, typed.tokens.length - 1)} ${written}`));
  const others = completed(typed);
  // Several words that begin a union begin hardly anything else.
  const isUnion = typed.tokens.length > 1 && !others.some((item) => item.kind !== 'phrase' && textOf(tokensOf(item.text)).startsWith(textOf(typed.tokens)));
  const tails = placesOnly ? [0] : typed.tokens.map((_, at) => at).slice(-suggesting.wordsMax);
  const unions = isUnion ? unionsOf(typed, [0]) : [];
  const begun = [...begunParts(typed), ...numbered(typed), ...measured];
  const own = firstOf([...(joinsOn(typed) ? next : []), ...begun, ...unions, ...others, ...unionsOf(typed, tails)]);
  const room = Math.max(1, suggesting.most - Math.min(next.length, suggesting.continuedPlaces));
  return firstOf([...own.slice(0, room), ...next, ...own.slice(room)]).slice(0, suggesting.most);
}
