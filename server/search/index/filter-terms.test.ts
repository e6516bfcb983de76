import { expect, test } from 'vitest';
import { boundsOf, boundsText } from '#contracts/maps/map-search.ts';
import { subDistrictById } from '#server/areas/catalogue.ts';
import { cellTermsIn, filterTermsOf } from './filter-terms.ts';

const mirpur = subDistrictById.get('dhaka-mirpur');
const post = {
  type: 'rent',
  property_type: 'apartment',
  division: 'dhaka',
  district: 'dhaka',
  sub_district: 'dhaka-mirpur',
  locality: null,
  total_price: 20_000,
  size_sqft: null,
  land_sqft: null,
  land_category: null,
  bedrooms: null,
  bathrooms: null,
  construction_status: null,
  condition: null,
  furnishing: null,
  facing: null,
  lift: null,
  facilities: [],
  posted_by: 'owner',
  tenants: [],
  available_from: null,
  posted_at: new Date(),
  promoted_until: null,
} as const;

const cellsIn = (text: string): string[] | null => {
  const bounds = boundsOf(text);
  return bounds ? cellTermsIn(bounds) : null;
};
const isFoundIn = (text: string, point: { x: number; y: number } | null): boolean => {
  const terms = filterTermsOf({ ...post, public_point: point });
  return cellsIn(text)?.some((cell) => terms.includes(`rent.${cell}`)) ?? true;
};

test.each(['23.801,90.401,23.802,90.402', '23.7,90.3,23.85,90.5', '23,89.5,24.5,91', '20.5,88,26.7,92.7'])(
  'a post is in a cell of every box around its public point (%s)',
  (box) => {
    expect(isFoundIn(box, { x: 90.4015, y: 23.8015 })).toBe(true);
    expect(cellsIn(box)?.length ?? 1).toBeLessThanOrEqual(30);
  },
);

test('and in none of a box elsewhere', () => {
  expect(isFoundIn('22.3,91.7,22.4,91.9', { x: 90.4015, y: 23.8015 })).toBe(false);
});

test('without a point it is where its area has its middle', () => {
  const { lat, lng } = mirpur ?? { lat: 0, lng: 0 };
  expect(isFoundIn(boundsText({ south: lat - 0.001, west: lng - 0.001, north: lat + 0.001, east: lng + 0.001 }), null)).toBe(true);
  expect(isFoundIn(boundsText({ south: lat + 0.1, west: lng + 0.1, north: lat + 0.11, east: lng + 0.11 }), null)).toBe(false);
});

test('a box as wide as the country narrows nothing', () => {
  expect(cellsIn('20.5,88,26.7,92.7')).toBeNull();
});
