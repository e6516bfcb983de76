// The places of the natural queries' truth: areas of the catalogue, and neighbourhoods by the sub-district that they lie in.
import { catalogue, localityById } from '#server/areas/catalogue.ts';
import { landmarks } from '#server/areas/landmarks.ts';

export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export interface TruePlace {
  /** The areas that it is, or that it lies in, each with those around it. */
  ids: readonly string[];
  /** Of a neighbourhood: every name, for texts, and as ids. */
  names: readonly string[];
}

interface Around {
  division: string;
  district?: string;
  subDistrict?: string;
}

const areas = new Map<string, Around>();
const neighbourhoods = new Map<string, readonly string[]>();
for (const division of catalogue) {
  areas.set(division.id, { division: division.id });
  for (const district of division.districts) {
    areas.set(district.id, { division: division.id, district: district.id });
    for (const sub of district.subDistricts) {
      areas.set(sub.id, { division: division.id, district: district.id, subDistrict: sub.id });
      for (const { en, bn, aliases } of sub.localities)
        for (const name of [en, ...aliases]) neighbourhoods.set(`${sub.id}/${slugOf(name)}`, [en, bn, ...aliases]);
    }
  }
}

/** The areas of a place, widest first: division, district, sub-district; of a neighbourhood those that it lies in. */
export const around = (id: string): Around | undefined => areas.get(localityById.get(id)?.subDistrict ?? id);

/** In and beside what a landmark of the catalogue lies. */
export const areasOfLandmark = (id: string): readonly string[] => landmarks.find((one) => one.id === id)?.areas ?? [];

/** Throws for a place that the catalogue does not have. A neighbourhood that it does not name yet is its name alone. */
export function truePlace(place: string): TruePlace {
  const [id = '', name] = place.split('/');
  if (!areas.has(id)) throw new Error(`The catalogue has no ${place}.`);
  return { ids: [id], names: name === undefined ? [] : (neighbourhoods.get(place) ?? [name.replaceAll('-', ' ')]) };
}

const escaped = (name: string): string => name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '[^\\p{L}\\p{M}\\p{N}]*');

/** Whether a text says one of these names as words of their own. */
export const sayingOneOf = (names: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${names.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, 'iu');
