// Finds a sub-district named in a row's address: "South Khulshi, Chattogram".
import { districtById, divisionById, type Area, type SubDistrictArea } from './catalogue.ts';

interface NamedPlace {
  /** Surrounded by spaces, so that only whole words match. */
  name: string;
  id: string;
}

const shortestName = 4;
const spaced = (text: string): string =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

function namesOf(sub: SubDistrictArea): string[] {
  const localities = sub.localities.flatMap(({ en, bn, aliases }) => [en, bn, ...aliases]);
  return [sub.en, sub.bn, ...sub.aliases, ...localities].map(spaced);
}

const known = new Map<string, NamedPlace[]>();

/** Names of these places, longest first; a name shared by two of them, or of an area around them, is ambiguous and left out. */
function placesOf(key: string, subs: readonly SubDistrictArea[], around: readonly Area[]): NamedPlace[] {
  const found = known.get(key);
  if (found) return found;
  const outer = new Set(around.flatMap(({ en, bn, aliases }) => [en, bn, ...aliases]).map(spaced));
  const all = subs.flatMap((sub) => [...new Set(namesOf(sub))].map((name) => ({ name, id: sub.id })));
  const owners = new Map<string, string | undefined>();
  for (const { name, id } of all) owners.set(name, owners.has(name) && owners.get(name) !== id ? undefined : id);
  const places = all
    .filter(({ name, id }) => name.trim().length >= shortestName && !outer.has(name) && owners.get(name) === id)
    .toSorted((a, b) => b.name.length - a.name.length);
  known.set(key, places);
  return places;
}

const longestIn = (text: string, places: readonly NamedPlace[]): string | undefined => {
  const within = spaced(text);
  return places.find(({ name }) => within.includes(name))?.id;
};

/** The id of the district's sub-district with the longest name in the text; undefined if none is named. */
export function subDistrictNamedIn(districtId: string, text: string): string | undefined {
  const district = districtById.get(districtId);
  return district && longestIn(text, placesOf(districtId, district.subDistricts, [district]));
}

/** The same among all sub-districts of a division. */
export function subDistrictOfDivisionNamedIn(divisionId: string, text: string): string | undefined {
  const division = divisionById.get(divisionId);
  if (!division) return undefined;
  const subs = division.districts.flatMap(({ subDistricts }) => subDistricts);
  return longestIn(text, placesOf(`division ${divisionId}`, subs, [division, ...division.districts]));
}
