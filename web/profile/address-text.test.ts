import { expect, test } from 'vitest';
import { addressText } from './address-text.ts';

const named = (id: string, en: string, bn: string) => ({ id, en, bn });
const dhaka = named('dhaka', 'Dhaka', 'ঢাকা');

test('an address reads from the house to the division, a place named twice only once', () => {
  const address = { division: dhaka, district: dhaka, subDistrict: named('dhanmondi', 'Dhanmondi', 'ধানমন্ডি'), more: 'বাড়ি ১২, রোড ৫' };
  expect(addressText(address, 'bn')).toBe('বাড়ি ১২, রোড ৫, ধানমন্ডি, ঢাকা');
});

test('without a house it begins with the sub-district', () => {
  const address = { division: dhaka, district: named('gazipur', 'Gazipur', 'গাজীপুর'), subDistrict: named('tongi', 'Tongi', 'টঙ্গী'), more: null };
  expect(addressText(address, 'en')).toBe('Tongi, Gazipur, Dhaka');
});
