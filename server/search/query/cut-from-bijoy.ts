// A query that was typed on the Bijoy keyboard while it was switched to English, or pasted from a text in the font SutonnyMJ.
import type { Cut, Piece } from './piece.ts';
import { type Token } from '#i18n/fold.ts';
import { tokensFromBijoy } from './spelling/bijoy.ts';
import { tokensFromSutonny } from './spelling/sutonny.ts';
import { cutOf, isOpen } from './understand.ts';

/**
 * The query as it was typed on Bijoy or pasted, if in Latin letters none of its words says anything, and in Bengali each does. Whether posts hold a
 * word is not asked here.
 */
export function cutFromBijoy({ text, tokens, pieces }: Cut): Cut | undefined {
  const isNumber = ({ from }: Piece): boolean => tokens[from]?.number !== undefined;
  if (!pieces.every((piece) => isNumber(piece) || isOpen(piece))) return undefined;
  return readAs(text, tokensFromBijoy(tokens)) ?? readAs(text, tokensFromSutonny(text));
}

/** The query in these words, if each says something. */
function readAs(text: string, read: readonly Token[] | undefined): Cut | undefined {
  const bengali = read && cutOf(text, read);
  const isNumeral = ({ from }: Piece): boolean => read?.[from]?.number !== undefined;
  if (!bengali || bengali.pieces.some((piece) => !isNumeral(piece) && isOpen(piece))) return undefined;
  const asks = bengali.pieces.some(({ concept, places }) => places || concept?.is === 'kind' || concept?.is === 'purpose');
  return asks ? { ...bengali, pieces: bengali.pieces.map((piece) => (isNumeral(piece) ? piece : { ...piece, corrected: true })) } : undefined;
}
