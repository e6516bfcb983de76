// Several names that do not lie in one another: "mirpur or uttara" asks for either.
import { nest, type KnownPlace } from './places.ts';
import { placing } from '#server/search/tuning.ts';

export interface PlacesApart {
  /** What each name was taken for, in their order. */
  named: readonly KnownPlace[];
  /** The narrowest of them: a post lies in one. */
  either: readonly KnownPlace[];
}

function combinations(choices: readonly (readonly KnownPlace[])[]): KnownPlace[][] {
  return choices.reduce<KnownPlace[][]>((made, some) => made.flatMap((one) => some.map((place) => [...one, place])), [[]]);
}

const keyOf = ({ within }: KnownPlace): string => within.at(-1) ?? '';

/** Those that hold none of the others. */
function narrowest(named: readonly KnownPlace[]): KnownPlace[] {
  const once = [...new Map(named.map((place) => [keyOf(place), place])).values()];
  return once.filter((place) => !once.some((other) => other !== place && other.within.includes(keyOf(place))));
}

const isAround = (place: KnownPlace, key: string): boolean => place.within.includes(key);

/**
 * The likeliest reading of names that lie apart, with as few places as possible; undefined where they may all lie within one
 * another, or where none lies in the areas `around`, which are chosen already.
 */
export function placesApart(choices: readonly (readonly KnownPlace[])[], around: readonly string[]): PlacesApart | undefined {
  if (choices.length < 2 || choices.reduce((count, some) => count * some.length, 1) > placing.readingsMax) return undefined;
  const readings = combinations(choices)
    .filter((named) => named.every((place) => around.every((key) => isAround(place, key))))
    .map((named) => ({ named, either: narrowest(named), rank: named.reduce((sum, { rank }) => sum + rank, 0) }));
  if (readings.some(({ named }) => named.every((one) => named.every((other) => nest(one, other))))) return undefined;
  const [best] = readings.toSorted((a, b) => a.either.length - b.either.length || a.rank - b.rank);
  return best;
}
