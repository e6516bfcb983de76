import { expect, test } from 'vitest';
import { type Indexed, lexemesOfPost } from './lexemes.ts';

const post: Indexed = {
  id: '',
  post_id: 1,
  street: null,
  house: null,
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

const isIn = (title: string, place: string): boolean => lexemesOfPost({ ...post, title }).tsvector.includes(`l:${place}'`);

test.each(['Flat in Niketon', 'Niketon, near a school', 'Flat at Niketon beside the college'])('%s names Niketon', (title) => {
  expect(isIn(title, 'dhaka-niketan')).toBe(true);
});

test.each(['Flat near Niketon School', 'Flat near Niketon Model High School and College', 'নিকেতন স্কুলের পাশে ফ্ল্যাট', 'Niketon Girls College road'])(
  '%s names a school',
  (title) => {
    expect(isIn(title, 'dhaka-niketan')).toBe(false);
  },
);
