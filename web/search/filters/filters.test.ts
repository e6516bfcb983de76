import { describe, expect, test } from 'vitest';
import { asQuery } from '#web/search/results/asked.ts';
import { asAddress, isFinished, isMeant } from './filter-address.ts';
import { activeCount, cleared, inTab, isActive, tidy, without } from './filters.ts';

const of = (query: string): URLSearchParams => new URLSearchParams(query);
const text = (params: URLSearchParams): string => decodeURIComponent(params.toString());

describe('the address of a search', () => {
  test('has no empty, unknown or default parameters, and always one order', () => {
    expect(text(tidy(of('page=1&priceMin=&utm_source=x&purpose=sell&division=dhaka')))).toBe('division=dhaka');
    expect(text(tidy(of('q=+লেক+&purpose=')))).toBe('q=লেক');
    expect(text(tidy(of('division=dhaka&q=a')))).toBe(text(tidy(of('q=a&division=dhaka'))));
  });

  test('says that it is about buying only beside words, which may say another thing', () => {
    expect(text(tidy(of('q=ভাড়া&purpose=sell')))).toBe('q=ভাড়া&purpose=sell');
    expect(text(tidy(of('q=লেক&assume=sell')))).toBe('q=লেক&assume=sell');
    expect(text(tidy(of('division=dhaka&assume=sell')))).toBe('division=dhaka');
    expect(text(cleared(of('q=ভাড়া&purpose=sell')))).toBe('');
  });

  test('does not hold what asks for all', () => {
    expect(text(tidy(of('priceUnits=all&landCategory=all&q=all')))).toBe('q=all');
    expect(isActive(tidy(of('priceUnits=perSqft')), 'priceUnits')).toBe(true);
  });

  test('keeps a unit of land only beside a size of land', () => {
    expect(text(tidy(of('landUnit=bigha')))).toBe('');
    expect(text(tidy(of('landUnit=bigha&landMin=2')))).toBe('landMin=2&landUnit=bigha');
  });

  test('keeps what was typed, right or wrong', () => {
    expect(text(tidy(of('priceMin=abc&priceMax=৫০ লাখ')))).toBe('priceMin=abc&priceMax=৫০+লাখ');
  });

  test('reads a list written with commas as a repeated parameter', () => {
    expect(text(tidy(of('propertyType=apartment,home&propertyType=home')))).toBe('propertyType=apartment&propertyType=home');
  });

  test('asks the API with lists where a parameter repeats', () => {
    expect(asQuery(of('propertyType=apartment&propertyType=home&q=a'))).toEqual({ q: 'a', propertyType: ['apartment', 'home'] });
  });

  test('asks the API in digits where a number was typed in words', () => {
    expect(asQuery(of('priceMin=৫০ লাখ&priceMax=abc&sizeMin=১২০০'))).toEqual({ priceMin: '5000000', priceMax: 'abc', sizeMin: '1200' });
  });
});

describe('a neighbourhood and what tenants ask', () => {
  test('stand in the address, the latter among homes to rent alone', () => {
    const typed = of('tenants=family&tenants=bachelor&availableBy=2026-12-01&locality=dhaka-banasree');
    expect(text(asAddress(typed, 'rent'))).toBe('locality=dhaka-banasree&tenants=family&tenants=bachelor&availableBy=2026-12-01');
    expect(text(asAddress(typed, 'sell'))).toBe('locality=dhaka-banasree');
  });

  test('a place counts once, however closely it is named', () => {
    expect(activeCount(of('subDistrict=dhaka-rampura&locality=dhaka-banasree&tenants=family'))).toBe(2);
  });
});

describe('removing filters', () => {
  const params = of('purpose=rent&priceMin=10&priceMax=20&propertyType=apartment&propertyType=home&sort=priceAsc&page=3');

  test('takes both ends of a range and goes back to the first page', () => {
    expect(text(without(params, 'price'))).toBe('propertyType=apartment&propertyType=home&purpose=rent&sort=priceAsc');
  });

  test('takes one value of a list and leaves the others', () => {
    expect(text(without(params, 'propertyType', 'home'))).toContain('propertyType=apartment');
    expect(text(without(params, 'propertyType', 'home'))).not.toContain('home');
  });

  test('clearing leaves the tab and the order', () => {
    expect(text(cleared(params))).toBe('purpose=rent&sort=priceAsc');
  });

  test('filters are counted once each, and words not at all', () => {
    expect(activeCount(of('q=lake&priceMin=1&priceMax=2&propertyType=home&propertyType=land'))).toBe(2);
    expect(activeCount(of('division=dhaka&district=dhaka&subDistrict=dhaka-mirpur'))).toBe(1);
    expect(isActive(of('landUnit=katha'), 'land')).toBe(false);
  });
});

describe('what a filter can mean', () => {
  test('offers are asked for the size of flats, firms for their work, budget and rating, and homes for neither', () => {
    const typed = of('sizeMin=1200&priceMax=5&category=office&budget=luxury&ratingMin=4&division=dhaka&q=a');
    expect(text(asAddress(typed, 'group'))).toBe('q=a&division=dhaka&sizeMin=1200');
    expect(text(asAddress(typed, 'interior'))).toBe('q=a&division=dhaka&category=office&budget=luxury&ratingMin=4');
    expect(text(asAddress(typed, 'rent'))).toBe('q=a&division=dhaka&priceMax=5&sizeMin=1200');
  });

  test('land has no bedrooms, a flat has no land', () => {
    expect(isMeant('bedMin', of('propertyType=land'), 'sell')).toBe(false);
    expect([isMeant('priceUnits', of(''), 'sell'), isMeant('priceUnits', of(''), 'rent')]).toEqual([true, false]);
    expect(isMeant('land', of('propertyType=apartment'), 'sell')).toBe(false);
    expect(isMeant('land', of('propertyType=apartment&propertyType=land'), 'sell')).toBe(true);
    expect(isMeant('facilities', of('propertyType=land'), 'sell')).toBe(false);
  });

  test('without a type everything is offered', () => {
    expect(isMeant('land', of(''), 'rent')).toBe(true);
    expect(isMeant('bedMin', of(''), 'rent')).toBe(true);
  });

  test('groups and firms have neither price nor rooms here', () => {
    expect(isMeant('price', of(''), 'group')).toBe(false);
    expect(isMeant('division', of(''), 'interior')).toBe(true);
  });

  test('an address is made without filters that mean nothing', () => {
    expect(text(asAddress(of('propertyType=land&bedMin=3&size=1&priceMin=5&page=2'), 'sell'))).toBe('propertyType=land&priceMin=5');
  });

  test('an address has its numbers in digits that every language reads, and what is no number as it was typed', () => {
    expect(text(asAddress(of('priceMin=৫০ লাখ&priceMax=abc&sizeMin=১,২০০&landMax=৩.৫'), 'sell'))).toBe('priceMin=5000000&priceMax=abc&sizeMin=1200&landMax=3.5');
  });

  test('another tab keeps place, words and type', () => {
    expect(text(inTab(of('q=a&division=dhaka&priceMin=5&propertyType=shop&bedMin=2'), 'rent'))).toBe(
      'q=a&division=dhaka&propertyType=shop&bedMin=2&purpose=rent',
    );
    expect(text(inTab(of('purpose=rent&propertyType=shop&district=dhaka'), 'interior'))).toBe('district=dhaka&purpose=interior');
    expect(text(inTab(of('purpose=rent'), 'sell'))).toBe('');
  });
});

test.each([
  ['', true],
  ['priceMin=৫০ লাখ&priceMax=1 crore', true],
  ['priceMin=50 la', false],
  ['sizeMin=১২০০&sizeMax=15', false],
  ['landMin=2.', true],
])('"%s" is finished: %s', (query, finished) => {
  expect(isFinished(of(query))).toBe(finished);
});
