import type { AreasAnswer, Place } from '#contracts/areas.ts';
import type { FieldError } from '#contracts/errors.ts';
import type { z } from 'zod';
import { fail } from '#server/platform/http/failure.ts';
import { catalogue, districtById, divisionById, placeOf, subDistrictById } from './catalogue.ts';

/** The whole catalogue in display order. */
export function listAreas(): z.infer<typeof AreasAnswer> {
  return { success: true, divisions: catalogue.map((division) => division) };
}

/** An area as somebody names it: what is left out is not checked. */
interface NamedArea {
  division?: string | undefined;
  district?: string | undefined;
  subDistrict?: string | undefined;
}

/** What is wrong at each level: it does not exist, or does not lie in the one above. */
export function areaFaults({ division, district, subDistrict }: NamedArea): Partial<Record<keyof NamedArea, FieldError>> {
  const faults: Partial<Record<keyof NamedArea, FieldError>> = {};
  const inDistrict = district === undefined ? undefined : districtById.get(district);
  const inSub = subDistrict === undefined ? undefined : subDistrictById.get(subDistrict);
  if (division !== undefined && !divisionById.has(division)) faults.division = 'areaUnknown';
  if (district !== undefined && !inDistrict) faults.district = 'areaUnknown';
  else if (inDistrict && division !== undefined && inDistrict.division !== division) faults.district = 'districtOutside';
  if (subDistrict !== undefined && !inSub) faults.subDistrict = 'areaUnknown';
  else if (inSub && district !== undefined && inSub.district !== district) faults.subDistrict = 'subDistrictOutside';
  return faults;
}

/** Throws VALIDATION at every level with a fault; `within` stands before the names of its fields. */
export function checkArea(area: NamedArea, within = ''): void {
  const found = Object.entries(areaFaults(area)).map(([level, key]) => [`${within}${level}`, { key, params: {} }] as const);
  if (found.length > 0) fail('VALIDATION', { fields: Object.fromEntries(found) });
}

/** The names of a row's place. An imported row may know its district only. */
export function placeNamed(row: { division: string; district: string; sub_district: string }): Place {
  const place = placeOf(row.sub_district);
  if (place) return place;
  const named = (id: string) => ({ id, en: id, bn: id });
  const { id, en, bn } = districtById.get(row.district) ?? named(row.district);
  const division = divisionById.get(row.division) ?? named(row.division);
  return { division: { id: division.id, en: division.en, bn: division.bn }, district: { id, en, bn }, subDistrict: { id: '', en, bn } };
}
