// Land is priced by its unit: the total, which is what is stored, follows from the rate and from the size.
import type { LandUnit } from '#contracts/enums.ts';
import { landSqft } from '#contracts/posts/post-rules.ts';
import { numberOf } from '#web/forms/number-text.ts';
import type { PostForm } from '#web/posting/post-form.ts';

type Priced = Pick<PostForm, 'propertyType' | 'landSize' | 'landUnits' | 'landRate' | 'landRateUnit'>;

/** How much of the unit of the rate the land is; undefined while its size is not known. */
export function landInRateUnit({ landSize, landUnits, landRateUnit }: Priced): number | undefined {
  const size = numberOf(landSize);
  return size ? landSqft(size, landUnits as LandUnit) / landSqft(1, landRateUnit as LandUnit) : undefined;
}

/** The price as the form has it where land is priced by its unit; undefined where it is not. A rate that cannot be read is told as a price is. */
export function landTotal(form: Priced): string | undefined {
  if (form.propertyType !== 'land' || form.landRateUnit === '') return undefined;
  const rate = numberOf(form.landRate);
  if (rate === undefined) return form.landRate;
  const land = landInRateUnit(form);
  return land === undefined ? '' : String(Math.round(rate * land));
}
