// The areas of Bangladesh: divisions (spelled as the product's specification spells them), districts, upazilas and
// metropolitan thanas. The data is in catalogue/, one file a division, to be corrected by hand.
import { z } from 'zod';
import type { Place } from '#contracts/maps/areas.ts';
import { divisions as divisionOrder } from '#contracts/enums.ts';
import type { Named } from '#contracts/values.ts';
import barishal from './catalogue/barishal.json' with { type: 'json' };
import chittagong from './catalogue/chittagong.json' with { type: 'json' };
import dhaka from './catalogue/dhaka.json' with { type: 'json' };
import khulna from './catalogue/khulna.json' with { type: 'json' };
import mymensingh from './catalogue/mymensingh.json' with { type: 'json' };
import rajshahi from './catalogue/rajshahi.json' with { type: 'json' };
import rangpur from './catalogue/rangpur.json' with { type: 'json' };
import sylhet from './catalogue/sylhet.json' with { type: 'json' };
import { unions, type Union } from './unions.ts';

const AreaId = z.string().regex(/^[a-z0-9-]+$/);
const Latitude = z.number().min(20.3).max(26.7);
const Longitude = z.number().min(88).max(92.7);

/** What a bare number behind a name counts there: mirpur 12 is section 12, uttara 3 sector 3. */
const CountedUnit = z.enum(['section', 'sector', 'road']);

const Area = z.object({
  id: AreaId,
  en: z.string().min(1),
  bn: z.string().min(1),
  /** Older, official and colloquial spellings in both scripts. */
  aliases: z.array(z.string()),
  lat: Latitude,
  lng: Longitude,
});

/** A neighbourhood that people name instead of its thana. */
const Locality = z.object({
  /** Posts keep it: never changed, never given to another. */
  id: AreaId,
  en: z.string().min(1),
  bn: z.string().min(1),
  aliases: z.array(z.string()),
  /** A numbered part of another place: Mirpur 12 is 12 of Mirpur, although it lies in Pallabi. */
  part: z.object({ of: AreaId, number: z.string() }).optional(),
  numbers: CountedUnit.optional(),
  lat: Latitude.optional(),
  lng: Longitude.optional(),
  /** Its sub-district or its spelling is in no second source. */
  unchecked: z.literal(true).optional(),
});

const SubDistrictArea = Area.extend({ kind: z.enum(['upazila', 'thana']), numbers: CountedUnit.optional(), localities: z.array(Locality).default([]) });
const DistrictArea = Area.extend({ subDistricts: z.array(SubDistrictArea).min(1) });
const DivisionFile = z.object({ division: Area, districts: z.array(DistrictArea).min(1) });

export type Locality = z.infer<typeof Locality>;
export type Area = z.infer<typeof Area>;
export type SubDistrictArea = z.infer<typeof SubDistrictArea>;
export type DistrictArea = z.infer<typeof DistrictArea>;
export interface DivisionWithDistricts extends Area {
  districts: DistrictArea[];
}

const files: Record<(typeof divisionOrder)[number], unknown> = { dhaka, rajshahi, chittagong, sylhet, khulna, barishal, rangpur, mymensingh };

/** Divisions in the specification's order. */
export const catalogue: readonly DivisionWithDistricts[] = divisionOrder.map((id) => {
  const { division, districts } = DivisionFile.parse(files[id]);
  return { ...division, districts };
});

export const divisionById: ReadonlyMap<string, DivisionWithDistricts> = new Map(catalogue.map((division) => [division.id, division]));

export const districtById: ReadonlyMap<string, DistrictArea & { division: string }> = new Map(
  catalogue.flatMap((division) => division.districts.map((district) => [district.id, { ...district, division: division.id }] as const)),
);

export const subDistrictById: ReadonlyMap<string, SubDistrictArea & { district: string }> = new Map(
  [...districtById.values()].flatMap((district) => district.subDistricts.map((sub) => [sub.id, { ...sub, district: district.id }] as const)),
);

export const neighbourhoodById: ReadonlyMap<string, Locality & { subDistrict: string }> = new Map(
  [...subDistrictById.values()].flatMap((sub) => sub.localities.map((locality) => [locality.id, { ...locality, subDistrict: sub.id }] as const)),
);

/** Neighbourhoods and unions by their id, with the sub-district that each lies in. */
export const localityById: ReadonlyMap<string, Union & Pick<Locality, 'lat' | 'lng'>> = new Map<string, Union>([
  ...neighbourhoodById,
  ...unions.map((union) => [union.id, union] as const),
]);

/** Its names alone. */
export const named = ({ id, en, bn }: Pick<Area, 'id' | 'en' | 'bn'>): Named => ({ id, en, bn });

const places = new Map<string, Place>();
for (const division of catalogue) {
  for (const district of division.districts) {
    for (const sub of district.subDistricts) {
      places.set(sub.id, { division: named(division), district: named(district), subDistrict: named(sub) });
    }
  }
}

/**
 * The sub-district with its parents, each with both names, and with its neighbourhood where one of it is given; undefined for an
 * unknown id.
 */
export function placeOf(subDistrictId: string, localityId?: string | null): Place | undefined {
  const place = places.get(subDistrictId);
  const locality = localityById.get(localityId ?? '');
  return place && locality?.subDistrict === subDistrictId ? { ...place, locality: named(locality) } : place;
}
