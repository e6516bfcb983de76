// Where the house of a demo post is: most owners set a pin, somewhere in their neighbourhood.
import type { SellPostInput } from '#contracts/posts/posts.ts';
import { localityById, subDistrictById } from '#server/areas/catalogue.ts';
import { randomFrom } from '@uthan/scenes/random.ts';

/** Chance of its own, so that nothing else of a post depends on its pin. */
const seed = 530_171;
const pinned = 0.72;
const spreadKm = { locality: 0.45, subDistrict: 1.1 };
const kmPerDegree = 111.195;

/** As the form would send it; nothing where the owner was not sure. */
export function pinOf(place: { locality: string | undefined; subDistrict: string }, number: number): Pick<SellPostInput, 'lat' | 'lng'> {
  const random = randomFrom(seed + number);
  const locality = localityById.get(place.locality ?? '');
  const middle = locality?.lat === undefined ? subDistrictById.get(place.subDistrict) : locality;
  if (!random.chance(pinned) || middle?.lat === undefined || middle.lng === undefined) return {};
  const spread = locality?.lat === undefined ? spreadKm.subDistrict : spreadKm.locality;
  const [up, east] = [random.real(-spread, spread), random.real(-spread, spread)];
  const squeeze = Math.cos((middle.lat * Math.PI) / 180);
  return { lat: (middle.lat + up / kmPerDegree).toFixed(5), lng: (middle.lng + east / kmPerDegree / squeeze).toFixed(5) };
}
