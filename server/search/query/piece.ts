// What a query is cut into.
import type { Token } from '#i18n/fold.ts';
import type { Numbered, PartNumber } from './places/numbered.ts';
import type { KnownPlace } from './places/places.ts';
import type { Concept } from './words/concept.ts';

/** What a misspelled word may say, and what that would cost. */
export interface Correction {
  concept?: Concept;
  places?: readonly KnownPlace[];
  /** A word of titles that has a meaning, and nothing else. */
  isWord?: boolean;
  cost: number;
  /** Meant only where something else was understood and this is missing: the word is short, and others lie as near. */
  inContext?: true;
}

export interface Piece {
  /** Tokens from `from` to before `to`. */
  from: number;
  to: number;
  number?: number;
  concept?: Concept;
  /** What a name may mean. */
  places?: readonly KnownPlace[];
  /** What it may be, were it written in haste, the likeliest first: for words that no title holds. */
  corrections?: readonly Correction[];
  /** Known by its phonetic key only, so far from it: the corrections are what else it may be. */
  phoneticCost?: number;
  /** In quotes: the very word, and nothing that it may mean. */
  isLiteral?: true;
  /** Taken for this although another word was typed. */
  corrected?: true;
  /** What its words are one by one, where the correction is not meant. */
  apart?: readonly Piece[];
  /** A place that it may mean, which lies too far off to be taken. */
  offered?: KnownPlace;
  /** A numbered or lettered part of an address. */
  numbered?: Pick<Numbered, 'unit' | 'values'>;
  /** The number behind the place's name. */
  part?: PartNumber;
}

/** A whole query in pieces. */
export interface Cut {
  text: string;
  tokens: readonly Token[];
  pieces: readonly Piece[];
}
