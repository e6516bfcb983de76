// Apart from the other measures of land, since every page counts with these.
import type { LandUnit } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';

/** Square feet per unit of land that a post may have. */
export const sqftPerLandUnit: Readonly<Record<LandUnit, number>> = {
  katha: limits.land.kathaSqft,
  bigha: limits.land.bighaSqft,
  shotok: limits.land.shotokSqft,
  acres: limits.land.acreSqft,
};
