// What an owner changed, in the reader's words: a field's name, and its value before and after.
import type { FloorPlan } from '#contracts/floor-plans/floor-plan.ts';
import { isPostField, type PostFieldName } from '#contracts/posts/post-fields.ts';
import { areaLevels, findArea } from '#web/areas/area-tree.ts';
import type { Areas } from '#web/areas/use-areas.ts';
import { planText } from '#web/floor-plan/plan-words.ts';
import { fieldText } from '#web/listings/field-words.ts';
import type { PageWords } from '#web/platform/language.tsx';

/** What staff call in words of their own. */
const own = {
  postTitle: 'field_title',
  propertyType: 'field_propertyType',
  price: 'field_price',
  priceUnits: 'field_priceUnits',
  landSize: 'field_land',
  landUnits: 'field_landUnits',
  constructionStatus: 'field_construction',
  garages: 'field_garages',
  totalFloor: 'field_totalFloor',
  totalUnit: 'field_totalUnit',
  division: 'field_division',
  district: 'field_district',
  subDistrict: 'field_subDistrict',
  locality: 'field_locality',
  street: 'field_street',
  house: 'field_house',
  postCode: 'field_postCode',
  lat: 'field_lat',
  lng: 'field_lng',
  primaryContact: 'field_primaryContact',
  secondaryContact: 'field_secondaryContact',
  tenants: 'field_tenants',
  advanceMonths: 'field_advanceMonths',
  plan: 'field_promotion',
} as const;
const isOwn = (field: PostFieldName): field is keyof typeof own => Object.hasOwn(own, field);

/** What staff call a field of a post. */
export const staffLabel = ({ t }: Pick<PageWords, 't'>, field: PostFieldName): string => (isOwn(field) ? t(`moderation.${own[field]}`) : t(`fields.${field}`));

/** The name of a changed field; one that is newer than these words is shown as it is called. */
export const changeLabel = (words: PageWords, field: string): string => (isPostField(field) ? staffLabel(words, field) : field);

/** One side of a change as the reader says it; "not given" for nothing. Of a plan only what `beside`, the other side, has otherwise. */
export function changeValue(words: PageWords, areas: Areas, field: string, value: unknown, beside?: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return words.t('moderation.changeNothing');
  const level = areaLevels.find((one) => one === field);
  if (level) return (areas.state === 'ready' ? findArea(areas.tree, level, String(value))?.[words.lng] : undefined) ?? String(value);
  if (!isPostField(field)) return String(value);
  return field === 'floorPlan'
    ? planText(words, value as FloorPlan, beside as FloorPlan | null)
    : fieldText(words, field, value as string | number | boolean | string[]);
}
