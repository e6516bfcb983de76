import { expect, test } from 'vitest';
import { keyOf } from './search-key.ts';

const guide = { purpose: 'rent', division: 'dhaka', district: 'dhaka', subDistrict: 'dhaka-mirpur', locality: 'dhaka-mirpur-1' };

test('areas around the narrowest, the page and the order say nothing of what is asked', () => {
  expect(keyOf({ ...guide, page: '2', sort: 'newest' })).toBe(keyOf({ locality: 'dhaka-mirpur-1', purpose: 'rent' }));
  expect(keyOf({ purpose: 'rent', division: 'dhaka' })).not.toBe(keyOf({ purpose: 'rent', district: 'dhaka' }));
});

test('numbers of a saved search are the texts of an address, and one of a list is the one', () => {
  expect(keyOf({ bedMin: 2, lift: true, propertyType: ['home'] })).toBe(keyOf({ propertyType: 'home', lift: 'true', bedMin: '2' }));
  expect(keyOf({ bedMin: 2 })).not.toBe(keyOf({ bedMin: 3 }));
});

test('of several areas each one counts', () => {
  const several = { district: ['dhaka', 'gazipur'], subDistrict: 'dhaka-mirpur' };
  expect(keyOf(several)).not.toBe(keyOf({ subDistrict: 'dhaka-mirpur' }));
  expect(keyOf({ district: ['gazipur', 'dhaka'] })).toBe(keyOf({ district: ['dhaka', 'gazipur'] }));
});
