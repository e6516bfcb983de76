// What a person fills in comes back as it was: stored by rowOf, compared by contentOf, shown by toDetail.
import { expect, test } from 'vitest';
import { type RentPostInput, RentPostFields } from '#contracts/posts.ts';
import type { PostRow } from './card.ts';
import { toDetail } from './card.ts';
import { contentOf } from './content.ts';
import { rowOf } from './service.ts';

/** An answer to every question; the types of property that ask it differ. */
const answers = {
  postTitle: 'A home with everything',
  description: 'Quiet.',
  propertyType: 'duplex',
  constructionStatus: 'ready',
  condition: 'used',
  size: '1850',
  landSize: '2.5',
  landUnits: 'katha',
  landCategory: 'residential',
  totalRooms: '9',
  bedrooms: '4',
  bathrooms: '3',
  balconies: '2',
  drawingRooms: '1',
  garages: '2',
  lift: 'true',
  furnishing: 'furnished',
  facing: 'south',
  totalUnit: '8',
  totalFloor: '6',
  availableFloor: '2',
  facilities: ['generator'],
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-gulshan',
  locality: 'gulshan-1',
  street: 'Road 3',
  house: '7',
  postCode: '1212',
  primaryContact: '01712345678',
  secondaryContact: '01712345679',
  plan: 'free',
  tenants: ['family'],
  availableFrom: '2026-12-01',
  advanceMonths: '2',
  serviceCharge: '4500',
  rentFee: '65000',
  price: '65000',
  priceUnits: 'perMonth',
} satisfies Record<keyof RentPostInput, string | string[]>;

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

test('every answer is stored, and shown to those who may see it', () => {
  const kept = new Set<string>();
  const shown = new Set<string>();
  for (const propertyType of ['duplex', 'land']) {
    const row = rowOf('rent', RentPostFields.parse({ ...answers, propertyType }), 'owner');
    for (const [field, value] of Object.entries(contentOf(row))) if (isGiven(value)) kept.add(field);
    const now = new Date();
    const read = { post_id: 1, state: 'approved', promoted_until: null, previous_price: null, pictures: [], posted_at: now, updated_at: now, ...row };
    const owner = { _id: 'o', name: 'n', proPic: null, joinDate: '', livePosts: 1 };
    for (const [field, value] of Object.entries(toDetail(read as unknown as PostRow, owner, false))) if (isGiven(value)) shown.add(field);
  }
  const given = Object.keys(answers).filter((field) => field !== 'rentFee');
  expect(given.filter((field) => !kept.has(field)).toSorted()).toEqual([]);
  const unseen = ['plan', 'primaryContact', 'secondaryContact'];
  expect(given.filter((field) => !shown.has(field)).toSorted()).toEqual(unseen);
});
