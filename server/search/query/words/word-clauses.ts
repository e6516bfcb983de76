// What the words ask of posts that say neither a filter nor an amount.
import type { Cut, Piece } from '#server/search/query/piece.ts';
import { keysOf } from '#server/search/query/places/places.ts';
import type { Clause } from '#server/search/query/query-reading.ts';
import { typing } from '#server/search/tuning.ts';

const oneLetterCost = typing.letterCosts[1];

/** Of a piece, typed as `text`: a clause for each of its words, or one for a name that several places have. */
export function wordClauses(whole: Cut, piece: Piece, text: string): Clause[] {
  const named = [...(piece.places ?? []), ...(piece.corrections?.find(({ places }) => places)?.places ?? [])].flatMap(keysOf);
  const isStreet = whole.pieces.some(({ concept, from }) => from === piece.to && concept?.is === 'street');
  // Several places of one name: a post lies in one of them, or, where none does, mentions it.
  if (piece.places && !isStreet) return [{ places: named, typed: text }];
  const kind = piece.corrections?.find(({ cost }) => cost <= oneLetterCost)?.concept;
  // A word that some posts misspell as well is found with what it stands for.
  const ways = { ...(named.length > 0 ? { places: named, mentions: true } : {}), ...(kind?.is === 'kind' ? { kinds: kind.types } : {}) };
  const tokens = whole.tokens.slice(piece.from, piece.to).filter(({ folded }) => /[\p{L}\p{N}]/u.test(folded));
  const unfinished = piece.to === whole.tokens.length && piece.number === undefined && /[\p{L}\p{M}]$/u.test(whole.text);
  if (piece.places && tokens.length > 1) return [{ ...ways, typed: text }];
  return tokens.map(({ folded, text: typed }) => ({
    word: folded,
    typed,
    ...ways,
    ...(piece.places ? {} : { isWord: true }),
    ...(unfinished ? { unfinished } : {}),
    ...(piece.isLiteral ? { isLiteral: true as const } : {}),
  }));
}
