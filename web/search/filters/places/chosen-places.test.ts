import { describe, expect, test } from 'vitest';
import { placesIn, withoutPlace, withPlace, withPlaces, type ChosenPlace } from './chosen-places.ts';

const dhaka: ChosenPlace = { level: 'district', id: 'dhaka', name: 'Dhaka', chain: { division: 'dhaka', district: 'dhaka' } };
const gazipur: ChosenPlace = { level: 'district', id: 'gazipur', name: 'Gazipur', chain: { division: 'dhaka', district: 'gazipur' } };
const mirpur: ChosenPlace = { level: 'subDistrict', id: 'dhaka-mirpur', name: 'Mirpur', chain: { ...dhaka.chain, subDistrict: 'dhaka-mirpur' } };
const rampura: ChosenPlace = { level: 'subDistrict', id: 'dhaka-rampura', name: 'Rampura', chain: { ...dhaka.chain, subDistrict: 'dhaka-rampura' } };
const banasree: ChosenPlace = { level: 'locality', id: 'dhaka-banasree', name: 'Banasree', chain: { ...rampura.chain, locality: 'dhaka-banasree' } };
const known = [dhaka, gazipur, mirpur, rampura, banasree];

const query = (places: readonly ChosenPlace[]): string => withPlaces(new URLSearchParams('division=sylhet&bedMin=2'), places).toString();
const names = (address: string): string[] => placesIn(new URLSearchParams(address), known).map(({ name }) => name);

describe('places of a search', () => {
  test.each([
    [[], 'bedMin=2'],
    [[banasree], 'bedMin=2&locality=dhaka-banasree'],
    [[mirpur, rampura], 'bedMin=2&subDistrict=dhaka-mirpur&subDistrict=dhaka-rampura'],
    [[mirpur, banasree], 'bedMin=2&subDistrict=dhaka-mirpur&subDistrict=dhaka-rampura&locality=dhaka-banasree'],
    [[gazipur, mirpur], 'bedMin=2&district=gazipur&district=dhaka&subDistrict=dhaka-mirpur'],
  ] as const)('%# stand in the address, narrow ones beside wider ones with what lies around them', (places, address) => {
    expect(query(places)).toBe(address);
    expect(placesIn(new URLSearchParams(address), known)).toEqual(places);
  });

  test.each([
    ['division=dhaka&district=dhaka&subDistrict=dhaka-mirpur', ['Mirpur']],
    ['subDistrict=dhaka-rampura&locality=dhaka-banasree', ['Banasree']],
    ['subDistrict=dhaka-mirpur&subDistrict=nowhere', ['Mirpur', 'nowhere']],
    ['division=somewhere&district=nowhere', ['nowhere']],
  ])('%s names %s', (address, shown) => {
    expect(names(address)).toEqual(shown);
  });

  test('the newest takes the place of what it holds and of what holds it', () => {
    expect(withPlace([mirpur, gazipur], dhaka)).toEqual([gazipur, dhaka]);
    expect(withPlace([dhaka], banasree)).toEqual([banasree]);
    expect(withPlace([mirpur], mirpur)).toEqual([mirpur]);
    expect(withoutPlace([mirpur, banasree], mirpur)).toEqual([banasree]);
  });
});
