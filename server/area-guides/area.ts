// Which area a guide is of, and those around, within and beside it. Pure.
import { type GuideArea, type Neighbour } from '#contracts/maps/area-guides.ts';
import { divisionNamed } from '#contracts/maps/guide-path.ts';
import { limits } from '#contracts/limits.ts';
import { metroLine } from '#contracts/maps/metro-line.ts';
import { areaChain, areaLevels, levelOf } from '#server/areas/asked-areas.ts';
import { districtById, divisionById, localityById, subDistrictById } from '#server/areas/catalogue.ts';
import { landmarks } from '#server/areas/landmarks.ts';
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import type { AskedArea, Level } from './store.ts';

const registers = { division: divisionById, district: districtById, subDistrict: subDistrictById, locality: localityById } as const;

const { neighboursLooked, stationKmMax, stationsShown } = limits.areaGuides;

/** The area of a guide's name; undefined where there is none. */
export function areaNamed(name: string): AskedArea | undefined {
  const division = divisionNamed(name);
  if (division !== undefined) return divisionById.has(division) ? { level: 'division', id: division } : undefined;
  const level = levelOf(name);
  return level && level !== 'division' ? { level, id: name } : undefined;
}

export function shown({ level, id }: AskedArea): GuideArea {
  const { en, bn } = registers[level].get(id) ?? { en: id, bn: id };
  return { id, en, bn, level };
}

export function around({ level, id }: AskedArea): GuideArea[] {
  const chain = areaChain(level, id) ?? {};
  return areaLevels.flatMap((one) => (one !== level && chain[one] ? [shown({ level: one, id: chain[one] })] : []));
}

/** The areas one level below. */
export function within({ level, id }: AskedArea): AskedArea[] {
  const below = (of: Level, parts: readonly { id: string }[] = []): AskedArea[] => parts.map((part) => ({ level: of, id: part.id }));
  if (level === 'division') return below('district', divisionById.get(id)?.districts);
  if (level === 'district') return below('subDistrict', districtById.get(id)?.subDistricts);
  return level === 'subDistrict' ? below('locality', subDistrictById.get(id)?.localities) : [];
}

/** Its own middle; many neighbourhoods have none. */
function middleOf({ level, id }: AskedArea): OnEarth | undefined {
  const { lat, lng } = registers[level].get(id) ?? {};
  return lat !== undefined && lng !== undefined ? { lat, lng } : undefined;
}

const tenths = (meters: number): number => Math.round(meters / 100) / 10;

/** Areas of its level: the nearest, or the other neighbourhoods of its sub-district; divisions have none. */
export function beside(area: AskedArea): { area: AskedArea; km: number | null }[] {
  const { level, id } = area;
  if (level === 'division') return [];
  const parent = level === 'locality' ? localityById.get(id)?.subDistrict : undefined;
  const ids = level === 'locality' ? (subDistrictById.get(parent ?? '')?.localities ?? []).map((one) => one.id) : [...registers[level].keys()];
  const middle = middleOf(area);
  return ids
    .filter((other) => other !== id)
    .map((other) => {
      const at = middleOf({ level, id: other });
      return { area: { level, id: other }, km: middle && at ? tenths(metersBetween(middle, at)) : null };
    })
    .toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity))
    .slice(0, neighboursLooked);
}

/** The cheapest first. */
export const byRate = (a: Neighbour, b: Neighbour): number => a.middle - b.middle;

/** Open metro stations not far from its middle. */
export function stationsNear(area: AskedArea): { bn: string; en: string; km: number }[] {
  const middle = area.level === 'subDistrict' || area.level === 'locality' ? (middleOf(area) ?? middleOf(parentOf(area))) : undefined;
  if (!middle) return [];
  return metroLine
    .filter(({ isPlanned }) => !isPlanned)
    .map(({ bn, en, ...at }) => ({ bn, en, km: tenths(metersBetween(middle, at)) }))
    .filter(({ km }) => km <= stationKmMax)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, stationsShown);
}

const parentOf = ({ id }: AskedArea): AskedArea => ({ level: 'subDistrict', id: localityById.get(id)?.subDistrict ?? '' });

/** Landmarks in and beside it, or in a neighbourhood of it. */
export function landmarksOf(area: AskedArea) {
  const ids = new Set([area.id, ...(area.level === 'subDistrict' ? within(area).map(({ id }) => id) : [])]);
  if (area.level === 'division' || area.level === 'district') return [];
  return landmarks.filter(({ areas }) => areas.some((one) => ids.has(one))).map(({ id, bn, en, kind }) => ({ id, bn, en, kind }));
}
