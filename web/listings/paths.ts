import type { PostType, PropertyType } from '#contracts/enums.ts';
import type { Place } from '#contracts/maps/areas.ts';
import type { Named } from '#contracts/values.ts';
import type { AreaLevel } from '#web/areas/area-tree.ts';

/** Where posts of one type are listed. */
export const listPath = (type: PostType): string => (type === 'rent' ? '/Property-Rent' : '/Property-Buy-Sell');

export type PlaceLevel = AreaLevel | 'locality';

/** The areas of a place from the widest inwards; an imported post may know its district only. */
const known = ({ subDistrict, locality }: Place): readonly PlaceLevel[] => [
  'division',
  'district',
  ...(subDistrict.id ? (['subDistrict'] as const) : []),
  ...(locality ? (['locality'] as const) : []),
];

/** The area of a level; where no neighbourhood is known, the sub-district. */
export const areaAt = (place: Place, level: PlaceLevel): Named => place[level] ?? place.subDistrict;

/** What people call the place: the neighbourhood, otherwise the sub-district. */
export const closestArea = (place: Place): Named => areaAt(place, 'locality');

/** Levels worth showing: a division with the same name as its district (ঢাকা, ঢাকা) is left out. */
export const shownLevels = (place: Place): readonly PlaceLevel[] =>
  known(place).filter((level) => level !== 'division' || place.division.bn !== place.district.bn);

/** The list of one type in one area, of one kind of property where that is given. */
export function areaPath(type: PostType, place: Place, level: PlaceLevel, propertyType?: PropertyType): string {
  const query = new URLSearchParams();
  for (const one of known(place)) {
    query.set(one, areaAt(place, one).id);
    if (one === level) break;
  }
  if (propertyType) query.set('propertyType', propertyType);
  return `${listPath(type)}?${query}`;
}
