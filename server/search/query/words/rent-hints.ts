// What only rents are described with, so that no one who looks for it needs to say "rent".
import type { Piece } from '#server/search/query/piece.ts';
import type { PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import type { AttributeRun } from '#server/search/query/attributes/attributes.ts';
import type { Amount } from '#server/search/query/amounts/amounts.ts';
import type { Concept } from './concept.ts';

/** Who rents, of whom no seller speaks. Families buy as well. */
const renting: ReadonlySet<string> = new Set(['bachelor', 'female', 'student']);
const homes: ReadonlySet<PropertyType> = new Set(['apartment', 'home', 'duplex']);

function isHint(concept: Concept, kinds: readonly PropertyType[]): boolean {
  if (concept.is === 'rentHint') return true;
  if (concept.is !== 'attribute' || concept.name !== 'tenants') return false;
  return renting.has(concept.value) || (concept.value === 'family' && kinds.every((kind) => homes.has(kind)));
}

interface Said {
  /** Where words say how it is let. */
  lettings: readonly AttributeRun[];
  kinds: readonly PropertyType[];
  price: number | undefined;
}

/** The tokens that say so; none where the kind or the price is one of a sale all the same. */
export function rentHints(pieces: readonly Piece[], amounts: readonly Amount[], { lettings, kinds, price = 0 }: Said): { from: number; to: number }[] {
  if (price >= limits.search.rentPriceMax || (kinds.length > 0 && kinds.every((kind) => kind === 'land'))) return [];
  const said = pieces.filter(({ concept }) => concept && isHint(concept, kinds));
  const oneRoom = amounts.filter(({ of, min, max }) => of === 'bed' && min === 1 && max === 1);
  return [...said, ...[...lettings, ...oneRoom].map(({ from, to }) => ({ from: pieces[from]?.from ?? 0, to: pieces[to - 1]?.to ?? 0 }))];
}
