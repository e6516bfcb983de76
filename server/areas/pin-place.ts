// Where an area has its middle, and whether a pin lies in the area that a post names.
import { limits } from '#contracts/limits.ts';
import { metersBetween, type OnEarth } from '#contracts/maps/drawn-map.ts';
import { failField } from '#server/platform/http/failure.ts';
import { districtById, localityById, subDistrictById } from './catalogue.ts';
import { checkArea } from './service.ts';
import type { AreaChain } from './asked-areas.ts';

interface Row {
  district: string;
  sub_district: string;
  locality: string | null;
}

/** The middle of a row's neighbourhood, otherwise of its sub-district; an imported row may know its district only. */
export function middleOf({ district, sub_district, locality }: Row): OnEarth | null {
  const { lat, lng } = localityById.get(locality ?? '') ?? {};
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  const area = subDistrictById.get(sub_district) ?? districtById.get(district);
  return area ? { lat: area.lat, lng: area.lng } : null;
}

interface Pinned {
  sub_district: string;
  locality: string | null;
  lat: number | null;
  lng: number | null;
}

/** Whether the pin is far from the sub-district's middle, and from that of the neighbourhood named. Sub-districts have no outlines. */
export function isPinOutside({ sub_district, locality, lat, lng }: Pinned): boolean {
  const area = subDistrictById.get(sub_district);
  if (lat === null || lng === null || !area) return false;
  const { lat: north, lng: east } = localityById.get(locality ?? '') ?? {};
  const middles = [area, ...(north !== undefined && east !== undefined ? [{ lat: north, lng: east }] : [])];
  return middles.every((middle) => metersBetween(middle, { lat, lng }) > limits.posts.pinKmMax * 1000);
}

type Placed = AreaChain & { lat?: number | undefined; lng?: number | undefined };

/** Throws VALIDATION where the areas do not belong together, or the pin lies outside of them. */
export function checkPlace({ lat, lng, ...areas }: Placed): void {
  checkArea(areas);
  if ((lat === undefined) !== (lng === undefined)) failField(lat === undefined ? 'lat' : 'lng', 'required');
  const pinned = { sub_district: areas.subDistrict ?? '', locality: areas.locality ?? null, lat: lat ?? null, lng: lng ?? null };
  if (isPinOutside(pinned)) failField('lat', 'pinOutside');
}
