import { describe, expect, test } from 'vitest';
import type { PostPage } from '#contracts/posts/posts.ts';
import { translatorOf } from '#i18n/compile.ts';
import { formatter } from '#i18n/format.ts';
import { facilityRows, factRows } from './compare-rows.ts';

const words = { t: translatorOf('en'), fmt: formatter('en'), lng: 'en', now: '2026-01-01T00:00:00.000Z' } as const;
const area = (name: string) => ({ id: name, en: name, bn: name });
const post = (change: Partial<PostPage>): PostPage =>
  ({
    type: 'sell',
    price: 10_000_000,
    previousPrice: null,
    priceUnits: 'total',
    size: 1000,
    landSqft: null,
    landUnits: null,
    propertyType: 'apartment',
    place: { division: area('Dhaka'), district: area('Dhaka'), subDistrict: area('Mirpur') },
    bedrooms: 3,
    postedBy: 'owner',
    postDate: '2026-01-01T00:00:00.000Z',
    facilities: [],
    ...change,
  }) as PostPage;
const rowOf = (key: string, ...posts: PostPage[]) => factRows(posts, words).find((row) => row.key === key);

describe('a row of the comparison', () => {
  test('is there only where a post says something, and marks what differs', () => {
    expect(rowOf('bathrooms', post({}), post({}))).toBeUndefined();
    expect(rowOf('bedrooms', post({}), post({ bedrooms: 2 }))).toMatchObject({ values: ['3', '2'], differs: true });
    expect(rowOf('bedrooms', post({}), post({ bedrooms: null }))).toMatchObject({ values: ['3', null], differs: true });
    expect(rowOf('bedrooms', post({}), post({}))).toMatchObject({ differs: false });
  });

  test('marks the lowest price and the largest size, and neither where two share it', () => {
    const [dear, cheap] = [post({ price: 12_000_000, size: 1500 }), post({})];
    expect(rowOf('price', dear, cheap)?.best).toEqual({ index: 1, is: 'least' });
    expect(rowOf('rate', dear, cheap)?.best).toEqual({ index: 0, is: 'least' });
    expect(rowOf('size', dear, cheap)?.best).toEqual({ index: 0, is: 'most' });
    expect(rowOf('price', cheap, post({}))?.best).toBeUndefined();
  });

  test('never calls a rent cheaper than a price', () => {
    expect(rowOf('price', post({}), post({ type: 'rent', price: 20_000, priceUnits: 'perMonth' }))?.best).toBeUndefined();
  });

  test('never calls a plot larger or dearer than a flat, but the cheapest of two plots', () => {
    const plot = (landSqft: number, price: number) => post({ propertyType: 'land', size: null, landSqft, landUnits: 'katha', price });
    const house = post({ landSqft: 1440, landUnits: 'katha' });
    expect(['price', 'land'].map((key) => rowOf(key, plot(3600, 9_600_000), house)?.best)).toEqual([undefined, undefined]);
    expect(rowOf('size', plot(3600, 9_600_000), post({}), post({ size: 1500 }))?.best).toEqual({ index: 2, is: 'most' });
    expect(rowOf('landRate', plot(3600, 9_600_000), plot(1440, 9_600_000))?.best).toEqual({ index: 0, is: 'least' });
  });

  test('compares prices per sqft by what the whole costs', () => {
    expect(rowOf('price', post({ priceUnits: 'perSqft', price: 9000 }), post({}))?.best).toEqual({ index: 0, is: 'least' });
  });
});

test('facilities stand in one row each, those that nobody has in none', () => {
  expect(facilityRows([post({ facilities: ['gym', 'wifi'] }), post({ facilities: ['wifi'] })], words).map(({ key, differs }) => [key, differs])).toEqual(
    expect.arrayContaining([
      ['gym', true],
      ['wifi', false],
    ]),
  );
});
