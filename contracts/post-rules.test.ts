import { expect, test } from 'vitest';
import { propertyTypes } from './enums.ts';
import { isShown } from './post-rules.ts';
import { SellPostFields } from './posts.ts';

const plot = {
  postTitle: 'Five katha by the road',
  description: 'Dry all year.',
  propertyType: 'land',
  landSize: '5',
  landUnits: 'katha',
  landCategory: 'residential',
  price: '9000000',
  priceUnits: 'total',
  postedBy: 'owner',
  division: 'dhaka',
  district: 'dhaka',
  subDistrict: 'dhaka-dohar',
  primaryContact: '01000000731',
  plan: 'free',
};

test('bare land has no rooms, no floors and no facilities, whatever was chosen for a building before', () => {
  const chosen = { bedrooms: '3', size: '900', lift: 'true', furnishing: 'furnished', availableFloor: '2', facilities: ['gym', 'intercom'] };
  const { bedrooms, size, lift, furnishing, availableFloor, facilities, landSize } = SellPostFields.parse({ ...plot, ...chosen });
  expect([bedrooms, size, lift, furnishing, availableFloor, facilities, landSize]).toEqual([undefined, undefined, undefined, undefined, undefined, [], 5]);
});

test('every building may have facilities', () => {
  for (const type of propertyTypes) expect(isShown(type, 'facilities'), type).toBe(type !== 'land');
});
