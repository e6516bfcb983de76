// The areas next to a place, the nearest first: where a list goes on that has too few posts in it.
import type { WiderPlace } from '#contracts/search/search.ts';
import { districtById, localityById, named, subDistrictById, type Area } from '#server/areas/catalogue.ts';
import { surroundings } from './weights.ts';

export type NearbyArea = Pick<WiderPlace, 'level' | 'id' | 'name'>;

type Point = Pick<Area, 'lat' | 'lng'>;

const kmADegree = 111;
const halfCircle = 180;

/** Near enough within a country of this size. */
function kmBetween(one: Point, other: Point): number {
  const eastKm = (one.lng - other.lng) * kmADegree * Math.cos((one.lat * Math.PI) / halfCircle);
  return Math.hypot((one.lat - other.lat) * kmADegree, eastKm);
}

function nearest(level: NearbyArea['level'], point: Point, areas: Iterable<Area>, except: string): NearbyArea[] {
  const { most, withinKm } = surroundings;
  const far = level === 'district' ? withinKm.district : withinKm.subDistrict;
  return [...areas]
    .map((area) => ({ area, km: area.id === except ? Infinity : kmBetween(point, area) }))
    .filter(({ km }) => km <= far)
    .toSorted((one, other) => one.km - other.km)
    .slice(0, most)
    .map(({ area }) => ({ level, id: area.id, name: named(area) }));
}

/** The sub-districts around a neighbourhood, its own first, or around a sub-district; the districts around a district. Never the country. */
export function nearbyAreas(level: string, id: string): NearbyArea[] {
  if (level === 'district') {
    const area = districtById.get(id);
    return area ? nearest('district', area, districtById.values(), id) : [];
  }
  const locality = level === 'locality' ? localityById.get(id) : undefined;
  const sub = subDistrictById.get(locality?.subDistrict ?? id);
  if (!sub) return [];
  const { lat = sub.lat, lng = sub.lng } = locality ?? sub;
  const around = nearest('subDistrict', { lat, lng }, subDistrictById.values(), sub.id);
  return locality ? [{ level: 'subDistrict', id: sub.id, name: named(sub) }, ...around] : around;
}

/** Whether an area lies in these others, as far as any are given. */
export function liesIn({ level, id }: NearbyArea, { district, division }: { district?: readonly string[]; division?: readonly string[] }): boolean {
  const own = level === 'district' ? id : (subDistrictById.get(id)?.district ?? '');
  const around = districtById.get(own)?.division ?? '';
  return (district?.includes(own) ?? true) && (division?.includes(around) ?? true);
}
