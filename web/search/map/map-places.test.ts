import { expect, test } from 'vitest';
import { soughtAreas } from './map-places.ts';

const said = (filter: 'subDistrict' | 'locality' | 'bedMin', value: string | string[] | number) => ({ filter, value, text: 'words' });

test('the areas that a search names are those of its address and of its words', () => {
  const params = new URLSearchParams('subDistrict=dhaka-mirpur&subDistrict=dhaka-kafrul&district=dhaka');
  expect(soughtAreas(params, [])).toEqual(['dhaka-mirpur', 'dhaka-kafrul']);
  expect(soughtAreas(new URLSearchParams(), [said('locality', ['dhaka-banasree']), said('bedMin', 3)])).toEqual(['dhaka-banasree']);
  expect(soughtAreas(new URLSearchParams(), [])).toEqual([]);
});
