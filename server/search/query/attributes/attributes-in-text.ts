// What a post says of itself in its title and its description: the same words as in searches, less what a description says of
// other things: a handover in December, a girls' school nearby, parking on the ground floor.
import type { Piece } from '#server/search/query/piece.ts';
import { tokensOf, type Token } from '#i18n/fold.ts';
import type { Attribute } from './attribute.ts';
import { attributesOf } from './attributes.ts';
import { conceptSpelled } from '#server/search/query/pieces.ts';
import { places } from '#server/search/query/places/places.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';

const phraseMax = 4;

const glued = (tokens: readonly Token[]): string => tokens.map(({ folded }) => folded).join('');

/** Whether a word is a part of a name: New Market, Garden Road. */
const isInName = (tokens: readonly Token[], from: number, to: number): boolean =>
  [
    [from - 1, to],
    [from, to + 1],
    [from, to + 2],
    [from - 2, to],
  ].some(([first = 0, end = 0]) => first >= 0 && end <= tokens.length && places.exact(glued(tokens.slice(first, end))).length > 0);

const institutions = /^(?:schools?|colleges?|universit|madras|hostels?|স্কুল|কলেজ|মাদ্রাসা|মাদরাসা|বিশ্ববিদ্যাল|বিস্ববিদ্যাল|হোস্টেল)/u;

function pieceAt(tokens: readonly Token[], from: number): Piece {
  for (let length = Math.min(phraseMax, tokens.length - from); length > 0; length--) {
    const run = tokens.slice(from, from + length);
    const spelled =
      length === 1
        ? stemsOf(run[0]?.folded ?? '')
            .map(conceptSpelled)
            .find(Boolean)
        : conceptSpelled(glued(run));
    if (!spelled || (run.length === 1 && run[0]?.number !== undefined)) continue;
    const isName = spelled.is === 'attribute' && isInName(tokens, from, from + length);
    return { from, to: from + length, ...(isName ? {} : { concept: spelled }) };
  }
  const number = tokens[from]?.number;
  return { from, to: from + 1, ...(number === undefined ? {} : { number }) };
}

/** What a text says, without amounts and places. */
export function piecesOfText(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < tokens.length; from = pieces.at(-1)?.to ?? tokens.length) pieces.push(pieceAt(tokens, from));
  return pieces;
}

interface SaidOnce {
  attribute: Attribute;
  /** What is behind it. */
  next: string;
}

function saidIn(text: string, now: Date): SaidOnce[] {
  const tokens = tokensOf(text);
  const pieces = piecesOfText(tokens);
  return attributesOf(pieces, now, true).flatMap(({ attribute, to }) => (attribute ? [{ attribute, next: tokens[pieces[to]?.from ?? -1]?.folded ?? '' }] : []));
}

function isOfPost({ attribute: { name, value }, next }: SaidOnce): boolean {
  if (name === 'condition') return value === 'used';
  if (name === 'floor') return value !== 0;
  // A hostel is near many homes, and seats are in cars and cinemas.
  if (name === 'letting') return value === 'sublet' || value === 'mess';
  // What a description names of these lies nearby.
  if (name === 'subtype') return value === 'studio' || value === 'tinShed' || value === 'triplex';
  return name !== 'tenants' || !institutions.test(next);
}

/** `postedAt` tells which January is meant. */
export function attributesInText(title: string, description: string, postedAt: Date): Attribute[] {
  const inTitle = saidIn(title, postedAt).map(({ attribute }) => attribute);
  const inDescription = saidIn(description, postedAt)
    .filter(isOfPost)
    .map(({ attribute }) => attribute);
  // What the title says counts; a description may speak of several.
  const known = new Set(inTitle.map(({ name }) => name));
  return [...inTitle, ...inDescription.filter(({ name }) => name === 'facilities' || !known.has(name))];
}
