// Maps a row of an import file to a post: its columns, their limits, and their values in our terms.
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import { postTypes, tenantKinds, type PropertyType } from '#contracts/enums.ts';
import type { FieldError } from '#contracts/errors.ts';
import { limits } from '#contracts/limits.ts';
import { atOrigin, planFault } from '#contracts/floor-plans/floor-plan.ts';
import { givenFloorPlan } from '#contracts/floor-plans/floor-plan-shape.ts';
import { isShown } from '#contracts/posts/post-rules.ts';
import { choice, date, list, optionalDate, optionalDecimal, optionalText, optionalWhole, text, textLength, wholeNumber } from '#contracts/values.ts';
import { truncate } from '#i18n/detect.ts';
import { isPinOutside } from '#server/areas/pin-place.ts';
import { areaFaults } from '#server/areas/service.ts';
import { subDistrictNamedIn } from '#server/areas/named-place.ts';
import type { ListedPost } from '#server/posts/bulk-service.ts';
import { descriptionOf, titleOf } from './wording.ts';

/** Property kinds as files name them. Single rooms, hostel seats and parking places have no counterpart and are refused. */
const kinds = {
  apartment: 'apartment',
  flat: 'apartment',
  studio: 'apartment',
  house: 'home',
  home: 'home',
  building: 'home',
  duplex: 'duplex',
  land: 'land',
  plot: 'land',
  office: 'office',
  commercial: 'office',
  showroom: 'showroom',
  shop: 'shop',
  restaurant: 'restaurant',
  factory: 'factory',
  warehouse: 'warehouse',
} as const satisfies Record<string, PropertyType>;
type Kind = keyof typeof kinds;

/** Required columns; a file may also have `locality`, `lat` and `lng`, `tenants`, `available_from`, `advance_months`, `service_charge_bdt` and `floor_plan`. Others are ignored. */
export const columns = [
  'source_id',
  'purpose',
  'property_type',
  'title',
  'price_bdt',
  'beds',
  'baths',
  'size_sqft',
  'address',
  'division',
  'district',
  'sub_district',
  'added_at',
] as const;

const longTextMax = 1000;
const sourceIdMax = 120;
/** A CSV record of a file that is larger is refused. */
export const recordBytesMax = 64 * 1024;
const {
  priceMin,
  priceMax,
  roomsMax,
  sizeSqftMin,
  sizeSqftMax,
  landSqftMax,
  titleMin,
  titleMax,
  streetMax,
  advanceMonthsMax,
  serviceChargeMax,
  latMin,
  latMax,
  lngMin,
  lngMax,
} = limits.posts;

/** What a file calls an entry. The prefix of demo content is reserved. */
export const SourceId = text(1, sourceIdMax).refine((value) => !value.startsWith('demo-'), 'invalid');

const Columns = z.object({
  source_id: SourceId,
  purpose: choice(postTypes),
  property_type: choice(Object.keys(kinds) as [Kind, ...Kind[]]),
  title: optionalText(longTextMax),
  price_bdt: wholeNumber(priceMin, priceMax),
  beds: optionalWhole(0, roomsMax),
  baths: optionalWhole(0, roomsMax),
  size_sqft: optionalWhole(1, landSqftMax),
  address: optionalText(longTextMax),
  division: text(1, 60),
  district: text(1, 60),
  sub_district: optionalText(60),
  added_at: z.preprocess((value) => (value === '' ? undefined : value), date.optional()),
  locality: optionalText(60),
  // Files come with pins of any quality: one that is none does not cost the row.
  lat: optionalDecimal(latMin, latMax).catch(undefined),
  lng: optionalDecimal(lngMin, lngMax).catch(undefined),
  tenants: z.preprocess(
    (value) => (typeof value === 'string' ? value.replaceAll(/\s*;\s*/g, ',').trim() : value),
    list(choice(tenantKinds), tenantKinds.length),
  ),
  available_from: optionalDate,
  advance_months: optionalWhole(0, advanceMonthsMax),
  service_charge_bdt: optionalWhole(0, serviceChargeMax),
  floor_plan: givenFloorPlan,
});
type Columns = z.output<typeof Columns>;

const oneLine = (value: string | undefined): string => (value ?? '').replaceAll(/\s+/g, ' ').trim();

/** At most `max` code points, including the ellipsis. */
const shortened = (value: string, max: number): string => (textLength(value) <= max ? value : truncate(value, max - 1));

/** The sub-district of the row, or the one its address names; empty if neither does. */
function placeOf(row: Columns, fail: (path: string, key: FieldError) => void): string {
  const id = row.sub_district ?? subDistrictNamedIn(row.district, `${row.address ?? ''} ${row.title ?? ''}`);
  const { subDistrict, locality, ...above } = areaFaults({ division: row.division, district: row.district, subDistrict: id, locality: row.locality });
  for (const [level, key] of Object.entries(above)) fail(level, key);
  if (subDistrict) fail('sub_district', subDistrict);
  if (locality) fail('locality', locality);
  return id ?? '';
}

function sizes(kind: PropertyType, size: number | undefined) {
  const none = { size_sqft: null, land_size: null, land_unit: null, land_sqft: null };
  if (size === undefined) return none;
  if (kind !== 'land') return { ...none, size_sqft: size };
  return { ...none, land_size: Math.round((size / limits.land.kathaSqft) * 100) / 100, land_unit: 'katha' as const, land_sqft: size };
}

/** The row's pin, where it is whole and lies in the area. */
function pinOf(row: Columns, sub_district: string): Pick<ListedPost, 'lat' | 'lng'> {
  const { lat = null, lng = null, locality = null } = row;
  const isSound = lat !== null && lng !== null && sub_district !== '' && !isPinOutside({ sub_district, locality, lat, lng });
  return isSound ? { lat, lng } : { lat: null, lng: null };
}

/** What only a row to rent says. */
const toRent = ({ purpose, tenants, available_from, advance_months, service_charge_bdt }: Columns) =>
  purpose === 'rent'
    ? { tenants, available_from: available_from ?? null, advance_months: advance_months ?? null, service_charge: service_charge_bdt ?? null }
    : { tenants: [], available_from: null, advance_months: null, service_charge: null };

/** Validates one row. The output has the columns of `posts` that a file sets. */
export const Row = Columns.transform((row, context) => {
  const fail = (path: string, message: FieldError, params?: Record<string, number>): void =>
    context.addIssue({ code: 'custom', path: [path], message, params });
  const kind: PropertyType = kinds[row.property_type];
  const subDistrict = placeOf(row, fail);
  const size = row.size_sqft;
  if (kind !== 'land' && size !== undefined && size < sizeSqftMin) fail('size_sqft', 'min', { min: sizeSqftMin });
  if (kind !== 'land' && size !== undefined && size > sizeSqftMax) fail('size_sqft', 'max', { max: sizeSqftMax });
  if (row.added_at !== undefined && row.added_at > new Date().toISOString().slice(0, 10)) fail('added_at', 'invalid');
  const rooms = (field: string, count: number | undefined): number | null => (count && isShown(kind, field) ? count : null);
  const broken = row.floor_plan && planFault(row.floor_plan);
  if (broken) fail('floor_plan', broken.key, broken.params as Record<string, number>);
  const facts = {
    type: row.purpose,
    kind,
    district: row.district,
    address: oneLine(row.address),
    subDistrict,
    size: size ?? null,
    beds: rooms('bedrooms', row.beds),
    baths: rooms('bathrooms', row.baths),
  };
  const typed = oneLine(row.title);
  return {
    id: uuidv7(),
    source_id: row.source_id,
    type: row.purpose,
    property_type: kind,
    title: shortened([...typed].length < titleMin ? titleOf(facts) : typed, titleMax),
    description: descriptionOf(facts),
    price: row.price_bdt,
    price_unit: row.purpose === 'rent' ? ('perMonth' as const) : ('total' as const),
    ...sizes(kind, size),
    bedrooms: facts.beds,
    bathrooms: facts.baths,
    division: row.division,
    district: row.district,
    sub_district: subDistrict,
    locality: row.locality ?? null,
    ...pinOf(row, subDistrict),
    ...toRent(row),
    floor_plan: row.floor_plan && isShown(kind, 'floorPlan') ? atOrigin(row.floor_plan) : null,
    street: shortened(facts.address, streetMax) || null,
    posted_at: row.added_at === undefined ? null : `${row.added_at}T06:00:00Z`,
  } satisfies ListedPost;
});
export type ImportedPost = z.output<typeof Row>;
