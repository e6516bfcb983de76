// Unions that a half-typed text may name. Apart from other places, and by their spelling alone: there are more of them than of
// everything else, and few are asked for.
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { words } from '#i18n/fold.ts';
import { districtById, subDistrictById } from '#server/areas/catalogue.ts';
import { type Union, unions } from '#server/areas/unions.ts';
import { suggesting } from '#server/search/tuning.ts';
import { placeKey } from '#server/search/query/places/places.ts';
import type { CountPosts } from './suggest-match.ts';
import { before, phraseOf, since, type Typed } from './typed-text.ts';

interface Spelled {
  union: Union;
  /** Folded, words between single spaces. */
  text: string;
}

/** Charfakira is as often written Char Fakira. */
const apart = (name: string): string => name.replace(/^(char|চর)(?=[\p{L}\p{M}]{3})/iu, '$1 ');

const lookedUpBy = (text: string): string => text.slice(0, suggesting.slipMin);

let byBeginning: Map<string, Spelled[]> | undefined;

function spelledUnions(): Map<string, Spelled[]> {
  const all = unions.flatMap((union) => {
    const spellings = [union.en, union.bn, apart(union.en), apart(union.bn)].map((name) => words(name).join(' '));
    return [...new Set(spellings)].map((text): Spelled => ({ union, text }));
  });
  return Map.groupBy(all, ({ text }) => lookedUpBy(text));
}

function itemOf({ id, en, bn, subDistrict }: Union, bengali: boolean): SuggestedItem {
  const sub = subDistrictById.get(subDistrict);
  const division = districtById.get(sub?.district ?? '')?.division;
  return {
    kind: 'place',
    id: subDistrict,
    level: 'locality',
    en,
    bn,
    text: bengali ? bn : en,
    ...(sub ? { parent: { en: sub.en, bn: sub.bn }, district: sub.district } : {}),
    ...(division ? { division } : {}),
    subDistrict,
    locality: id,
  };
}

/** Those whose name begins so, with most live posts first; none for fewer than four letters. */
function unionsBeginning(typed: string, bengali: boolean, count: CountPosts): SuggestedItem[] {
  const text = words(typed).join(' ');
  if (text.length < suggesting.slipMin) return [];
  byBeginning ??= spelledUnions();
  const found = (byBeginning.get(lookedUpBy(text)) ?? []).filter((one) => one.text.startsWith(text)).map(({ union }) => union);
  const postsOf = ({ id }: Union): number => count(`m:${placeKey('locality', id)}`);
  return [...new Set(found)]
    .toSorted((one, other) => postsOf(other) - postsOf(one) || one.en.length - other.en.length)
    .slice(0, suggesting.most)
    .map((union) => itemOf(union, bengali));
}

/** Sorts them into what they are looked up by, as the first look would. */
export const prepareUnions = (): void => void (byBeginning ??= spelledUnions());

/** Unions that the last words begin. A search looks for their name, since few posts are filed there: a filter would hide the others. */
export function unionsOf(typed: Typed, starts: readonly number[]): SuggestedItem[] {
  const { count, bengali, placesOnly } = typed;
  return starts.flatMap((at) =>
    unionsBeginning(since(typed, at), bengali, count).map((item) =>
      placesOnly ? item : phraseOf(`${before(typed, at)} ${item.text}`.trim(), item.parent ? { parent: item.parent } : {}),
    ),
  );
}
