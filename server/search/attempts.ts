// What is asked of posts for one reading of the words: everything that was said; or only what was understood, so that the rest
// merely orders.
import type { PostType } from '#contracts/enums.ts';
import type { SearchQuery } from '#contracts/search.ts';
import type { Asked, WordLexemes } from '#server/search/index/asked.ts';
import { filtersOf } from '#server/search/index/filters.ts';
import { assumedPurpose } from '#server/search/query/assumed-purpose.ts';
import type { OpenWord, Understanding } from './reading.ts';

export interface Attempt {
  /** The query with what the words say. */
  whole: SearchQuery;
  asked: Asked;
  /** Words that posts may do without, and come first with. */
  optional: readonly WordLexemes[];
  /** Words that no post has to hold. */
  ignored: readonly string[];
}

export interface Attempts {
  exact: Attempt;
  /** Where something was understood beside words that posts hold. */
  loose: Attempt | undefined;
  /** Without what a post is to be like as well, where nothing is so. */
  bare: Attempt | undefined;
}

/** What was chosen, else said, else likely. */
export const purposeOf = (query: SearchQuery, reading: Pick<Understanding, 'purpose' | 'filters'>): PostType =>
  chosenPurpose(query) ?? reading.purpose ?? assumedPurpose(query.q ?? '', reading) ?? query.assume ?? 'sell';

/** Only a home to rent has tenants and a day from which it is empty. */
export const chosenPurpose = ({ purpose, tenants, availableBy }: SearchQuery): PostType | undefined => {
  if (purpose === 'rent' || purpose === 'sell') return purpose;
  return tenants.length > 0 || availableBy !== undefined ? 'rent' : undefined;
};

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
const typedIn = (words: readonly OpenWord[]): string[] => [...new Set(words.map(({ typed }) => typed))];

/** What was understood besides. */
const besides = ({ understood, required }: Understanding, words: readonly OpenWord[]): Pick<Understanding, 'understood' | 'required'> => ({
  required,
  understood: understood.filter(({ text, filter }) => filter !== 'sort' && !words.some(({ typed }) => typed === text)),
});

export function attemptsOf(query: SearchQuery, reading: Understanding): Attempts {
  const { required, open } = reading;
  const type = purposeOf(query, reading);
  const filtered: SearchQuery = { ...query, ...reading.filters, purpose: type };
  // What a post is to be like is asked by lexemes, which its words may have brought.
  const whole: SearchQuery = { ...filtered, ...reading.attributes };
  const asking = (words: readonly WordLexemes[]): Asked => ({ type, filters: filtersOf(filtered), words });
  if (!isUnderstood(reading))
    return { exact: { whole, asked: asking([...required, ...lexemesOf(open)]), optional: [], ignored: [] }, loose: undefined, bare: undefined };
  const held = open.filter(({ isHeld }) => isHeld);
  const unheld = open.filter(({ isHeld }) => !isHeld);
  const attributes = held.filter(({ isAttribute }) => isAttribute);
  const words = held.filter(({ isAttribute }) => !isAttribute);
  return {
    exact: { whole, asked: asking([...required, ...lexemesOf(held)]), optional: [], ignored: typedIn(unheld) },
    loose:
      words.length === 0
        ? undefined
        : {
            whole,
            asked: asking([...required, ...lexemesOf(attributes)]),
            optional: lexemesOf(words),
            ignored: typedIn(open.filter(({ isAttribute }) => !isAttribute)),
          },
    bare:
      attributes.length === 0 || !isUnderstood(besides(reading, attributes))
        ? undefined
        : { whole: filtered, asked: asking(required), optional: lexemesOf(held), ignored: typedIn(open) },
  };
}
