// What a post says, apart from where it stands: kept before every edit, compared with what came after.
import type { Insertable } from 'kysely';
import type { PostFieldName } from '#contracts/post-fields.ts';
import type { PostsTable } from '#server/platform/database/tables.ts';

type Column = keyof Insertable<PostsTable>;

/** Every column that its owner writes, with its name in the contract. */
const columns = {
  postTitle: 'title',
  description: 'description',
  propertyType: 'property_type',
  price: 'price',
  priceUnits: 'price_unit',
  size: 'size_sqft',
  landSize: 'land_size',
  landUnits: 'land_unit',
  landCategory: 'land_category',
  constructionStatus: 'construction_status',
  condition: 'condition',
  totalRooms: 'total_rooms',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  balconies: 'balconies',
  drawingRooms: 'drawing_rooms',
  garages: 'garages',
  lift: 'lift',
  furnishing: 'furnishing',
  facing: 'facing',
  totalUnit: 'total_unit',
  totalFloor: 'total_floor',
  availableFloor: 'available_floor',
  facilities: 'facilities',
  postedBy: 'posted_by',
  division: 'division',
  district: 'district',
  subDistrict: 'sub_district',
  locality: 'locality',
  street: 'street',
  house: 'house',
  postCode: 'post_code',
  primaryContact: 'primary_contact',
  secondaryContact: 'secondary_contact',
  tenants: 'tenants',
  availableFrom: 'available_from',
  advanceMonths: 'advance_months',
  serviceCharge: 'service_charge',
  plan: 'plan',
} as const satisfies Record<PostFieldName, Column>;

type ContentField = keyof typeof columns;
/** The columns that its owner writes. */
export type ContentColumn = (typeof columns)[ContentField];
export type Content = Record<ContentField, unknown>;
type Row = { [name in ContentColumn]?: unknown };

const fields = Object.keys(columns) as ContentField[];
const plain = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : (value ?? null));

/** What the row says, by the contract's names; lists in one order. */
export function contentOf(row: Row): Content {
  return Object.fromEntries(fields.map((field) => [field, plain(row[columns[field]])])) as Content;
}

export interface Change {
  field: ContentField;
  before: unknown;
  after: unknown;
}

/** The fields in which the two differ, in the order of the contract. */
export function changesBetween(before: Readonly<Record<string, unknown>>, after: Content): Change[] {
  return fields
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] }));
}
