import { expect, test } from 'vitest';
import { namedPath, slugOf } from './named-path.ts';

const place = { district: { en: 'Dhaka' }, subDistrict: { en: 'Mirpur' }, locality: { en: 'Section 10' } };

test('a post is named by what it is and where, in Latin letters', () => {
  expect(namedPath({ type: 'rent', PostID: 48001, propertyType: 'apartment', bedrooms: 3, place })).toBe(
    '/Property-Rent-Details/48001/3-bed-apartment-for-rent-section-10-dhaka',
  );
  expect(namedPath({ type: 'sell', PostID: 7, propertyType: 'land', bedrooms: null, place: { ...place, locality: undefined } })).toBe(
    '/Property-Buy-Sell-Details/7/land-for-sale-mirpur-dhaka',
  );
});

test('a district with a sub-district of its name says it once', () => {
  const savar = { district: { en: 'Feni' }, subDistrict: { en: 'Feni' } };
  expect(namedPath({ type: 'sell', PostID: 7, propertyType: 'home', bedrooms: null, place: savar })).toBe('/Property-Buy-Sell-Details/7/home-for-sale-feni');
});

test('offers and firms go by their English names', () => {
  expect(namedPath({ type: 'group', PostID: 9, title: { en: 'Swapnaneer: 16 families' }, place })).toBe(
    '/Group-Wise-Building-Details/9/swapnaneer-16-families-section-10-dhaka',
  );
  expect(namedPath({ type: 'interior', PostID: 9, companyName: { en: 'Nokshi & Co.' }, place })).toBe('/Interior-Details/9/nokshi-co-section-10-dhaka');
});

test('a name in Bengali alone leaves the place, and nothing at all leaves the number', () => {
  expect(namedPath({ type: 'group', PostID: 9, title: { en: 'স্বপ্ননীড়' }, place })).toBe('/Group-Wise-Building-Details/9/section-10-dhaka');
  const nowhere = { district: { en: 'ঢাকা' }, subDistrict: { en: '' } };
  expect(namedPath({ type: 'group', PostID: 9, title: { en: '' }, place: nowhere })).toBe('/Group-Wise-Building-Details/9');
});

test('words are whole, plain and few', () => {
  expect(slugOf(`Café </script> "x" 100% ${'long '.repeat(40)}`)).toMatch(/^cafe-script-x-100(-long)+$/);
  expect(slugOf('long '.repeat(40)).length).toBeLessThanOrEqual(80);
  expect(slugOf("Cox's Bazar")).toBe('coxs-bazar');
});
