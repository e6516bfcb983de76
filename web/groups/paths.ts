import type { Place } from '#contracts/maps/areas.ts';
import { shownLevels } from '#web/listings/paths.ts';

export const groupsPath = '/Group-Wise-Building';

/** The offers in the closest area of a place. */
export function areaGroupsPath(place: Place): string {
  const query = new URLSearchParams();
  for (const level of ['division', 'district', 'subDistrict'] as const)
    if (shownLevels(place).includes(level) || level === 'division') query.set(level, place[level].id);
  return `${groupsPath}?${query}`;
}
