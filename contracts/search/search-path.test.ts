import { expect, test } from 'vitest';
import { runPath } from './search-path.ts';

test.each([
  [{ purpose: 'sell' }, '/Property-Buy-Sell'],
  [{ purpose: 'rent', bedMin: 2, lift: false }, '/Property-Rent?bedMin=2&lift=false'],
  [{ purpose: 'sell', propertyType: ['home', 'land'] }, '/Property-Buy-Sell?propertyType=home&propertyType=land'],
  [{ q: 'লেক & পার্ক' }, '/property-search?q=%E0%A6%B2%E0%A7%87%E0%A6%95%20%26%20%E0%A6%AA%E0%A6%BE%E0%A6%B0%E0%A7%8D%E0%A6%95'],
])('%j is run at %s', (query, path) => expect(runPath(query)).toBe(path));
