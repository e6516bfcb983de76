// A query cut into pieces: which of its words name a place, which say what is wanted, and which are words for titles only.
import type { Correction, Piece } from './piece.ts';
import type { PropertyType } from '#contracts/enums.ts';
import type { Concept } from './words/concept.ts';
import { concepts } from './words/concepts.ts';
import { tokensOf, type Token } from '#i18n/fold.ts';
import { lexiconOf, type Meant, type Near } from './spelling/lexicon.ts';
import { letterOf, type Numbered } from './places/numbered.ts';
import { places, unionsNamed, type KnownPlace } from './places/places.ts';
import { phoneticKeyOf } from '#i18n/phonetic-keys.ts';
import { shortWordsNear } from './words/short-words.ts';
import { misspelledEndingsOf, stemsOf } from './words/stems.ts';
import { isEverydayWord } from './words/everyday-words.ts';
import { hasMeaning, wordsWithMeaning } from './words/synonyms.ts';
import { correcting, cutting, endings, hearing, typing } from '#server/search/tuning.ts';

const split = (loose: boolean) =>
  concepts.filter(({ exact = false }) => !loose || !exact).flatMap(({ concept, spellings }) => spellings.map((spelling) => [spelling, concept] as const));
const meaningWords = lexiconOf(wordsWithMeaning.map((word) => [word, word] as const));
const exactConcepts = lexiconOf<Concept>(split(false));
const looseConcepts = lexiconOf<Concept>(split(true));

/** What a folded word, or several without spaces, says besides a name. */
export const conceptSpelled = (folded: string): Concept | undefined => exactConcepts.exact(folded)[0];

const isNumeral = (tokens: readonly Token[]): boolean => tokens.every(({ number }) => number !== undefined);
const glued = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join('');

type Meaning = Pick<Piece, 'concept' | 'places' | 'corrections' | 'phoneticCost'>;

/** Spelled so, with or without a case ending. A number's name is weaker than a place's. */
function exactly(tokens: readonly Token[]): Meaning | undefined {
  const before = glued(tokens.slice(0, -1));
  for (const stem of stemsOf(tokens.at(-1)?.folded ?? '')) {
    const [concept] = exactConcepts.exact(before + stem);
    const named = places.exact(before + stem);
    if (concept && concept.is !== 'filler' && concept.is !== 'number') return { concept };
    if (named.length > 0) return { places: named };
    if (concept) return { concept };
  }
  return undefined;
}

interface PhoneticMatch<T> extends Near<T> {
  /** What an ending that was taken off costs. */
  fee: number;
}

/** The nearest by phonetic key, with or without a case ending, which costs a little. */
function byPhoneticKey(tokens: readonly Token[]): { concept: PhoneticMatch<Concept>; place: PhoneticMatch<KnownPlace> } {
  const before = tokens
    .slice(0, -1)
    .map(({ folded }) => phoneticKeyOf(folded))
    .join('');
  const tried = stemsOf(tokens.at(-1)?.folded ?? '').map((stem, at) => ({ phoneticKey: before + phoneticKeyOf(stem), fee: at === 0 ? 0 : endings.cost }));
  const best = <T>(alike: (phoneticKey: string) => Near<T>): PhoneticMatch<T> =>
    tried
      .map(({ phoneticKey, fee }) => ({ ...alike(phoneticKey), fee }))
      .reduce((one, other) => (other.distance + other.fee < one.distance + one.fee ? other : one));
  return { concept: tokens.length === 1 ? best(looseConcepts.alike) : { values: [], distance: Number.POSITIVE_INFINITY, fee: 0 }, place: best(places.alike) };
}

function byEar(tokens: readonly Token[]): Meaning | undefined {
  if (tokens.some(({ number, folded }) => number !== undefined || hasMeaning(folded) || isEverydayWord(folded))) return undefined;
  const { concept, place } = byPhoneticKey(tokens);
  const [saying] = concept.values;
  if (saying && concept.values.length === 1 && concept.distance <= place.distance && concept.distance <= hearing.surely)
    return { concept: saying, phoneticCost: concept.distance + concept.fee };
  return place.values.length > 0 && place.distance <= hearing.surely ? { places: place.values, phoneticCost: place.distance + place.fee } : undefined;
}

/** A union as it is spelled, of several words of which one says nothing else; one word may as well be one of titles. */
function unionNamed(tokens: readonly Token[]): Meaning | undefined {
  const saysElse = ({ folded, number }: Token): boolean => number !== undefined || hasMeaning(folded) || isEverydayWord(folded);
  const isOne = tokens.length === 1;
  if (isOne ? tokens.some(saysElse) : tokens.every((token) => exactly([token])?.concept)) return undefined;
  const ends = stemsOf(tokens.at(-1)?.folded ?? '').filter((end) => !isOne || [...end].length >= endings.stemMin);
  const named = ends.map((end) => unionsNamed(glued(tokens.slice(0, -1)) + end)).find((some) => some.length > 0);
  return named && { places: named, ...(isOne ? { phoneticCost: 0 } : {}) };
}

/** What sounds like a place or a concept; a union where nothing sounds exactly so. */
function byEarOrUnion(tokens: readonly Token[]): Meaning | undefined {
  const heard = byEar(tokens);
  const isSure = heard?.concept !== undefined || (heard?.phoneticCost ?? Number.POSITIVE_INFINITY) <= correcting.exactByEar;
  return isSure ? heard : (unionNamed(tokens) ?? heard);
}

const measures: ReadonlySet<Concept['is']> = new Set(['money', 'taka', 'bed', 'bath', 'sqft', 'land', 'compare', 'to']);

const stemmed = <T>(folded: string, near: (stem: string) => readonly Meant<T>[]): Meant<T>[] =>
  stemsOf(folded, endings.correctedStemMin)
    .flatMap((stem, at) => near(stem).map(({ value, cost }) => ({ value, cost: at === 0 ? cost : cost + endings.cost })))
    .toSorted((a, b) => a.cost - b.cost);

/** Places that lie as near as the nearest together, and those that lie a little farther. */
function correctedPlaces(near: readonly Meant<KnownPlace>[]): Correction[] {
  const [first] = near;
  if (!first) return [];
  const between = (from: number, to: number): Correction[] => {
    const some = near.filter(({ cost }) => cost >= first.cost + from && cost < first.cost + to);
    return some[0] ? [{ places: [...new Set(some.map(({ value }) => value))], cost: some[0].cost }] : [];
  };
  return [...between(0, correcting.alike), ...between(correcting.alike, correcting.next)];
}

/** What a word would mean, had it been written with less haste. */
function correctionsOf(token: Token, before: Token | undefined): Correction[] {
  if (token.number !== undefined || hasMeaning(token.folded) || isEverydayWord(token.folded)) return [];
  const afterNumber = before?.number !== undefined;
  const said = stemmed(token.folded, (stem) => looseConcepts.meant(stem)).map(({ value, cost }) => ({
    concept: value,
    cost: measures.has(value.is) === afterNumber ? cost : cost + correcting.misplacedMeasureCost,
  }));
  const bare = misspelledEndingsOf(token.folded).flatMap((stem) => places.exact(stem).map((value) => ({ value, cost: endings.correctedCost })));
  const named = correctedPlaces([...stemmed(token.folded, (stem) => places.meant(stem)), ...bare].toSorted((a, b) => a.cost - b.cost));
  const [word] = meaningWords.meant(token.folded, false);
  const corrections: Correction[] = [...said, ...shortWordsNear(token.folded, afterNumber), ...named, ...(word ? [{ isWord: true, cost: word.cost }] : [])];
  return corrections
    .filter(({ cost }) => cost <= correcting.costMax)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, correcting.most);
}

/** Names hold numbers, streets and newness: Double Mooring, Bailey Road, Notun Bazar. */
const isInNames = (concept: Concept): boolean =>
  concept.is === 'street' || concept.is === 'number' || (concept.is === 'attribute' && concept.name === 'condition');
const saysMore = (concept: Concept | undefined): boolean => concept !== undefined && !isInNames(concept);

/** Neither belongs to a misspelled name: of banasree c the c is a block. */
const isNumberOrLetter = ({ number, folded }: Token): boolean => number !== undefined || letterOf.has(folded);

/** A name of several words of which one is misspelled, which means nothing by itself. */
function misspelledRun(run: readonly Token[]): Meaning | undefined {
  const letters = glued(run);
  if (run.length < 2 || letters.length < cutting.nameLettersMin || run.some(isNumberOrLetter)) return undefined;
  const exact = run.map((token) => exactly([token]));
  if (exact.every(Boolean) || (letters.length < cutting.longNameLetters && exact.some((meant) => saysMore(meant?.concept)))) return undefined;
  const [correction] = correctedPlaces(stemmed(letters, (stem) => places.meant(stem, false)));
  const isNamed = exact.some((meant) => meant !== undefined);
  return correction && correction.cost <= (isNamed ? cutting.partlyNamedCost : cutting.unnamedCost) ? { corrections: [correction] } : undefined;
}

/** What a single word that is known by its phonetic key may be as well. */
function alternatives(run: readonly Token[], before: Token | undefined): Pick<Piece, 'corrections'> {
  const [token] = run;
  return token && run.length === 1 ? { corrections: correctionsOf(token, before) } : {};
}

type Pass = [length: { from: number; to: number }, meaning: (run: readonly Token[]) => Meaning | undefined];

/** Gives the longest run of words that `meaning` knows a piece of its own, then shorter ones. */
function claim(tokens: readonly Token[], pieces: Map<number, Piece>, taken: boolean[], [{ from: shortest, to: longest }, meaning]: Pass): void {
  for (let length = Math.min(longest, tokens.length); length >= shortest; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const run = tokens.slice(from, from + length);
      if (taken.slice(from, from + length).some(Boolean) || isNumeral(run) || run.some(({ isLiteral }) => isLiteral)) continue;
      const meant = meaning(run);
      if (!meant) continue;
      pieces.set(from, { from, to: from + length, ...meant, ...(meant.phoneticCost === undefined ? {} : alternatives(run, tokens[from - 1])) });
      taken.fill(true, from, from + length);
    }
  }
}

const exactRuns: Pass = [{ from: 2, to: cutting.wordsMax }, (run) => exactly(run) ?? unionNamed(run)];
/** Who owns a house is no house: without house owner. */
const landlords = new Set(['house owner', 'home owner', 'bari owner', 'barir malik', 'bari wala', 'বাড়ির মালিক', 'বাড়ি ওয়ালা'].map((one) => glued(tokensOf(one))));
const landlordRuns: Pass = [{ from: 2, to: 2 }, (run) => (landlords.has(glued(run)) ? {} : undefined)];
const misspelledRuns: Pass = [{ from: 2, to: cutting.correctedWordsMax }, misspelledRun];
const singleWords: readonly Pass[] = [
  [{ from: 1, to: 1 }, exactly],
  [{ from: 1, to: cutting.correctedWordsMax }, byEarOrUnion],
];

function claimNumbered(numbered: readonly Numbered[], pieces: Map<number, Piece>, taken: boolean[]): void {
  for (const { from, to, unit, values } of numbered) {
    if (taken.slice(from, to).some(Boolean)) continue;
    pieces.set(from, { from, to, numbered: { unit, values } });
    taken.fill(true, from, to);
  }
}

function cutWith(tokens: readonly Token[], passes: readonly Pass[], numbered: readonly Numbered[] = []): Piece[] {
  const pieces = new Map<number, Piece>();
  const taken = tokens.map(() => false);
  claim(tokens, pieces, taken, exactRuns);
  claimNumbered(numbered, pieces, taken);
  for (const pass of passes) claim(tokens, pieces, taken, pass);
  for (const [from, token] of tokens.entries()) {
    if (taken[from]) continue;
    if (token.isLiteral) {
      pieces.set(from, { from, to: from + 1, isLiteral: true });
      continue;
    }
    const corrections = correctionsOf(token, tokens[from - 1]);
    pieces.set(from, {
      from,
      to: from + 1,
      ...(token.number === undefined ? {} : { number: token.number }),
      ...(corrections.length > 0 ? { corrections } : {}),
    });
  }
  return asNumbers(
    [...pieces.values()].toSorted((a, b) => a.from - b.from),
    tokens,
  );
}

/** Before a measure an abbreviation of a landmark is the number that it also spells: du room is two rooms. */
function asNumbers(pieces: readonly Piece[], tokens: readonly Token[]): Piece[] {
  return pieces.map((piece, at) => {
    const [concept] = exactConcepts.exact(glued(tokens.slice(piece.from, piece.to)));
    const next = pieces[at + 1]?.concept;
    const isNumber = piece.places?.every(({ level }) => level === 'landmark') && concept?.is === 'number' && next && measures.has(next.is);
    return isNumber ? { from: piece.from, to: piece.to, concept } : piece;
  });
}

/** The pieces of a query in their order; every token is in one. */
export function piecesOf(tokens: readonly Token[], numbered: readonly Numbered[] = []): Piece[] {
  const pieces = cutWith(tokens, [landlordRuns, misspelledRuns, ...singleWords], numbered);
  return pieces.map((piece) => {
    if (!piece.corrections || piece.to - piece.from === 1) return piece;
    const apart = cutWith(tokens.slice(piece.from, piece.to), singleWords);
    return { ...piece, apart: apart.map((one) => ({ ...one, from: one.from + piece.from, to: one.to + piece.from })) };
  });
}

/** The part of a token between two letters. */
function partOf({ text, start }: Token, from: number, to: number): Token | undefined {
  const [part] = tokensOf(text.slice(from, to));
  return part && part.text.length === to - from ? { ...part, start: start + from } : undefined;
}

const isSaidExactly = (token: Token): boolean =>
  [...token.folded].length >= cutting.gluedPartMin && (hasMeaning(token.folded) || exactly([token]) !== undefined);

/** A name with a slip in it is no words without a space: araihajar is Araihazar. */
const isNearPlace = ({ folded }: Token): boolean => (places.meant(folded)[0]?.cost ?? Number.POSITIVE_INFINITY) <= typing.letterCosts[1];

const isMoney = ({ folded }: Token): boolean => exactConcepts.exact(folded).some(({ is }) => is === 'money');

/** Words that were written without a space between them, where each is one that is known: dhanmondiflat, বাসাভাড়া; none of them makes a sum. */
export function unglued(token: Token, before?: Token): readonly Token[] {
  const parts = isNearPlace(token) ? [token] : partsOf(behindNumber(token, before) ?? token);
  return parts.some(isMoney) ? [token] : parts;
}

/** Without the case ending of the number it is written behind: মিরপুর১০এবাসাভাড়া. */
function behindNumber(token: Token, before: Token | undefined): Token | undefined {
  const [ending] = /^(?:তে|এ|te|e)/.exec(token.text) ?? [];
  if (!ending || before?.number === undefined || before.start + before.text.length !== token.start) return undefined;
  const rest = partOf(token, ending.length, token.text.length);
  return rest && partsOf(rest).length > 1 ? rest : undefined;
}

function partsOf(token: Token): readonly Token[] {
  if (token.number !== undefined || token.folded.length < cutting.gluedLettersMin || isSaidExactly(token)) return [token];
  for (let at = token.text.length - cutting.gluedPartMin; at >= cutting.gluedPartMin; at--) {
    const first = partOf(token, 0, at);
    if (!first || !isSaidExactly(first)) continue;
    const rest = partOf(token, at, token.text.length);
    const parts = rest ? partsOf(rest) : [];
    if (parts.length > 0 && parts.every(isSaidExactly)) return [first, ...parts];
  }
  return [token];
}

/** What a word may become when it is finished: places, and kinds of property. */
export function beginningsOf(folded: string): { places: readonly KnownPlace[]; kinds: readonly PropertyType[] } {
  if ([...folded].length < cutting.unfinishedMin) return { places: [], kinds: [] };
  const kinds = exactConcepts.beginning(folded).flatMap((concept) => (concept.is === 'kind' ? concept.types : []));
  return { places: places.beginning(folded), kinds: [...new Set(kinds)] };
}
