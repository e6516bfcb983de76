// An imported row as a post. Only facts: what a row does not say stays empty.
import { limits } from '#contracts/limits.ts';
import { translatorOf } from '#i18n/compile.ts';
import { truncate } from '#i18n/detect.ts';
import { formatter } from '#i18n/format.ts';
import { districtById, subDistrictById } from '#server/areas/catalogue.ts';
import type { ListingRow } from './listing-row.ts';

export interface ImportedPost {
  source_id: string;
  type: 'sell' | 'rent';
  title: string;
  description: string;
  property_type: string;
  price: number;
  price_unit: 'total' | 'perMonth';
  size_sqft: number | null;
  land_size: number | null;
  land_unit: 'katha' | null;
  land_sqft: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  division: string;
  district: string;
  sub_district: string;
  street: string | null;
  posted_at: string | null;
}

// Import files are in English; a reader of either language sees the words as they came.
const t = translatorOf('en');
const fmt = formatter('en');

const placeOf = (row: ListingRow): string => {
  const names = [subDistrictById.get(row.sub_district)?.en, districtById.get(row.district)?.en];
  return [...new Set(names.filter(Boolean))].join(', ');
};

function titleOf(row: ListingRow): string {
  if ([...row.title].length >= limits.posts.titleMin) return truncate(row.title, limits.posts.titleMax - 1);
  const beds = row.beds ? `${row.beds} bed ` : '';
  const size = row.size_sqft ? `${fmt.area(row.size_sqft)} ` : '';
  return `${size}${beds}${t(`enums.propertyType_${row.property_type}`)}, ${placeOf(row)}`;
}

function descriptionOf(row: ListingRow): string {
  const facts = [
    row.address || placeOf(row),
    row.beds === null ? '' : `Bedrooms: ${row.beds}`,
    row.baths === null ? '' : `Bathrooms: ${row.baths}`,
    row.size_sqft === null ? '' : `Size: ${fmt.area(row.size_sqft)}`,
  ];
  return facts.filter(Boolean).join('\n');
}

/** Land says its area as size: it is kept as land, in katha. */
export function toPost(row: ListingRow): ImportedPost {
  const isLand = row.property_type === 'land';
  const size = row.size_sqft === null ? null : Math.round(row.size_sqft);
  const land = isLand && size !== null ? size : null;
  return {
    source_id: row.source_id,
    type: row.purpose,
    title: titleOf(row),
    description: descriptionOf(row),
    property_type: row.property_type,
    price: row.price_bdt,
    price_unit: row.purpose === 'rent' ? 'perMonth' : 'total',
    size_sqft: isLand ? null : size,
    land_size: land === null ? null : Math.round((land / limits.land.kathaSqft) * 100) / 100,
    land_unit: land === null ? null : 'katha',
    land_sqft: land,
    bedrooms: isLand || row.beds === null ? null : Math.round(row.beds),
    bathrooms: isLand || row.baths === null ? null : Math.round(row.baths),
    division: row.division,
    district: row.district,
    sub_district: row.sub_district,
    street: row.address || null,
    posted_at: row.added_at?.toISOString() ?? null,
  };
}
