// Spelling corrections: a misspelled word is taken for what it most likely says beside everything else that was said.
import type { Correction, Cut, Piece } from '#server/search/query/piece.ts';
import { nest, type KnownPlace } from '#server/search/query/places/places.ts';
import { correcting, typing } from '#server/search/tuning.ts';

/** How posts know a word: many have it, some do, hardly one beside a common word a letter away, they have one that it may be, or neither. */
export type Held = 'common' | 'held' | 'rare' | 'near' | 'unknown';

/** What the other words say. */
interface Said {
  purpose: boolean;
  kind: boolean;
  /** Only what no one can take for anything else. */
  places: readonly (readonly KnownPlace[])[];
}

const saidBy = (pieces: readonly Piece[]): Said => ({
  purpose: pieces.some(({ concept }) => concept?.is === 'purpose'),
  kind: pieces.some(({ concept }) => concept?.is === 'kind'),
  places: pieces.flatMap(({ places, phoneticCost }) => (places && (phoneticCost ?? 0) <= correcting.exactByEar ? [places] : [])),
});

interface Weighed extends Correction {
  /** The cost beside what else was said. */
  weight: number;
}

/** A purpose and a kind are said once, and places lie in one another. */
function inContext(correction: Correction, said: Said): Weighed {
  const { concept, places, cost } = correction;
  if ((concept?.is === 'purpose' && said.purpose) || (concept?.is === 'kind' && said.kind))
    return { ...correction, weight: cost + correcting.contradictionCost };
  if (!places) return { ...correction, weight: cost };
  if (said.places.length === 0) return { ...correction, weight: cost - correcting.placeMissing };
  const fitting = places.filter((place) => said.places.every((others) => others.some((other) => nest(place, other))));
  return fitting.length > 0 ? { ...correction, places: fitting, weight: cost } : { ...correction, weight: cost + correcting.contradictionCost };
}

const isJoining = (one: readonly KnownPlace[], others: readonly KnownPlace[]): boolean =>
  one.some(({ within }) => others.some((other) => within.some((key) => key.startsWith('d:') && other.within.includes(key))));

/** What is said already is not said again by a misspelled word; of a second place, only one of the same district is likely. */
function contradicts({ concept, places, cost }: Correction, said: Said): boolean {
  if (cost < typing.letterCosts[1]) return false;
  if (concept?.is === 'kind' || concept?.is === 'purpose') return concept.is === 'kind' ? said.kind : said.purpose;
  return places !== undefined && said.places.length > 0 && !said.places.some((others) => isJoining(places, others));
}

/** A short word is meant only for what is missing beside something else; a unit is, behind its number. */
function isPlausible({ concept, inContext: isShort }: Correction, { purpose, kind, places }: Said): boolean {
  if (!isShort) return true;
  if (concept?.is === 'purpose') return !purpose && (kind || places.length > 0);
  return concept?.is !== 'kind' || (!kind && (purpose || places.length > 0));
}

const likeliest = (corrections: readonly Correction[], said: Said): Correction | undefined =>
  corrections
    .filter((correction) => isPlausible(correction, said) && !contradicts(correction, said))
    .map((correction) => inContext(correction, said))
    .toSorted((a, b) => a.weight - b.weight)[0];

/** What only sounds or is spelled otherwise was not misspelled. */
const correctedBy = (best: Correction | undefined): Pick<Piece, 'corrected'> =>
  best && !best.isWord && best.cost >= typing.letterCosts[1] ? { corrected: true } : {};

/** A place far off is a guess, where nothing else was said that it fits, or where it may as well be another. */
function isUnsure({ cost, places = [] }: Correction, said: Said): boolean {
  const isAlone = !said.purpose && !said.kind && said.places.length === 0;
  return cost > correcting.surely && (isAlone || places.some((one) => places.some((other) => !nest(one, other))));
}

/** A district or a thana with one letter wrong, whatever few posts spell it so as well. */
const isArea = (best: Correction | undefined): boolean =>
  best?.places !== undefined && best.cost <= typing.letterCosts[1] && best.places.some(({ level }) => level === 'district' || level === 'subDistrict');

/** Among several words that say nothing, one that is nearly a kind or a purpose is none: cricket live score. */
function isGuessed(pieces: readonly Piece[], piece: Piece, best: Correction | undefined, said: Said): boolean {
  if (best?.cost === undefined || best.cost < typing.letterCosts[1] || (best.concept?.is !== 'kind' && best.concept?.is !== 'purpose')) return false;
  const unknown = pieces.filter((other) => other !== piece && !other.concept && !other.places && other.number === undefined);
  return unknown.length > 1 && !said.purpose && !said.kind && said.places.length === 0;
}

function settle({ tokens, pieces }: Cut, piece: Piece, heldAs: (word: string) => Held): readonly Piece[] {
  const { from, to, corrections, apart, concept, places } = piece;
  if (!corrections) return [piece];
  const said = saidBy(pieces.filter((other) => other !== piece));
  const known = tokens.slice(from, to).map(({ folded }) => heldAs(folded));
  const isHeld = known.every((one) => one === 'held' || one === 'rare' || one === 'common');
  if (piece.phoneticCost !== undefined) {
    const itself: Correction = { ...(concept ? { concept } : {}), ...(places ? { places } : {}), cost: piece.phoneticCost };
    // What many write so is a word of its own; posts of the place are found as well.
    if (known[0] === 'common' && (places || piece.phoneticCost > correcting.conceptByEar)) return [{ from, to, corrections: [itself] }];
    const best = isHeld ? itself : likeliest([itself, ...corrections], said);
    return [{ from, to, ...(best?.isWord ? {} : best), ...correctedBy(best === itself ? undefined : best) }];
  }
  const best = likeliest(corrections, said);
  const letters = tokens.slice(from, to).reduce((sum, { folded }) => sum + folded.length, 0);
  if (to - from > 1) {
    return best && (!isHeld || letters >= correcting.longName) ? [{ from, to, ...best, ...correctedBy(best) }] : (apart ?? [piece]);
  }
  const isMistaken = known[0] === 'rare' && best?.concept !== undefined;
  if (isGuessed(pieces, piece, best, said)) return [piece];
  const isPlace = known[0] !== 'common' && letters >= typing.oneFaultFrom + 2 && isArea(best);
  if ((isHeld && !isMistaken && !isPlace) || !best || (best.cost > correcting.wordOfTitles && known[0] === 'near')) return [piece];
  const offered = isUnsure(best, said) ? best.places?.toSorted((a, b) => a.rank - b.rank)[0] : undefined;
  if (offered) return [{ from, to, offered }];
  return [{ from, to, ...(best.isWord ? {} : best), ...correctedBy(best) }];
}

/** A word that no title holds is replaced by what it most likely stands for. */
export const correctSpelling = (whole: Cut, heldAs: (word: string) => Held): Cut => ({
  ...whole,
  pieces: whole.pieces.flatMap((piece) => settle(whole, piece, heldAs)),
});
