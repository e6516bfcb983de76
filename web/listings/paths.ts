import type { PostType, PropertyType } from '#contracts/enums.ts';
import type { Place } from '#contracts/areas.ts';
import type { AreaLevel } from '#web/areas/area-tree.ts';

/** Where posts of one type are listed. */
export const listPath = (type: PostType): string => (type === 'rent' ? '/Property-Rent' : '/Property-Buy-Sell');

const levels: readonly AreaLevel[] = ['division', 'district', 'subDistrict'];

/** The areas of a place from the widest inwards; an imported post may know its district only. */
const known = ({ subDistrict }: Place): readonly AreaLevel[] => (subDistrict.id ? levels : levels.slice(0, 2));

/** Levels worth showing: a division with the same name as its district (ঢাকা, ঢাকা) is left out. */
export const shownLevels = (place: Place): readonly AreaLevel[] =>
  known(place).filter((level) => level !== 'division' || place.division.bn !== place.district.bn);

/** The list of one type in one area, of one kind of property where that is given. */
export function areaPath(type: PostType, place: Place, level: AreaLevel, propertyType?: PropertyType): string {
  const query = new URLSearchParams();
  for (const one of known(place)) {
    query.set(one, place[one].id);
    if (one === level) break;
  }
  if (propertyType) query.set('propertyType', propertyType);
  return `${listPath(type)}?${query}`;
}
