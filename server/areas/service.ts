import type { AreasAnswer } from '#contracts/areas.ts';
import type { FieldError } from '#contracts/errors.ts';
import type { z } from 'zod';
import { fail } from '#server/platform/http/failure.ts';
import { catalogue, districtById, divisionById, subDistrictById } from './catalogue.ts';

/** The whole catalogue in display order. */
export function listAreas(): z.infer<typeof AreasAnswer> {
  return { success: true, divisions: catalogue.map((division) => division) };
}

/** Throws VALIDATION at every level that does not exist or does not lie in the one above. */
export function checkPlace({ division, district, subDistrict }: { division: string; district: string; subDistrict: string }): void {
  const inDistrict = districtById.get(district);
  const inSub = subDistrictById.get(subDistrict);
  const faults: Record<string, FieldError | false> = {
    division: !divisionById.has(division) && 'areaUnknown',
    district: inDistrict ? inDistrict.division !== division && 'districtOutside' : 'areaUnknown',
    subDistrict: inSub ? inSub.district !== district && 'subDistrictOutside' : 'areaUnknown',
  };
  const found = Object.entries(faults).flatMap(([level, key]) => (key ? [[level, { key, params: {} }] as const] : []));
  if (found.length > 0) fail('VALIDATION', { fields: Object.fromEntries(found) });
}
