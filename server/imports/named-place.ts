// Finds a sub-district named in a row's address: "South Khulshi, Chattogram".
import { districtById, type SubDistrictArea } from '#server/areas/catalogue.ts';

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

const byDistrict = new Map<string, NamedPlace[]>();

/** Names of a district's places, longest first; a name shared by two places, or the district's own, is ambiguous and left out. */
function placesOf(districtId: string): NamedPlace[] {
  const known = byDistrict.get(districtId);
  if (known) return known;
  const district = districtById.get(districtId);
  const own = new Set(district ? [district.en, district.bn, ...district.aliases].map(spaced) : []);
  const all = (district?.subDistricts ?? []).flatMap((sub) => [...new Set(namesOf(sub))].map((name) => ({ name, id: sub.id })));
  const places = all
    .filter(({ name, id }) => name.trim().length >= shortestName && !own.has(name) && all.every((other) => other.name !== name || other.id === id))
    .toSorted((a, b) => b.name.length - a.name.length);
  byDistrict.set(districtId, places);
  return places;
}

/** The id of the sub-district with the longest name in the text; undefined if none is named. */
export function subDistrictNamedIn(districtId: string, text: string): string | undefined {
  const within = spaced(text);
  return placesOf(districtId).find(({ name }) => within.includes(name))?.id;
}
