// What an owner changed, in the reader's words: a field's name, and its value before and after.
import { landUnits, type Facility, type TenantKind } from '#contracts/enums.ts';
import type { PostFieldName } from '#contracts/post-fields.ts';
import type { Key } from '#i18n/message.ts';
import { areaLevels, findArea } from '#web/areas/area-tree.ts';
import type { Areas } from '#web/areas/use-areas.ts';
import type { PageWords } from '#web/platform/language.tsx';

const labels = {
  postTitle: 'field_title',
  description: 'field_description',
  propertyType: 'field_propertyType',
  price: 'field_price',
  priceUnits: 'field_priceUnits',
  size: 'field_size',
  landSize: 'field_land',
  landUnits: 'field_landUnits',
  landCategory: 'field_landCategory',
  constructionStatus: 'field_construction',
  condition: 'field_condition',
  totalRooms: 'field_totalRooms',
  bedrooms: 'field_bedrooms',
  bathrooms: 'field_bathrooms',
  balconies: 'field_balconies',
  drawingRooms: 'field_drawingRooms',
  garages: 'field_garages',
  lift: 'field_lift',
  furnishing: 'field_furnishing',
  facing: 'field_facing',
  totalUnit: 'field_totalUnit',
  totalFloor: 'field_totalFloor',
  availableFloor: 'field_floor',
  facilities: 'field_facilities',
  postedBy: 'field_postedBy',
  division: 'field_division',
  district: 'field_district',
  subDistrict: 'field_subDistrict',
  locality: 'field_locality',
  street: 'field_street',
  house: 'field_house',
  postCode: 'field_postCode',
  primaryContact: 'field_primaryContact',
  secondaryContact: 'field_secondaryContact',
  tenants: 'field_tenants',
  availableFrom: 'field_availableFrom',
  advanceMonths: 'field_advanceMonths',
  serviceCharge: 'field_serviceCharge',
  plan: 'field_promotion',
} as const satisfies Record<PostFieldName, string>;

type Labelled = keyof typeof labels;
const isLabelled = (field: string): field is Labelled => Object.hasOwn(labels, field);

/** The name of a changed field; one that is newer than these words stands as it is called. */
export const changeLabel = ({ t }: PageWords, field: string): string => (isLabelled(field) ? t(`moderation.${labels[field]}`) : field);

const enumerated: Readonly<Record<string, string>> = {
  propertyType: 'propertyType',
  priceUnits: 'priceUnit',
  landCategory: 'landCategory',
  constructionStatus: 'constructionStatus',
  condition: 'condition',
  furnishing: 'furnishing',
  facing: 'facing',
  postedBy: 'postedBy',
  plan: 'plan',
};

/** One side of a change as the reader says it; "not given" for nothing. */
export function changeValue({ t, fmt, lng }: PageWords, areas: Areas, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return t('moderation.changeNothing');
  if (Array.isArray(value))
    return fmt.list(value.map((one) => (field === 'tenants' ? t(`enums.tenant_${one as TenantKind}`) : t(`enums.facility_${one as Facility}`))));
  if (typeof value === 'boolean') return t(value ? 'enums.lift_yes' : 'enums.lift_no');
  const text = String(value);
  const level = areaLevels.find((one) => one === field);
  if (level) return (areas.state === 'ready' ? findArea(areas.tree, level, text)?.[lng] : undefined) ?? text;
  const named = enumerated[field];
  if (named) return t.dynamic(`enums.${named}_${text}` as Key);
  const unit = field === 'landUnits' ? landUnits.find((one) => one === text) : undefined;
  if (unit) return t(`enums.landUnit_${unit}`);
  if (field === 'availableFrom') return fmt.date(text);
  if (field === 'price' || field === 'serviceCharge') return fmt.takaExact(Number(text));
  if (field === 'size') return fmt.area(Number(text));
  if (field === 'availableFloor') return fmt.floor(Number(text));
  if (field === 'primaryContact' || field === 'secondaryContact') return fmt.phone(text);
  return typeof value === 'number' || field === 'landSize' ? fmt.plain(String(Number(text))) : text;
}
