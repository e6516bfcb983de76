import { expect, test } from 'vitest';
import { type AttributeColumns, attributeLexemesOf } from './attribute-lexemes.ts';

const post: AttributeColumns = {
  type: 'rent',
  title: '',
  description: '',
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
  garages: null,
  available_floor: null,
  total_floor: null,
  construction_status: null,
  condition: null,
  furnishing: null,
  facing: null,
  lift: null,
  facilities: [],
  posted_by: 'agent',
  source_id: null,
  tenants: [],
  available_from: null,
  posted_at: new Date(0),
  promoted_until: null,
  public_point: null,
};

test('who posted is what the form says, whatever the title says', () => {
  expect(attributeLexemesOf({ ...post, title: 'Flat for rent by owner' })).toEqual(['is:postedBy.agent']);
});

test('of an imported post only its own words say who posted it', () => {
  const imported = { ...post, source_id: 'list:1' };
  expect(attributeLexemesOf({ ...imported, title: 'Flat for rent by owner' })).toEqual(['is:postedBy.owner']);
  expect(attributeLexemesOf({ ...imported, title: 'Flat for rent' })).toEqual([]);
});
