// Which of the catalogue's neighbourhoods a post lies in: the one that its own texts name.
import { neighbourhoodById } from '#server/areas/catalogue.ts';

const digits = '0-9০-৯½';
const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text names a place; Mirpur 10 does not name Mirpur 1. */
function names(text: string, name: string): boolean {
  // Hardly any text has the name at all: to compile an expression for each took seconds.
  if (!text.toLowerCase().includes(name.toLowerCase())) return false;
  return new RegExp(`(?<![\\p{L}\\p{M}])${escaped(name)}(?![${digits}]| ?[½])`, 'iu').test(text);
}

interface Named {
  id: string;
  /** As the text has it. */
  name: string;
}

/** The neighbourhoods of a sub-district that a text names, the most exact first. */
export const localitiesIn = (text: string, subDistrict: string): Named[] =>
  [...neighbourhoodById.values()]
    .filter((one) => one.subDistrict === subDistrict)
    .flatMap(({ id, bn, en, aliases }) => [bn, en, ...aliases].filter((name) => names(text, name)).map((name) => ({ id, name })))
    .toSorted((one, other) => other.name.length - one.name.length);

/** Whether what two texts name can be one place: Kazipara and East Kazipara, but not Mirpur 1 and Mirpur 10. */
export function agree(one: readonly Named[], other: readonly Named[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  return one.some(({ name }) => other.some((compared) => names(name, compared.name) || names(compared.name, name)));
}

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** The neighbourhood of a post: named by its street, otherwise by its title, otherwise the one that its lot is filed under (mirpurDohs is Mirpur DOHS). */
export function localityOf(filedUnder: string, subDistrict: string, { street, title }: { street: string; title: string }): string | undefined {
  const said = localitiesIn(street, subDistrict)[0] ?? localitiesIn(title, subDistrict)[0];
  if (said) return said.id;
  const all = [...neighbourhoodById.values()].filter((one) => one.subDistrict === subDistrict);
  return all.find(({ en, aliases }) => [en, ...aliases].some((one) => letters(one) === letters(filedUnder)))?.id;
}
