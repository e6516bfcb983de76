import type { AreasAnswer, Place } from '#contracts/maps/areas.ts';
import type { UnionsAnswer } from '#contracts/maps/unions.ts';
import type { FieldError } from '#contracts/errors.ts';
import type { z } from 'zod';
import { fail } from '#server/platform/http/failure.ts';
import { areaChain, areaLevels, idsOf, levelOf, type AreaLevel, type AreasByLevel } from './asked-areas.ts';
import { catalogue, districtById, divisionById, placeOf } from './catalogue.ts';
import { unions } from './unions.ts';

/** The whole catalogue in display order. */
export function listAreas(): z.infer<typeof AreasAnswer> {
  return { success: true, divisions: catalogue.map((division) => division) };
}

/** The unions of a sub-district by their Bengali names; throws VALIDATION for an unknown one. */
export function unionsOf(subDistrict: string): z.infer<typeof UnionsAnswer> {
  checkArea({ subDistrict });
  const own = unions.filter((union) => union.subDistrict === subDistrict).map(({ id, en, bn }) => ({ id, en, bn }));
  return { success: true, unions: own.toSorted((one, other) => one.bn.localeCompare(other.bn, 'bn')) };
}

/**
 * What is wrong at each level: an area does not exist, or lies in none of those that are named above it, be they
 * wrong themselves. What is left out is not checked.
 */
export function areaFaults(areas: AreasByLevel): Partial<Record<AreaLevel, FieldError>> {
  const faults: Partial<Record<AreaLevel, FieldError>> = {};
  for (const [at, level] of areaLevels.entries()) {
    const around = areaLevels.slice(0, at).findLast((above) => idsOf(areas[above]).length > 0);
    for (const id of idsOf(areas[level])) {
      const chain = areaChain(level, id);
      if (!chain) faults[level] = 'areaUnknown';
      else if (around && level !== 'division' && !idsOf(areas[around]).includes(chain[around] ?? '')) faults[level] ??= `${level}Outside`;
    }
  }
  return faults;
}

/** Throws VALIDATION at every level with a fault, and for excluded areas; `within` is before the names of its fields. */
export function checkArea(areas: AreasByLevel & { withoutArea?: readonly string[] }, within = ''): void {
  const unknown = areas.withoutArea?.some((id) => levelOf(id) === undefined) ? { withoutArea: 'areaUnknown' as const } : {};
  const found = Object.entries({ ...areaFaults(areas), ...unknown }).map(([name, key]) => [`${within}${name}`, { key, params: {} }] as const);
  if (found.length > 0) fail('VALIDATION', { fields: Object.fromEntries(found) });
}

/** The names of a row's place. An imported row may know its district only. */
export function placeNamed(row: { division: string; district: string; sub_district: string; locality?: string | null }): Place {
  const place = placeOf(row.sub_district, row.locality);
  if (place) return place;
  const named = (id: string) => ({ id, en: id, bn: id });
  const { id, en, bn } = districtById.get(row.district) ?? named(row.district);
  const division = divisionById.get(row.division) ?? named(row.division);
  return { division: { id: division.id, en: division.en, bn: division.bn }, district: { id, en, bn }, subDistrict: { id: '', en, bn } };
}
