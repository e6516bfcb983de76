// A query cut into pieces: which of its words name a place, which say what is wanted, and which are words for titles only.
import { concepts, type Concept } from './concepts.ts';
import type { Token } from './fold.ts';
import { lexiconOf, type Near } from './lexicon.ts';
import { places, type KnownPlace } from './places.ts';
import { soundOf } from '#i18n/sounds.ts';
import { stemsOf } from './stems.ts';
import { hasMeaning } from './synonyms.ts';

export interface Piece {
  /** Tokens from `from` to before `to`. */
  from: number;
  to: number;
  number?: number;
  concept?: Concept;
  /** What a name may mean. */
  places?: readonly KnownPlace[];
  /** What it would be, had the fingers slipped: for words that no title holds. */
  slip?: { concept: Concept } | { places: readonly KnownPlace[] };
  /** What its words are one by one, where the slip is not meant. */
  apart?: readonly Piece[];
}

const split = (loose: boolean) =>
  concepts
    .filter(({ exact = false }) => !loose || !exact)
    .flatMap(({ concept, spellings }) => spellings.split('|').map((spelling) => [spelling, concept] as const));
const exactConcepts = lexiconOf<Concept>(split(false));
const looseConcepts = lexiconOf<Concept>(split(true));

const longest = 6;
/** Sounds so near that it is the same word whatever else there may be. */
const surely = 0.3;

const isNumeral = (tokens: readonly Token[]): boolean => tokens.every(({ number }) => number !== undefined);
const glued = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join('');

type Meaning = Pick<Piece, 'concept' | 'places' | 'slip'>;

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

/** The nearest in sound, with or without a case ending, which costs a little. */
function bySound(tokens: readonly Token[]): { concept: Near<Concept>; place: Near<KnownPlace> } {
  const before = tokens
    .slice(0, -1)
    .map(({ folded }) => soundOf(folded))
    .join('');
  const tried = stemsOf(tokens.at(-1)?.folded ?? '').map((stem, at) => ({ sound: before + soundOf(stem), fee: at === 0 ? 0 : 0.15 }));
  const best = <T>(alike: (sound: string) => Near<T>): Near<T> =>
    tried.map(({ sound, fee }) => ({ ...alike(sound), fee })).reduce((one, other) => (other.distance + other.fee < one.distance + one.fee ? other : one));
  return { concept: tokens.length === 1 ? best(looseConcepts.alike) : { values: [], distance: Number.POSITIVE_INFINITY }, place: best(places.alike) };
}

function soundingLike(tokens: readonly Token[]): Meaning | undefined {
  if (tokens.some(({ number, folded }) => number !== undefined || hasMeaning(folded))) return undefined;
  const { concept, place } = bySound(tokens);
  const [saying] = concept.values;
  if (saying && concept.values.length === 1 && concept.distance <= place.distance && concept.distance <= surely) return { concept: saying };
  return place.values.length > 0 && place.distance <= surely ? { places: place.values } : undefined;
}

const measures: ReadonlySet<Concept['is']> = new Set(['money', 'taka', 'bed', 'bath', 'sqft', 'land', 'compare', 'to']);

/** Of what a misspelled word may say, a measure behind a number, and anything else elsewhere. */
function likeliest(said: readonly Concept[], afterNumber: boolean): Concept | undefined {
  return said.find(({ is }) => measures.has(is) === afterNumber) ?? (said.length === 1 ? said[0] : undefined);
}

const stemmed = <T>(folded: string, near: (stem: string) => Near<T>): Near<T> =>
  stemsOf(folded)
    .map(near)
    .reduce((one, other) => (other.distance < one.distance ? other : one));

/** A sound this near is likelier than a wrong letter. */
const nearly = 0.5;

/** What a word would mean, had it been spelled with less haste. */
function slipOf(token: Token, before: Token | undefined): Piece['slip'] {
  if (token.number !== undefined || hasMeaning(token.folded)) return undefined;
  const sounding = bySound([token]);
  const [concept, place] = [stemmed(token.folded, looseConcepts.slip), stemmed(token.folded, places.slip)];
  const afterNumber = before?.number !== undefined;
  const said = likeliest(concept.values, afterNumber);
  if (said && concept.distance <= place.distance && sounding.place.distance > surely) return { concept: said };
  const named = sounding.place.distance <= nearly || place.values.length === 0 ? sounding.place : place;
  if (named.values.length > 0) return { places: named.values };
  const heard = likeliest(sounding.concept.values, afterNumber);
  return heard ? { concept: heard } : undefined;
}

const runLetters = 7;

/** A name of several words with a slip in one of them, which means nothing by itself. */
function slippedRun(run: readonly Token[]): Meaning | undefined {
  const letters = glued(run);
  if (run.length < 2 || letters.length < runLetters || run.some(({ number }) => number !== undefined)) return undefined;
  if (run.every((token) => exactly([token])) || run.some((token) => exactly([token])?.concept)) return undefined;
  const near = stemmed(letters, places.slip);
  return near.values.length > 0 && near.distance <= 1 ? { slip: { places: near.values } } : undefined;
}

type Taking = [length: { from: number; to: number }, meaning: (run: readonly Token[]) => Meaning | undefined];

/** Lets the longest run of words that `meaning` knows have its words, then shorter ones. */
function take(tokens: readonly Token[], pieces: Map<number, Piece>, taken: boolean[], [{ from: shortest, to: longest }, meaning]: Taking): void {
  for (let length = Math.min(longest, tokens.length); length >= shortest; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const run = tokens.slice(from, from + length);
      if (taken.slice(from, from + length).some(Boolean) || isNumeral(run)) continue;
      const meant = meaning(run);
      if (!meant) continue;
      pieces.set(from, { from, to: from + length, ...meant });
      taken.fill(true, from, from + length);
    }
  }
}

const runs: Taking = [{ from: 2, to: longest }, exactly];
const slips: Taking = [{ from: 2, to: 3 }, slippedRun];
const single: readonly Taking[] = [
  [{ from: 1, to: 1 }, exactly],
  [{ from: 1, to: 3 }, soundingLike],
];

function cutWith(tokens: readonly Token[], takings: readonly Taking[]): Piece[] {
  const pieces = new Map<number, Piece>();
  const taken = tokens.map(() => false);
  for (const taking of takings) take(tokens, pieces, taken, taking);
  for (const [from, token] of tokens.entries()) {
    if (taken[from]) continue;
    const slip = slipOf(token, tokens[from - 1]);
    pieces.set(from, { from, to: from + 1, ...(token.number === undefined ? {} : { number: token.number }), ...(slip ? { slip } : {}) });
  }
  return [...pieces.values()].toSorted((a, b) => a.from - b.from);
}

/** The pieces of a query in their order; every token is in one. */
export function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces = cutWith(tokens, [runs, slips, ...single]);
  return pieces.map((piece) => {
    if (!piece.slip || piece.to - piece.from === 1) return piece;
    const apart = cutWith(tokens.slice(piece.from, piece.to), single);
    return { ...piece, apart: apart.map((one) => ({ ...one, from: one.from + piece.from, to: one.to + piece.from })) };
  });
}

const beginningFrom = 3;

/** What a word may become when it is finished: places, and kinds of property. */
export function beginningsOf(folded: string): { places: readonly KnownPlace[]; kinds: readonly string[] } {
  if ([...folded].length < beginningFrom) return { places: [], kinds: [] };
  const kinds = exactConcepts.beginning(folded).flatMap((concept) => (concept.is === 'kind' ? concept.types : []));
  return { places: places.beginning(folded), kinds: [...new Set(kinds)] };
}
