// A query that was typed on the Bijoy keyboard while it was switched to English.
import type { Cut, Piece } from './piece.ts';
import { tokensFromBijoy } from './spelling/bijoy.ts';
import { cutOf, isOpen } from './understand.ts';

/**
 * The query as it was typed on Bijoy, if in Latin letters none of its words says anything, and in Bengali each does. Whether posts hold a
 * word is not asked here.
 */
export function cutFromBijoy({ text, tokens, pieces }: Cut): Cut | undefined {
  const isNumeral = ({ from }: Piece): boolean => tokens[from]?.number !== undefined;
  if (!pieces.every((piece) => isNumeral(piece) || isOpen(piece))) return undefined;
  const read = tokensFromBijoy(tokens);
  const bengali = read && cutOf(text, read);
  if (!bengali || bengali.pieces.some((piece) => !isNumeral(piece) && isOpen(piece))) return undefined;
  const asks = bengali.pieces.some(({ concept, places }) => places || concept?.is === 'kind' || concept?.is === 'purpose');
  return asks ? { ...bengali, pieces: bengali.pieces.map((piece) => (isNumeral(piece) ? piece : { ...piece, corrected: true })) } : undefined;
}
