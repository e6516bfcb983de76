// What the words of a search say, as the fields of its filters show it, and the way back: fields that still say the same leave it to
// the words, a field that was changed takes the place of the words that said otherwise.
import type { Purpose } from '#contracts/enums.ts';
import type { Understood } from '#contracts/search/search.ts';
import { queryParts, withoutWords, type QueryPart } from '#web/search/results/understood.ts';
import { isMeant } from './filter-address.ts';
import { excluding, filterNames, namesOf, reworded, tidy, type FilterName } from './filters.ts';
import { placeLevels } from './places/chosen-places.ts';

/** Some of the words, and the parameters that they fill. */
interface SaidPart {
  texts: readonly string[];
  names: readonly string[];
  /** What they say beside that has no field. */
  purpose?: string;
  sort?: string;
}

export interface SaidFilters {
  /** The address with what its words say. */
  filled: URLSearchParams;
  parts: readonly SaidPart[];
}

const filterOf = new Map<string, FilterName>(filterNames.flatMap((filter) => namesOf(filter).map((name) => [name, filter] as const)));
const placeNames: readonly string[] = placeLevels;

/** What the words fill: nothing that the address sets itself, and nothing that means nothing beside the rest. */
function filling(params: URLSearchParams, { said }: QueryPart, purpose: Purpose): Understood[] {
  const isPlaced = placeNames.some((name) => params.has(name));
  const types = said.filter(({ filter }) => filter === 'propertyType').flatMap(({ value }) => [value].flat().map((one) => ['propertyType', String(one)]));
  const beside = new URLSearchParams([...params, ...types]);
  return said.filter(({ filter: name }) => {
    const filter = filterOf.get(name);
    return (
      filter !== undefined &&
      filter !== 'q' &&
      !excluding.some((one) => one === filter) &&
      isMeant(filter, beside, purpose) &&
      !(placeNames.includes(name) ? isPlaced : params.has(name))
    );
  });
}

const oneOf = (said: readonly Understood[], name: string): Record<string, string> => {
  const value = said.find(({ filter }) => filter === name)?.value;
  return value === undefined ? {} : { [name]: String(value) };
};

export function saidFilters(params: URLSearchParams, understood: readonly Understood[], purpose: Purpose): SaidFilters {
  const filled = new URLSearchParams(params);
  const parts: SaidPart[] = [];
  for (const part of queryParts(understood)) {
    const filters = filling(params, part, purpose);
    if (filters.length === 0) continue;
    for (const { filter, value } of filters) for (const one of [value].flat()) filled.append(filter, String(one));
    const names = filters.flatMap(({ filter }) => (placeNames.includes(filter) ? placeNames : [filter]));
    parts.push({ texts: part.texts, names: [...new Set(names)], ...oneOf(part.said, 'purpose'), ...oneOf(part.said, 'sort') });
  }
  return { filled: tidy(filled), parts };
}

const isSame = (some: readonly string[], others: readonly string[]): boolean => some.toSorted().join() === others.toSorted().join();

/** The form as an address: `shown` is what it held when it was filled. */
export function withoutSaid(form: URLSearchParams, shown: URLSearchParams, parts: readonly SaidPart[]): URLSearchParams {
  let next = new URLSearchParams(form);
  for (const { texts, names, purpose, sort } of parts) {
    if (names.every((name) => isSame(form.getAll(name), shown.getAll(name)))) {
      for (const name of names) next.delete(name);
      continue;
    }
    if (purpose && !next.has('purpose')) next.set('purpose', purpose);
    if (sort && !next.has('sort')) next.set('sort', sort);
    next = reworded(next, withoutWords(next.get('q') ?? '', texts));
  }
  return tidy(next);
}
