import { describe, expect, test } from 'vitest';
import type { SuggestedItem } from '#contracts/search/suggested.ts';
import { chosen, suggestedAddress } from './suggested-address.ts';

const place: SuggestedItem = { kind: 'place', id: 'dhaka-mirpur', level: 'subDistrict', en: 'Mirpur', bn: 'মিরপুর', text: 'Mirpur' };
const phrase: SuggestedItem = { kind: 'phrase', id: 'flat in Mirpur', en: 'flat in Mirpur', bn: 'flat in Mirpur', text: 'flat in Mirpur' };
const at = (address: string): { pathname: string; search: string } => new URL(address, 'http://localhost');

describe('what was suggested', () => {
  test('takes the place of the words and of another place', () => {
    const params = chosen(new URLSearchParams('q=mirp&division=sylhet&district=sylhet&priceMin=5&sort=relevance&page=2'), place);
    expect(params.toString()).toBe('subDistrict=dhaka-mirpur&priceMin=5');
  });

  test.each([
    ['a place, on the page it stands on', place, '/Property-Rent?q=mir', '/Property-Rent?subDistrict=dhaka-mirpur'],
    [
      'a neighbourhood',
      { ...place, level: 'locality' as const, locality: 'dhaka-banasree' },
      '/property-search?subDistrict=dhaka-mirpur',
      '/property-search?locality=dhaka-banasree',
    ],
    [
      'a part of a place that has no id, by its sub-district',
      { ...place, level: 'locality' as const },
      '/property-search',
      '/property-search?subDistrict=dhaka-mirpur',
    ],
    ['a kind of property', { ...place, kind: 'term' as const, id: 'land' }, '/property-search?q=jo', '/property-search?propertyType=land'],
    [
      'to rent, with the place that was chosen',
      { ...place, kind: 'term' as const, id: 'rent', purpose: 'rent' as const },
      '/Property-Buy-Sell?q=re&district=dhaka&priceMax=5',
      '/property-search?district=dhaka&purpose=rent',
    ],
    [
      'a phrase, in the open tab',
      phrase,
      '/property-search?purpose=rent&q=flat+in+mi&priceMax=20000',
      '/property-search?q=flat+in+Mirpur&priceMax=20000&purpose=rent',
    ],
    [
      'a landmark, by its words in place of another place',
      { ...phrase, kind: 'landmark' as const, id: 'buet', text: 'BUET' },
      '/Property-Rent?q=bue&subDistrict=dhaka-mirpur&priceMax=20000',
      '/Property-Rent?q=BUET&priceMax=20000',
    ],
    ['a phrase that says to rent, where sales are listed', { ...phrase, purpose: 'rent' as const }, '/Property-Buy-Sell', '/property-search?q=flat+in+Mirpur'],
    ['a phrase that says to rent, where rents are listed', { ...phrase, purpose: 'rent' as const }, '/Property-Rent', '/Property-Rent?q=flat+in+Mirpur'],
    ['a post of another tab', { ...place, kind: 'post' as const, id: '48324', purpose: 'rent' as const }, '/property-search', '/Property-Rent-Details/48324'],
  ])('%s', (_, item, address, leads) => {
    expect(suggestedAddress(item, at(address))).toBe(leads);
  });

  test('from another page it is searched in the tab beside the box', () => {
    expect(suggestedAddress(phrase, at('/'), 'rent')).toBe('/property-search?q=flat+in+Mirpur&purpose=rent');
    expect(suggestedAddress(phrase, at('/'), 'sell')).toBe('/property-search?q=flat+in+Mirpur&assume=sell');
    expect(suggestedAddress(place, at('/'), 'sell')).toBe('/property-search?subDistrict=dhaka-mirpur');
    expect(suggestedAddress(place, at('/blog?q=x'))).toBe('/property-search?subDistrict=dhaka-mirpur');
  });
});
