import { expect, test } from 'vitest';
import { choiceOf, mapHref, tidyMap } from './map-address.ts';

test('what means the default or nothing stays out of the address', () => {
  expect(String(tidyMap(new URLSearchParams('tab=dhaka&purpose=sell&show=count&sort=-count&propertyType=castle&page=2')))).toBe('');
  expect(String(tidyMap(new URLSearchParams('sort=name&purpose=rent&show=rate&propertyType=land&tab=country')))).toBe(
    'tab=country&purpose=rent&propertyType=land&show=rate&sort=name',
  );
});

test('one choice changes and the others stay', () => {
  const choice = choiceOf(new URLSearchParams('purpose=rent&propertyType=shop&sort=name'));
  expect(mapHref(choice, { show: 'rate' })).toBe('/Map?purpose=rent&propertyType=shop&show=rate&sort=name');
  expect(mapHref(choice, { purpose: 'sell', propertyType: undefined, sort: '-count' })).toBe('/Map');
});
