import { expect, test } from 'vitest';
import { propertyTypes } from '#contracts/enums.ts';
import { isShown } from './post-rules.ts';
import { UpdatePostFields } from './own-posts.ts';
import { RentPostFields, SellPostFields } from './posts.ts';

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

const faultsOf = (schema: typeof SellPostFields | typeof RentPostFields | typeof UpdatePostFields, fields: object): string[] =>
  [...new Set(schema.safeParse(fields).error?.issues.map(({ path }) => String(path[0])))].toSorted();
const office = { ...plot, propertyType: 'office', size: '900', availableFloor: '2', landSize: undefined, landUnits: undefined, landCategory: undefined };

test('faults of single fields and faults across fields are told in one round', () => {
  const { availableFloor: _floor, ...withoutFloor } = office;
  expect(faultsOf(SellPostFields, { ...withoutFloor, primaryContact: '12' })).toEqual(['availableFloor', 'primaryContact']);
  expect(faultsOf(SellPostFields, { ...office, totalFloor: '1', postTitle: '', secondaryContact: office.primaryContact })).toEqual([
    'availableFloor',
    'postTitle',
    'secondaryContact',
  ]);
  expect(faultsOf(UpdatePostFields, { ...plot, landCategory: undefined, postTitle: '' })).toEqual(['landCategory', 'postTitle']);
});

test('an empty rent post is also told that its rent is missing', () => {
  expect(faultsOf(RentPostFields, {})).toEqual(expect.arrayContaining(['rentFee', 'propertyType', 'postTitle', 'primaryContact']));
});

test('a field that is wrong by itself is not called missing too', () => {
  const { error } = SellPostFields.safeParse({ ...office, availableFloor: 'second' });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['availableFloor', 'number']]);
});

test('every building may have facilities', () => {
  for (const type of propertyTypes) expect(isShown(type, 'facilities'), type).toBe(type !== 'land');
});
