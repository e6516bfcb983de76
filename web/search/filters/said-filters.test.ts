import { describe, expect, test } from 'vitest';
import type { Understood } from '#contracts/search/search.ts';
import { asAddress } from './filter-address.ts';
import { saidFilters, withoutSaid } from './said-filters.ts';

const understood: Understood[] = [
  { filter: 'bedMin', value: 3, text: '3 bed' },
  { filter: 'priceMin', value: 10_000, text: '10 to 20 thousand' },
  { filter: 'priceMax', value: 20_000, text: '10 to 20 thousand' },
  { filter: 'propertyType', value: ['apartment', 'home'], text: 'basa' },
  { filter: 'subDistrict', value: 'dhaka-mirpur', text: 'mirpur' },
  { filter: 'tenants', value: 'bachelor', text: 'bachelor' },
  { filter: 'purpose', value: 'rent', text: 'bachelor' },
  { filter: 'floor', value: 0, text: 'ground floor' },
];
const words = 'q=3+bed+basa+mirpur+bachelor+10+to+20+thousand';

const of = (query: string): URLSearchParams => new URLSearchParams(query);
const read = (params: URLSearchParams): string => decodeURIComponent(params.toString()).replaceAll('+', ' ');

/** The address of the form after `change`. */
function changed(query: string, change: (form: URLSearchParams) => void): string {
  const { filled, parts } = saidFilters(of(query), understood, 'rent');
  const form = of(filled.toString());
  change(form);
  return read(withoutSaid(asAddress(form, 'rent'), filled, parts));
}

describe('what the words of a search say', () => {
  test('fills the fields, of which a floor has none', () => {
    expect(read(saidFilters(of(words), understood, 'rent').filled)).toBe(
      'q=3 bed basa mirpur bachelor 10 to 20 thousand&subDistrict=dhaka-mirpur&propertyType=apartment&propertyType=home&priceMin=10000&priceMax=20000&bedMin=3&tenants=bachelor',
    );
  });

  test('fills neither what the address sets itself nor what means nothing there', () => {
    const { filled } = saidFilters(of(`${words}&bedMin=2&district=gazipur`), understood, 'sell');
    expect([filled.getAll('bedMin'), filled.getAll('subDistrict'), filled.getAll('tenants')]).toEqual([['2'], [], []]);
  });

  test('stays with the words while its fields are not changed', () => {
    expect(changed(words, () => undefined)).toBe(read(of(words)));
    expect(changed(words, (form) => form.set('bathMin', '2'))).toBe('q=3 bed basa mirpur bachelor 10 to 20 thousand&bathMin=2');
  });

  test('gives way to a field that says otherwise, the rest of the words stay', () => {
    expect(changed(words, (form) => form.set('bedMin', '2'))).toBe('q=basa mirpur bachelor 10 to 20 thousand&bedMin=2');
    expect(changed(words, (form) => form.delete('bedMin'))).toBe('q=basa mirpur bachelor 10 to 20 thousand');
    expect(changed(words, (form) => form.set('priceMax', '25000'))).toBe('q=3 bed basa mirpur bachelor&priceMin=10000&priceMax=25000');
    expect(changed(words, (form) => form.append('propertyType', 'duplex'))).toBe(
      'q=3 bed mirpur bachelor 10 to 20 thousand&propertyType=apartment&propertyType=home&propertyType=duplex',
    );
  });

  test('what the same words say beside stays said', () => {
    expect(changed(words, (form) => form.delete('tenants'))).toBe('q=3 bed basa mirpur 10 to 20 thousand&purpose=rent');
  });

  test('another place, and one more, take the place of the word', () => {
    expect(changed(words, (form) => form.append('subDistrict', 'dhaka-uttara'))).toBe(
      'q=3 bed basa bachelor 10 to 20 thousand&subDistrict=dhaka-mirpur&subDistrict=dhaka-uttara',
    );
  });

  test('of other words nothing stays', () => {
    expect(changed(words, (form) => form.set('q', '2 bed uttara'))).toBe('q=2 bed uttara');
  });
});
