// The wizard's fields as the person typed them, and the step where each stands.
import type { PostType } from '#contracts/enums.ts';
import type { PostFieldName } from '#contracts/post-fields.ts';
import { isShown } from '#contracts/post-rules.ts';
import type { PropertyType } from '#contracts/enums.ts';

/** Everything typed is text; numbers are kept in ASCII digits. `images` are ids of pictures that are ready. */
export const emptyPost = {
  propertyType: '',
  size: '',
  landSize: '',
  landUnits: 'katha',
  landCategory: '',
  bedrooms: '',
  bathrooms: '',
  division: '',
  district: '',
  subDistrict: '',
  locality: '',
  street: '',
  house: '',
  postCode: '',
  price: '',
  priceUnits: 'total',
  rentFee: '',
  tenants: [] as string[],
  availableFrom: '',
  advanceMonths: '',
  serviceCharge: '',
  images: [] as string[],
  postTitle: '',
  description: '',
  condition: '',
  constructionStatus: '',
  totalRooms: '',
  balconies: '',
  drawingRooms: '',
  garages: '',
  lift: '',
  furnishing: '',
  facing: '',
  totalUnit: '',
  totalFloor: '',
  availableFloor: '',
  facilities: [] as string[],
  postedBy: '',
  primaryContact: '',
  secondaryContact: '',
  plan: 'free',
} satisfies Record<PostFieldName | 'rentFee' | 'images', string | string[]>;

export type PostForm = typeof emptyPost;
export type PostField = keyof PostForm;
export type TextField = Exclude<PostField, 'images' | 'facilities' | 'tenants'>;

export const stepNames = ['type', 'location', 'price', 'details', 'contact', 'check'] as const;
export type StepName = (typeof stepNames)[number];

const stepFields: Record<StepName, readonly PostField[]> = {
  type: ['propertyType', 'size', 'landSize', 'landUnits', 'landCategory', 'bedrooms', 'bathrooms'],
  location: ['division', 'district', 'subDistrict', 'locality', 'street', 'house', 'postCode'],
  price: ['price', 'priceUnits', 'rentFee', 'tenants', 'availableFrom', 'advanceMonths', 'serviceCharge', 'images'],
  details: [
    'postTitle',
    'description',
    'condition',
    'constructionStatus',
    'totalRooms',
    'drawingRooms',
    'balconies',
    'garages',
    'availableFloor',
    'totalFloor',
    'totalUnit',
    'furnishing',
    'facing',
    'lift',
    'facilities',
  ],
  contact: ['postedBy', 'primaryContact', 'secondaryContact', 'plan'],
  check: [],
};

const ofType: Partial<Record<PostField, PostType>> = {
  price: 'sell',
  priceUnits: 'sell',
  rentFee: 'rent',
  tenants: 'rent',
  availableFrom: 'rent',
  advanceMonths: 'rent',
  serviceCharge: 'rent',
};

/** Whether the field belongs to the kind of post and to the property type; before a type is chosen nothing is hidden. */
export function isAsked(type: PostType, propertyType: string, field: PostField): boolean {
  if ((ofType[field] ?? type) !== type) return false;
  // Who moves in is asked of homes only.
  if (field === 'tenants' && propertyType !== '') return isShown(propertyType as PropertyType, 'bedrooms');
  return propertyType === '' || isShown(propertyType as PropertyType, field);
}

/** A step's fields in the order they stand in. */
export const fieldsOf = (type: PostType, propertyType: string, step: StepName): PostField[] =>
  stepFields[step].filter((field) => isAsked(type, propertyType, field));

/** The step of a field; errors without a field are shown in the last step. */
export const stepOf = (field: string): StepName => stepNames.find((step) => (stepFields[step] as readonly string[]).includes(field)) ?? 'check';

/**
 * What travels: only fields that are asked, so that nothing typed for another property type blocks or slips through. A
 * unit without its land counts as nothing.
 */
export function askedValues(type: PostType, form: PostForm): Record<string, string | string[]> {
  const { images: _pictures, ...typed } = form;
  const asked = Object.entries(typed).filter(([field]) => isAsked(type, form.propertyType, field as PostField));
  const values: Record<string, string | string[]> = Object.fromEntries(asked);
  if (form.propertyType !== 'land' && form.landSize === '') delete values['landUnits'];
  return values;
}
