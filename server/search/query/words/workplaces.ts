// Where someone works is not what they look for: "I work at a factory in Tongi, need a small house".
import type { PropertyType } from '#contracts/enums.ts';
import { type Token, words } from '#i18n/fold.ts';
import type { Piece } from '#server/search/query/piece.ts';
import { stemsOf } from './stems.ts';

const working = new Set(words('work works working job kaj chakri chakuri cakri কাজ চাকরি চাকুরি জব'));
const homes: ReadonlySet<PropertyType> = new Set(['apartment', 'home', 'duplex']);

/** The query without the kinds of places to work in, where it speaks of work and names a home. */
export function withoutWorkplaces(tokens: readonly Token[], pieces: readonly Piece[]): readonly Piece[] {
  const isHome = ({ concept }: Piece): boolean => concept?.is === 'kind' && concept.types.some((type) => homes.has(type));
  const speaksOfWork = tokens.some(({ folded }) => stemsOf(folded).some((stem) => working.has(stem)));
  if (!speaksOfWork || !pieces.some(isHome)) return pieces;
  return pieces.map((piece) => {
    const { concept, from, to } = piece;
    const isWorkplace = concept?.is === 'kind' && concept.types.every((type) => !homes.has(type) && type !== 'land');
    return isWorkplace ? { from, to, concept: { is: 'filler' } } : piece;
  });
}
