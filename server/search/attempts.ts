// What is asked of posts for one reading of the words: everything that was said; or only what was understood, so that the rest
// merely orders.
import type { PostType } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search/search.ts';
import type { Asked, WordLexemes } from '#server/search/index/asked.ts';
import { filtersOf } from '#server/search/index/filters.ts';
import { assumedPurpose } from '#server/search/query/assumed-purpose.ts';
import { pricedPurpose } from './query/amounts/priced-purpose.ts';
import type { OpenWord, Understanding } from './reading.ts';

export interface Attempt {
  /** The query with what the words say. */
  whole: SearchQuery;
  asked: Asked;
  /** Words that posts may do without, and come first with. */
  optional: readonly WordLexemes[];
  /** Words that every post holds, and those that none has to hold. */
  sought: readonly string[];
  ignored: readonly string[];
}

interface Attempts {
  exact: Attempt;
  /** Where something was understood beside words that posts hold. */
  loose: Attempt | undefined;
  /** Without the road and the house: few posts tell them. */
  streetless: Attempt | undefined;
  /** Without what a post is to be like as well, where nothing is so: first but for the part of the area, then without that. */
  barer: readonly Attempt[];
}

/** What was chosen, otherwise said, otherwise the tab that is lit, otherwise likely. */
export const purposeOf = (query: SearchQuery, reading: Pick<Understanding, 'purpose' | 'filters'>): PostType =>
  chosenPurpose(query) ?? reading.purpose ?? (isSalePrice(query) ? 'sell' : query.assume) ?? assumedPurpose(query.q ?? '', reading) ?? 'sell';

/** Only a home to rent has tenants and a day from which it is empty. */
export const chosenPurpose = ({ purpose, tenants, availableBy }: SearchQuery): PostType | undefined => {
  if (purpose === 'rent' || purpose === 'sell') return purpose;
  return tenants.length > 0 || availableBy !== undefined ? 'rent' : undefined;
};

/** Land is sold for as little as a rent, so only a high price says something where it is a filter. */
const isSalePrice = ({ priceMin, priceMax }: Pick<SearchQuery, 'priceMin' | 'priceMax'>): boolean => pricedPurpose({ priceMin, priceMax }) === 'sell';

/** Whether another purpose may be shown where the assumed one has nothing: not beside a lit tab, nor a price that is only paid to buy. */
export const mayBeSwitched = ({ assume, priceMin, priceMax }: SearchQuery): boolean => assume === undefined && !isSalePrice({ priceMin, priceMax });

/** Whether neither tab nor words say it. */
export const isPurposeAssumed = (query: SearchQuery, { purpose }: Pick<Understanding, 'purpose'>): boolean =>
  chosenPurpose(query) === undefined && purpose === undefined;

export const otherThan = (type: PostType): PostType => (type === 'rent' ? 'sell' : 'rent');

const saysLittle: ReadonlySet<string> = new Set(['purpose', 'priceMin', 'priceMax']);

/** Whether enough was understood to do without the other words: a place, a kind, rooms; or a price and a purpose, each said. */
export function isUnderstood({ understood, required }: Pick<Understanding, 'understood' | 'required'>): boolean {
  // A number in an address is one in any place.
  const said = understood.filter(({ filter }) => filter !== 'addressPart');
  if (required.length > 0 || said.some(({ filter }) => !saysLittle.has(filter))) return true;
  return new Set(said.map(({ text }) => text)).size > 1;
}

const lexemesOf = (words: readonly OpenWord[]): WordLexemes[] => words.flatMap(({ lexemes }) => [...lexemes]);
const isNumber = ({ typed }: OpenWord): boolean => /^\p{N}/u.test(typed);

/** Beside numbers alone, a word that only may be another one is none: iphone 13. */
const isGuesswork = (open: readonly OpenWord[]): boolean =>
  open.some(isNumber) && open.some(({ isKnown }) => !isKnown) && open.every((word) => isNumber(word) || !word.isKnown);

const none: WordLexemes = { title: ['-'], anywhere: ['-'] };

const typedIn = (words: readonly OpenWord[]): string[] => words.map(({ typed }) => typed);

/** What was understood besides. */
const besides = ({ understood, required }: Understanding, words: readonly OpenWord[]): Pick<Understanding, 'understood' | 'required'> => ({
  required,
  understood: understood.filter(({ text, filter }) => filter !== 'sort' && !words.some(({ typed }) => typed === text)),
});

function allOf(query: SearchQuery, reading: Understanding): Attempts {
  const { required, open } = reading;
  const type = purposeOf(query, reading);
  const filtered: SearchQuery = { ...query, ...reading.filters, purpose: type };
  // What a post is to be like is asked by lexemes, which its words may have brought.
  const whole: SearchQuery = { ...filtered, ...reading.attributes };
  const named = required.flatMap(({ typed }) => (typed === undefined ? [] : [typed]));
  const isNone = !isUnderstood(reading) && isGuesswork(open);
  /** Posts with all of `words`, without those of `dropped`. */
  const asking = (words: readonly OpenWord[], dropped: readonly OpenWord[], optional: readonly OpenWord[] = []): Attempt => ({
    whole,
    asked: { type, filters: filtersOf(filtered), words: [...required, ...(isNone ? [none] : lexemesOf(words))] },
    optional: [...lexemesOf(optional), ...reading.wishes],
    sought: [...new Set([...named, ...typedIn(words)])].filter((typed) => !reading.understood.some(({ text }) => text === typed)),
    ignored: [...new Set(typedIn(dropped))],
  });
  if (!isUnderstood(reading)) return { exact: asking(open, []), loose: undefined, streetless: undefined, barer: [] };
  const held = open.filter(({ isHeld }) => isHeld);
  const unheld = open.filter(({ isHeld }) => !isHeld);
  const attributes = held.filter(({ isAttribute }) => isAttribute);
  const addresses = held.filter(({ address }) => address !== undefined);
  const words = held.filter(({ isAttribute, address }) => !isAttribute && address === undefined);
  const ofArea = addresses.filter(({ address }) => address === 'area');
  const streets = addresses.filter(({ address }) => address === 'street');
  const keeping = (some: readonly OpenWord[]): Attempt => {
    const rest = held.filter((word) => !some.includes(word));
    return asking(some, [...unheld, ...rest], rest);
  };
  const areaAlone = ofArea.length > 0 && attributes.length > 0 ? [{ ...keeping(ofArea), whole: filtered }] : [];
  const isBareEnough = attributes.length + addresses.length > 0 && isUnderstood(besides(reading, attributes));
  return {
    exact: asking(held, unheld),
    loose: words.length === 0 ? undefined : asking([...attributes, ...addresses], [...unheld, ...words], words),
    streetless: streets.length > 0 && isBareEnough ? keeping([...attributes, ...ofArea]) : undefined,
    barer: isBareEnough ? [...areaAlone, { ...keeping([]), whole: filtered }] : [],
  };
}

/** Everything that was said. */
export const exactAttempt = (query: SearchQuery, reading: Understanding): Attempt => allOf(query, reading).exact;

/** What an attempt found: a page or more, less than that, nothing. */
export type Found = 'full' | 'short' | 'none';

/**
 * The attempts in their order, each only where the one before did not find enough: a short list is extended, and only an empty one is
 * asked for barely. All of them to anyone who does not say what was found.
 */
export function* attemptsOf(query: SearchQuery, reading: Understanding): Generator<Attempt, undefined, Found | undefined> {
  const { exact, loose, streetless, barer } = allOf(query, reading);
  let found = yield exact;
  for (const looser of [loose, streetless]) if (looser && found !== 'full') found = yield looser;
  for (const one of barer) if (found !== 'full' && found !== 'short') found = yield one;
  return undefined;
}

/** Makes the attempts until enough is found; what the first and the last found. */
export async function tryAttempts<T>(
  query: SearchQuery,
  reading: Understanding,
  { find, foundBy }: { find: (attempt: Attempt) => Promise<T>; foundBy: (result: T) => Found },
): Promise<{ first: T; last: T }> {
  const attempts = attemptsOf(query, reading);
  const first = await find(attempts.next().value ?? exactAttempt(query, reading));
  let last = first;
  for (let next = attempts.next(foundBy(last)).value; next; next = attempts.next(foundBy(last)).value) last = await find(next);
  return { first, last };
}
