// Places in the names of schools: a home near Niketon Model School need not lie in Niketon.
import { type Token, words } from '#i18n/fold.ts';
import type { Piece } from '#server/search/query/piece.ts';
import type { KnownPlace } from './places.ts';

const institutions = /^(?:schools?|colleges?|universit|madras|স্কুল|কলেজ|মাদ্রাসা|মাদরাসা|বিশ্ববিদ্যাল|বিস্ববিদ্যাল)/u;
const between = new Set(
  words(
    'high model girls boys govt government public ideal primary secondary international residential degree women mohila হাই মডেল গার্লস বয়েজ সরকারি পাবলিক আইডিয়াল প্রাইমারি প্রাথমিক উচ্চ মাধ্যমিক বালিকা বালক মহিলা',
  ),
);
const betweenMax = 3;
/** What a school is called with the name behind it: Bidya Niketan, শিশু নিকেতন. */
const before = new Set(words('bidya biddya vidya shishu sishu shikkha siksha বিদ্যা শিশু শিক্ষা'));

/** Where the word for an institution is that a name before `to` belongs to. */
function institutionAt(tokens: readonly Token[], to: number): number | undefined {
  const at = tokens.findIndex(({ folded }, index) => index >= to && !between.has(folded));
  return at !== -1 && at <= to + betweenMax && institutions.test(tokens[at]?.folded ?? '') ? at : undefined;
}

/** Whether the name from `from` to before `to` is in an institution's. */
export const isOfInstitution = (tokens: readonly Token[], from: number, to: number): boolean =>
  before.has(tokens[from - 1]?.folded ?? '') || institutionAt(tokens, to) !== undefined;

const isNeighbourhood = ({ level }: KnownPlace): boolean => level === 'locality';

/**
 * A neighbourhood in the name of a school is a word that posts may say or lie in; a school named for a town lies there, and one that is
 * known says itself where it is.
 */
export function withoutInstitutions(tokens: readonly Token[], pieces: readonly Piece[]): Piece[] {
  const isKnown = (piece: Piece): boolean => {
    const at = institutionAt(tokens, piece.to) ?? piece.to;
    return pieces.some(({ from, to, places }) => places && from <= at && at < to);
  };
  return pieces.map((piece) => {
    const { from, to, places = [] } = piece;
    const isName = places.length > 0 && places.every(isNeighbourhood) && isOfInstitution(tokens, from, to) && !isKnown(piece);
    return isName ? { from, to, corrections: [{ places, cost: 0 }] } : piece;
  });
}

/** A school for girls says nothing of tenants. */
export const withoutPupils = (tokens: readonly Token[], pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    const { from, to, concept } = piece;
    const isPupils = concept?.is === 'attribute' && concept.name === 'tenants' && between.has(tokens[from]?.folded ?? '');
    return isPupils && institutionAt(tokens, to) !== undefined ? { from, to } : piece;
  });
