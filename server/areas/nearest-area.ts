// The area by which people would name a place on the map.
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import type { Named } from '#contracts/values.ts';
import { districtById, localityById, named, subDistrictById } from './catalogue.ts';

/** From so wide on no neighbourhood names it, from so wide on no sub-district. */
const metersMax = { locality: 8_000, subDistrict: 40_000 };

type Middle = Named & OnEarth;
const placed = (areas: Iterable<Named & { lat?: number | undefined; lng?: number | undefined }>): Middle[] =>
  [...areas].flatMap((area) => (area.lat === undefined || area.lng === undefined ? [] : [{ ...named(area), lat: area.lat, lng: area.lng }]));

/** What lies nearest to the middle of these corners, as wide as they lie apart; undefined without any. */
export function nearestArea(corners: readonly OnEarth[]): Named | undefined {
  if (corners.length === 0) return undefined;
  const [lats, lngs] = [corners.map(({ lat }) => lat), corners.map(({ lng }) => lng)];
  const [low, high] = [
    { lat: Math.min(...lats), lng: Math.min(...lngs) },
    { lat: Math.max(...lats), lng: Math.max(...lngs) },
  ];
  const wide = metersBetween(low, high);
  const middle = { lat: (low.lat + high.lat) / 2, lng: (low.lng + high.lng) / 2 };
  const areas = [
    ...(wide > metersMax.subDistrict ? [] : placed(subDistrictById.values())),
    ...(wide > metersMax.locality ? [] : placed(localityById.values())),
    ...(wide > metersMax.subDistrict ? placed(districtById.values()) : []),
  ];
  const nearest = areas.reduce<Middle | undefined>(
    (best, one) => (best === undefined || metersBetween(one, middle) < metersBetween(best, middle) ? one : best),
    undefined,
  );
  return nearest && named(nearest);
}
