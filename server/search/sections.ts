// What is asked of posts, section by section. A query is a list of parts, each with a weight: the first section asks for all of them, and
// each of the next gives up the lightest that are left. Every section holds the posts that those before it have left.
import type { Dropped, ListSection } from '#contracts/search/list-section.ts';
import type { SearchQuery, Understood } from '#contracts/search/search.ts';
import type { Asked, WordLexemes } from '#server/search/index/asked.ts';
import { type Criterion, filtersOf, orSilent, silentOn } from '#server/search/index/filters.ts';
import { both, unlessAgainst, withoutAll } from '#server/search/index/relevance-store.ts';
import { kindTerm, mentionTerm } from '#server/search/index/filter-terms.ts';
import { weights } from './weights.ts';
import { liesIn, type NearbyArea, nearbyAreas } from './nearby.ts';
import { purposeOf } from './purpose.ts';
import { placeSaid } from './wider-place.ts';
import { placeKey } from './query/places/places.ts';
import type { OpenWord, Understanding } from './reading.ts';

export interface Section {
  /** Why its posts are no sooner listed. */
  way: ListSection['way'];
  /** What it asks of posts; and without leaving out those of the sections before. */
  asked: Asked;
  whole: Asked;
  /** The query with what the words say. */
  query: SearchQuery;
  /** What its posts may do without, and come first with. */
  optional: readonly WordLexemes[];
  /** What the section before asks for and this one does not. */
  dropped: readonly Dropped[];
  /** The place nearby that it lists. */
  place?: NearbyArea;
  /** Words that each of its posts holds, and those that none has to hold. */
  sought: readonly string[];
  ignored: readonly string[];
  /** Whether its posts lie in the place and are of the size that were asked for. */
  isSure: boolean;
  /** Whether someone who waits for a post hears of its posts, where the sections before have none. */
  isAwaited: boolean;
}

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
const isNumber = ({ typed }: OpenWord): boolean => /^\p{N}/u.test(typed);

/** Beside numbers alone, a word that only may be another one is none: iphone 13. */
const isGuesswork = (open: readonly OpenWord[]): boolean =>
  open.some(isNumber) && open.some(({ isKnown }) => !isKnown) && open.every((word) => isNumber(word) || !word.isKnown);

const none: WordLexemes = { title: ['-'], anywhere: ['-'] };

/** What was understood besides these words. */
const besides = ({ understood, required }: Understanding, words: readonly OpenWord[]): Pick<Understanding, 'understood' | 'required'> => ({
  required,
  // A word for a studio says its kind as well.
  understood: understood.filter(
    ({ text, filter }: Understood) => filter === 'propertyType' || (filter !== 'sort' && !words.some(({ typed }) => typed === text)),
  ),
});

/** Something that a list goes on without: words of one weight, or that a post lies in the place and is of the kind that was named. */
export interface Part {
  of: 'words' | 'amount' | 'kind' | 'place';
  way: Section['way'];
  words: readonly OpenWord[];
  /** What a post has that the section before asks for, and what it still has without that. */
  strict: readonly WordLexemes[];
  left: readonly WordLexemes[];
  /** Filters that are no longer asked. */
  omits: readonly (keyof Understanding['filters'])[];
  /** What takes the place of these: a post fits or says nothing; and what its own section asks, which says nothing. */
  open?: Criterion;
  silent?: Criterion;
  dropped: readonly Dropped[];
  /** The place nearby that is asked instead. */
  place?: NearbyArea;
  isAwaited: boolean;
}

/** Words of one weight; attributes alone say too little to list everything. */
function wordParts(reading: Understanding, held: readonly OpenWord[]): Part[] {
  if (!isUnderstood(reading)) return [];
  const attributes = held.filter(({ against }) => against);
  const droppable = isUnderstood(besides(reading, attributes)) ? held : held.filter((word) => !attributes.includes(word));
  const byWeight = [...Map.groupBy(droppable, ({ weight }) => weight)].toSorted(([one], [other]) => one - other);
  return byWeight.map(([weight, words]) => ({
    of: 'words',
    way: 'unsaid',
    words,
    strict: lexemesOf(words),
    left: [],
    omits: [],
    dropped: typedIn(words).map((text) => {
      const said = reading.understood.find((one) => one.text === text);
      return { text, ...(said ? { filter: said.filter } : {}) };
    }),
    isAwaited: weight < weights.tenancy,
  }));
}

const sizes = {
  land: { column: 'land_sqft', omits: ['landMin', 'landMax', 'landUnit'] },
  size: { column: 'size_sqft', omits: ['sizeMin', 'sizeMax'] },
} as const;

/** Many posts leave open how large they are. */
function sizePart(query: SearchQuery, { filters, understood, required }: Understanding, name: keyof typeof sizes): Part[] {
  const { column, omits } = sizes[name];
  const asked = filtersOf({ ...query, ...filters }).find((one) => one.name === name);
  const said = understood.find(({ filter }) => omits.some((one) => one === filter));
  const others = understood.filter(({ filter }) => !omits.some((one) => one === filter));
  if (!asked || !said || !isUnderstood({ understood: others, required })) return [];
  const silent = silentOn(column);
  const open = orSilent(asked, silent);
  const dropped = [{ text: said.text, filter: said.filter }];
  return [{ of: 'amount', way: 'unsaid', words: [], strict: [], left: [], omits, open, silent, dropped, isAwaited: false }];
}

const anyOfTerms = (terms: readonly string[]): WordLexemes => ({ title: terms, anywhere: terms });

/** That a headline says it will do as well. */
const orMentioned = (of: Part['of'], omits: Part['omits'], terms: readonly string[], said: readonly Understood[]): Part => ({
  of,
  way: 'title',
  words: [],
  strict: [anyOfTerms(terms)],
  left: [anyOfTerms([...terms, ...terms.map(mentionTerm)])],
  omits,
  dropped: said.map(({ text, filter, name }) => ({ text, filter, ...(name ? { name } : {}) })),
  isAwaited: true,
});

function kindParts({ filters: { propertyType = [] }, understood }: Understanding): Part[] {
  const said = understood.filter(({ filter }) => filter === 'propertyType');
  return said.length === 0 ? [] : [orMentioned('kind', ['propertyType'], propertyType.map(kindTerm), said)];
}

const areaFilters = ['subDistrict', 'district', 'division'] as const;
const placeFilters: ReadonlySet<string> = new Set(['locality', 'landmark', ...areaFilters]);

/** The narrowest place that was named; what lies around it stays asked for. */
function placeParts({ filters, understood, required }: Understanding): Part[] {
  const keys = required.filter(({ isPlace }) => isPlace).flatMap(({ anywhere }) => anywhere);
  const level = keys.length > 0 ? undefined : areaFilters.find((one) => filters[one]);
  const terms = level ? (filters[level] ?? []).map((id) => placeKey(level, id)) : keys;
  const said = understood.filter(({ filter }) => (level ? filter === level : placeFilters.has(filter) && !(filter in filters)));
  return terms.length === 0 || said.length === 0 ? [] : [orMentioned('place', level ? [level] : [], terms, said)];
}

/** The areas next to the place that was named, one after the other; none where several were. */
function nearbyParts(reading: Understanding, [titled]: readonly Part[]): Part[] {
  const { district, division } = reading.filters;
  const said = placeSaid(reading);
  if (!titled || !said || !titled.dropped.some(({ text }) => text === said.text)) return [];
  const kept = { ...(district && said.filter !== 'district' ? { district } : {}), ...(division ? { division } : {}) };
  const areas = nearbyAreas(said.filter, String(said.value)).filter((area) => liesIn(area, kept));
  const terms = titled.left.flatMap(({ anywhere }) => anywhere);
  const upTo = (count: number): WordLexemes[] => [anyOfTerms([...terms, ...areas.slice(0, count).map(({ level, id }) => placeKey(level, id))])];
  return areas.map((place, at) => ({ ...titled, way: 'nearby', place, strict: upTo(at), left: upTo(at + 1), isAwaited: false }));
}

interface Base {
  query: SearchQuery;
  reading: Understanding;
  held: readonly OpenWord[];
  unheld: readonly OpenWord[];
}

/** The query with what its words say, less these filters. */
function queryWithout({ query, reading }: Base, omitted: Part['omits'], withAttributes: boolean): SearchQuery {
  const filters = Object.entries(reading.filters).filter(([name]) => !omitted.some((one) => one === name));
  // What a post is to be like is asked by lexemes, which its words may have brought.
  return { ...query, ...Object.fromEntries(filters), ...(withAttributes ? reading.attributes : {}), purpose: purposeOf(query, reading) };
}

/** Posts that say the opposite are left out even where nothing has to be said. */
function openTo(words: readonly OpenWord[]): Criterion | undefined {
  return words.reduce<Criterion | undefined>(
    (all, { lexemes: [says], against = [] }) => (says && against.length > 0 ? both(all, unlessAgainst(says.anywhere, against)) : all),
    undefined,
  );
}

/** What is asked without the last of these parts, which the section before still asks for. */
function sectionWithout(base: Base, gone: readonly Part[]): Section {
  const { query, reading, held, unheld } = base;
  const now = gone.at(-1);
  const given = gone.flatMap(({ words }) => words);
  const kept = held.filter((word) => !given.includes(word));
  const omitted = gone.flatMap(({ omits }) => omits);
  const required = gone.some(({ of }) => of === 'place') ? reading.required.filter(({ isPlace }) => !isPlace) : reading.required;
  // What was not understood lists nothing, rather than the whole country.
  const isNone = !isUnderstood(reading) && (isGuesswork(held) || (held.length > 0 && lexemesOf(held).length === 0));
  // Of a place the last part says all that is left of it.
  const left = [...new Map(gone.map((part) => [part.of, part.left]))].filter(([of]) => !(now?.place && of === 'place')).flatMap(([, some]) => some);
  const words = [...required, ...left, ...(isNone ? [none] : lexemesOf(kept))];
  const open = gone.reduce((all, part) => (part.open ? both(all, part.open) : all), openTo(given));
  const near = now?.place ? { [now.place.level]: [now.place.id] } : {};
  const whole: Asked = {
    type: purposeOf(query, reading),
    filters: filtersOf(queryWithout(base, omitted, false)),
    words: now?.place ? [...words, ...now.left] : words,
    ...(open ? { preference: open } : {}),
  };
  // The place nearby as a filter: few lists are as quick as those of an area.
  const own: Asked = now?.place ? { ...whole, words, filters: filtersOf({ ...queryWithout(base, omitted, false), ...near }) } : whole;
  const named = reading.required.flatMap(({ typed }) => (typed === undefined ? [] : [typed]));
  // Of one word that is left out, none of these posts has it.
  const optional = now?.words.length === 1 ? given.filter((word) => !now.words.includes(word)) : given;
  return {
    way: now?.way ?? 'all',
    whole,
    asked: now ? { ...own, preference: both(open, now.silent ?? withoutAll(now.strict)) } : whole,
    query: queryWithout(base, [], !given.some(({ against }) => against)),
    optional: [...lexemesOf(optional), ...reading.wishes],
    dropped: now?.dropped ?? [],
    ...(now?.place ? { place: now.place } : {}),
    sought: [...new Set([...named, ...typedIn(kept)])].filter((typed) => !reading.understood.some(({ text }) => text === typed)),
    ignored: typedIn([...unheld, ...given]),
    isSure: gone.every(({ of, place }) => of !== 'amount' && !place),
    isAwaited: gone.every(({ isAwaited }) => isAwaited),
  };
}

/** The sections of a list in their order, each to be asked only where those before have too few posts. */
export function sectionsOf(query: SearchQuery, reading: Understanding): [Section, ...Section[]] {
  const { open } = reading;
  const held = isUnderstood(reading) ? open.filter(({ isHeld }) => isHeld) : open;
  const base: Base = { query, reading, held, unheld: open.filter((word) => !held.includes(word)) };
  const titled = placeParts(reading);
  const amounts = [...sizePart(query, reading, 'land'), ...sizePart(query, reading, 'size')];
  const parts = [...wordParts(reading, held), ...amounts, ...kindParts(reading), ...titled, ...nearbyParts(reading, titled)];
  return [sectionWithout(base, []), ...parts.map((_, at) => sectionWithout(base, parts.slice(0, at + 1)))];
}
