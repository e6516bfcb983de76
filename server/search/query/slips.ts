// Words that are misspelled, taken for what they most likely say beside everything else that was said.
import type { Piece, Slip } from './pieces.ts';
import { nest, type KnownPlace } from './places.ts';
import type { Cut } from './understand.ts';

/** Where the slip is one letter in so long a name, it is one whatever titles hold. */
const surelySlipped = 8;
/** What contradicts what else was said is so much less likely. */
const contradiction = 0.5;

/** Of two that are as near, a place is likelier where none was named. */
const unnamed = 0.05;
/** A place that sounds exactly so is as good as spelled. */
const heardSurely = 0.05;
/** Within this a word of many posts is still a spelling of a concept: appertment. */
const heardWell = 0.3;
/** Beyond this a word of titles that lies near is as likely. */
const nearly = 0.45;

/** How posts know a word: many have it, some do, they have one that it may be, or neither. */
export type Held = 'common' | 'held' | 'near' | 'unknown';

/** What the other words say. */
interface Said {
  purpose: boolean;
  kind: boolean;
  /** Only what nobody can take for anything else. */
  places: readonly (readonly KnownPlace[])[];
}

const saidBy = (pieces: readonly Piece[]): Said => ({
  purpose: pieces.some(({ concept }) => concept?.is === 'purpose'),
  kind: pieces.some(({ concept }) => concept?.is === 'kind'),
  places: pieces.flatMap(({ places, heardCost }) => (places && (heardCost ?? 0) <= heardSurely ? [places] : [])),
});

interface Weighed extends Slip {
  /** The cost beside what else was said. */
  weight: number;
}

/** A purpose and a kind are said once, and places lie in one another. */
function inContext(slip: Slip, said: Said): Weighed {
  const { concept, places, cost } = slip;
  if ((concept?.is === 'purpose' && said.purpose) || (concept?.is === 'kind' && said.kind)) return { ...slip, weight: cost + contradiction };
  if (!places) return { ...slip, weight: cost };
  if (said.places.length === 0) return { ...slip, weight: cost - unnamed };
  const fitting = places.filter((place) => said.places.every((others) => others.some((other) => nest(place, other))));
  return fitting.length > 0 ? { ...slip, places: fitting, weight: cost } : { ...slip, weight: cost + contradiction };
}

const likeliest = (slips: readonly Slip[], said: Said): Slip | undefined =>
  slips.map((slip) => inContext(slip, said)).toSorted((a, b) => a.weight - b.weight)[0];

function settled({ tokens, pieces }: Cut, piece: Piece, heldAs: (word: string) => Held): readonly Piece[] {
  const { from, to, slips, apart, concept, places } = piece;
  if (!slips) return [piece];
  const said = saidBy(pieces.filter((other) => other !== piece));
  const known = tokens.slice(from, to).map(({ folded }) => heldAs(folded));
  const isHeld = known.every((one) => one === 'held' || one === 'common');
  if (piece.heardCost !== undefined) {
    const itself: Slip = { ...(concept ? { concept } : {}), ...(places ? { places } : {}), cost: piece.heardCost };
    // What many write so is a word of its own; posts of the place are found as well.
    if (known[0] === 'common' && (places || piece.heardCost > heardWell)) return [{ from, to, slips: [itself] }];
    const best = isHeld ? itself : likeliest([itself, ...slips], said);
    return [{ from, to, ...(best?.isWord ? {} : best) }];
  }
  const best = likeliest(slips, said);
  if (to - from > 1) {
    const letters = tokens.slice(from, to).reduce((sum, { folded }) => sum + folded.length, 0);
    return best && (!isHeld || letters >= surelySlipped) ? [{ from, to, ...best }] : (apart ?? [piece]);
  }
  if (isHeld || !best || (best.cost > nearly && known[0] === 'near')) return [piece];
  return [{ from, to, ...(best.isWord ? {} : best) }];
}

/** A word that no title holds is what it would be without its slip. */
export const withSlips = (whole: Cut, heldAs: (word: string) => Held): Cut => ({
  ...whole,
  pieces: whole.pieces.flatMap((piece) => settled(whole, piece, heldAs)),
});
