// Where nothing lies in the place that the words name: the nearest area around it in which the rest of the search finds something.
import { limits } from '#contracts/limits.ts';
import type { SearchQuery, Understood, WiderPlace } from '#contracts/search/search.ts';
import { areaLevels } from '#server/areas/asked-areas.ts';
import { districtById, divisionById, localityById, subDistrictById } from '#server/areas/catalogue.ts';
import type { Db } from '#server/platform/database/database.ts';
import { countAsked } from '#server/search/index/counting-store.ts';
import { filtersOf } from '#server/search/index/filters.ts';
import { capped } from './fewer-filters.ts';
import { purposeOf } from './purpose.ts';
import type { Understanding } from './reading.ts';

type AreaAround = Pick<WiderPlace, 'level' | 'id' | 'name'>;

const named = ({ id, en, bn }: { id: string; en: string; bn: string }) => ({ id, en, bn });

const division = (id: string | undefined): AreaAround[] => {
  const area = divisionById.get(id ?? '');
  return area ? [{ level: 'division', id: area.id, name: named(area) }] : [];
};

const district = (id: string | undefined): AreaAround[] => {
  const area = districtById.get(id ?? '');
  return area ? [{ level: 'district', id: area.id, name: named(area) }, ...division(area.division)] : [];
};

const subDistrict = (id: string | undefined): AreaAround[] => {
  const area = subDistrictById.get(id ?? '');
  return area ? [{ level: 'subDistrict', id: area.id, name: named(area) }, ...district(area.district)] : [];
};

/** The areas around a place, the nearest first. */
export function areasAround(filter: string, id: string): AreaAround[] {
  if (filter === 'locality') return subDistrict(localityById.get(id)?.subDistrict);
  if (filter === 'subDistrict') return district(subDistrictById.get(id)?.district);
  return filter === 'district' ? division(districtById.get(id)?.division) : [];
}

const levels = ['locality', 'subDistrict', 'district'] as const;
const hasArea = (query: SearchQuery): boolean => areaLevels.some((level) => query[level].length > 0);

const subDistrictOf = ({ value }: Understood): string | undefined => localityById.get(String(value))?.subDistrict;

/** The place that the words name, unless they name several; of neighbourhoods of one sub-district the first. */
export function placeSaid({ understood }: Pick<Understanding, 'understood'>): Understood | undefined {
  const level = levels.find((one) => understood.some(({ filter }) => filter === one));
  const [place, ...others] = understood.filter(({ filter }) => filter === level);
  const isOne = place && others.every((other) => level === 'locality' && subDistrictOf(other) === subDistrictOf(place));
  return isOne ? place : undefined;
}

/** None where the place was set by hand, or several were named. */
export async function widerPlace(db: Db, query: SearchQuery, reading: Understanding): Promise<WiderPlace | undefined> {
  const place = placeSaid(reading);
  if (hasArea(query) || place === undefined) return undefined;
  const type = purposeOf(query, reading);
  const { division: _division, district: _district, subDistrict: _subDistrict, ...rest } = reading.filters;
  const words = reading.required.filter(({ isPlace }) => !isPlace);
  for (const area of areasAround(place.filter, String(place.value))) {
    const filters = filtersOf({ ...query, ...rest, [area.level]: [area.id] });
    const count = await countAsked(db, { type, filters, words }, limits.search.countMax);
    if (count > 0) return { ...area, ...capped(count) };
  }
  return undefined;
}
