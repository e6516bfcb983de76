// One line of an import file, as validated facts. Columns: source_id, purpose, property_type, title, price_bdt, beds, baths,
// size_sqft, address, division, district, sub_district, lat, lng, added_at.
import { z } from 'zod';
import type { PropertyType } from '#contracts/enums.ts';
import { limits } from '#contracts/limits.ts';
import { districtById, divisionById, subDistrictById } from '#server/areas/catalogue.ts';

/** What portals call a kind of property, as our enumeration. Rooms, hostels and garages are not in it. */
const kinds: Readonly<Record<string, PropertyType>> = {
  apartment: 'apartment', flat: 'apartment', home: 'home', house: 'home', building: 'home', duplex: 'duplex', land: 'land', plot: 'land',
  office: 'office', commercial: 'office', showroom: 'showroom', shop: 'shop', restaurant: 'restaurant', factory: 'factory', warehouse: 'warehouse',
};

const optionalNumber = (min: number, max: number) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : Number(text)))
    .refine((value) => value === null || (Number.isFinite(value) && value >= min && value <= max), `is not a number from ${min} to ${max}`);

const { posts } = limits;
const plainText = (max: number) => z.string().refine((text) => !text.includes('\u0000'), 'holds a character that cannot be stored').transform((text) => text.replace(/\s+/g, ' ').trim().slice(0, max));

export const ListingRow = z
  .object({
    source_id: z.string().trim().min(1, 'is missing').max(200, 'is too long'),
    purpose: z.enum(['sell', 'rent'], 'is neither sell nor rent'),
    property_type: z
      .string()
      .transform((text) => kinds[text.trim().toLowerCase()])
      .refine((kind): kind is PropertyType => kind !== undefined, 'is a kind of property that the product does not have'),
    title: plainText(1000),
    price_bdt: optionalNumber(posts.priceMin, posts.priceMax).refine((value) => value !== null, 'is missing').transform((value) => Math.round(value ?? 0)),
    beds: optionalNumber(0, posts.roomsMax),
    baths: optionalNumber(0, posts.roomsMax),
    size_sqft: optionalNumber(1, posts.landSqftMax),
    address: plainText(posts.streetMax),
    division: z.string().refine((id) => divisionById.has(id), 'is not a division'),
    district: z.string(),
    sub_district: z.string(),
    added_at: z
      .string()
      .trim()
      .refine((text) => text === '' || (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))), 'is not a date (YYYY-MM-DD)')
      .transform((text) => (text === '' ? null : new Date(text))),
  })
  .superRefine((row, context) => {
    const refuse = (column: string, message: string): void => context.addIssue({ code: 'custom', path: [column], message });
    const district = districtById.get(row.district);
    if (!district) refuse('district', 'is not a district');
    else if (district.division !== row.division) refuse('district', 'is not in the division');
    const sub = subDistrictById.get(row.sub_district);
    if (row.sub_district !== '' && !sub) refuse('sub_district', 'is not a sub-district');
    else if (sub && sub.district !== row.district) refuse('sub_district', 'is not in the district');
    if (row.added_at && row.added_at.getTime() > Date.now()) refuse('added_at', 'is in the future');
    const isLand = row.property_type === 'land';
    if (!isLand && row.size_sqft !== null && (row.size_sqft < posts.sizeSqftMin || row.size_sqft > posts.sizeSqftMax))
      refuse('size_sqft', `is not from ${posts.sizeSqftMin} to ${posts.sizeSqftMax}`);
  });
export type ListingRow = z.output<typeof ListingRow>;

/** Every reason why a row is refused, in one line. */
export const reasonsOf = (error: z.ZodError): string => error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ');
