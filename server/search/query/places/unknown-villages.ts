// Villages that nobody here knows: "xyzpur village", "মধুগ্রাম গ্রামে". There are ninety thousand, most without a post.
import type { Understood } from '#contracts/search/search.ts';
import { type Token, words } from '#i18n/fold.ts';
import type { Cut, Piece } from '#server/search/query/piece.ts';
import { unionsSounding } from './places.ts';
import { stemsOf } from '#server/search/query/words/stems.ts';

const villageWords: ReadonlySet<string> = new Set(words('village gram gramer grame গ্রাম গ্রামে গ্রামের'));
const unionWords: ReadonlySet<string> = new Set([...villageWords, ...words('union ইউনিয়ন ইউনিয়নে ইউনিয়নের')]);
const places: ReadonlySet<Understood['filter']> = new Set(['division', 'district', 'subDistrict', 'locality', 'landmark']);

const says = (of: ReadonlySet<string>, token: Token | undefined): boolean => token !== undefined && stemsOf(token.folded).some((stem) => of.has(stem));

/** The query with the unions that a word beside "union" or "village" sounds like, where it is nothing else. */
export function withVillages(tokens: readonly Token[], pieces: readonly Piece[]): readonly Piece[] {
  const named = withUnions(tokens, pieces);
  const isUnion = ({ places: some }: Piece): boolean => some?.some(({ isUnion: is }) => is) ?? false;
  const isUnionWord = ({ from, concept, places: some }: Piece): boolean => !concept && !some && says(unionWords, tokens[from]);
  return named.map((piece) => {
    const beside = named.filter(({ from, to }) => to === piece.from || from === piece.to);
    return isUnionWord(piece) && beside.some(isUnion) ? { from: piece.from, to: piece.to, concept: { is: 'filler' } } : piece;
  });
}

const withUnions = (tokens: readonly Token[], pieces: readonly Piece[]): readonly Piece[] =>
  pieces.map((piece) => {
    const { from, to, concept, places: named, number } = piece;
    const isNamed = says(unionWords, tokens[to]) || says(unionWords, tokens[from - 1]);
    const [token] = tokens.slice(from, to);
    if (!isNamed || !token || to - from > 1 || concept || named || number !== undefined || says(unionWords, token)) return piece;
    const [before] = tokens.slice(Math.max(0, from - 1), from);
    // Of মধুপুরনগর গ্রাম, written as one word, the end is no name.
    const isWhole = before === undefined || before.start + before.text.length < token.start;
    const sounding = isWhole ? unionsSounding(token.folded) : [];
    return sounding.length > 0 ? { from, to, places: sounding } : piece;
  });

/** The name beside "village", where no post holds it and the query names no other place. */
export function unknownVillage({ tokens, pieces }: Cut, understood: readonly Understood[], isUnheld: (word: string) => boolean): string | undefined {
  if (understood.some(({ filter }) => places.has(filter))) return undefined;
  const tokenOf = ({ from }: Piece) => tokens[from];
  const isVillage = (piece: Piece | undefined): boolean => piece !== undefined && says(villageWords, tokenOf(piece));
  const isName = (piece: Piece): boolean =>
    piece.concept === undefined && piece.places === undefined && !isVillage(piece) && isUnheld(tokenOf(piece)?.folded ?? '');
  const name = pieces.find((piece, at) => isName(piece) && (isVillage(pieces[at + 1]) || isVillage(pieces[at - 1])));
  return name && tokenOf(name)?.text;
}
