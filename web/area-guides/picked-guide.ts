// The guide of what someone picked in a box for places.
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { guideName } from '#contracts/maps/guide-path.ts';

/** A union has no guide: that of its sub-district is meant. Undefined for what is no place. */
export function guideOf({ kind, level, division, district, subDistrict, locality }: SuggestedItem): string | undefined {
  if (kind === 'landmark') return locality ?? subDistrict;
  if (kind !== 'place' || !level) return undefined;
  if (level === 'division') return division && guideName('division', division);
  return level === 'locality' ? (locality ?? subDistrict) : level === 'subDistrict' ? subDistrict : district;
}
