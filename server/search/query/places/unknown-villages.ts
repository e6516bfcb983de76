// Villages that nobody here knows: "xyzpur village", "মধুগ্রাম গ্রামে". There are ninety thousand, most without a post.
import type { Understood } from '#contracts/search/search.ts';
import { words } from '#i18n/fold.ts';
import type { Cut, Piece } from '#server/search/query/piece.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';

const villageWords: ReadonlySet<string> = new Set(words('village gram gramer grame গ্রাম গ্রামে গ্রামের'));
const places: ReadonlySet<Understood['filter']> = new Set(['division', 'district', 'subDistrict', 'locality', 'landmark']);

/** The name beside "village", where no post holds it and the query names no other place. */
export function unknownVillage({ tokens, pieces }: Cut, understood: readonly Understood[], isUnheld: (word: string) => boolean): string | undefined {
  if (understood.some(({ filter }) => places.has(filter))) return undefined;
  const tokenOf = ({ from }: Piece) => tokens[from];
  const isVillage = (piece: Piece | undefined): boolean => piece !== undefined && stemsOf(tokenOf(piece)?.folded ?? '').some((stem) => villageWords.has(stem));
  const isName = (piece: Piece): boolean =>
    piece.concept === undefined && piece.places === undefined && !isVillage(piece) && isUnheld(tokenOf(piece)?.folded ?? '');
  const name = pieces.find((piece, at) => isName(piece) && (isVillage(pieces[at + 1]) || isVillage(pieces[at - 1])));
  return name && tokenOf(name)?.text;
}
