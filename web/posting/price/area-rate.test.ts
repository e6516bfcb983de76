import { describe, expect, it } from 'vitest';
import { areaRate, verdictOf } from './area-rate.ts';

const flat = (rate: number, size = 1000) => ({ price: rate * size, priceUnits: 'total' as const, size, landSqft: null });

describe('areaRate', () => {
  it('says the quartiles of the rates per sqft', () => {
    expect(
      areaRate(
        [9, 12, 10, 11, 8].map((rate) => flat(rate * 1000)),
        'apartment',
        'subDistrict',
      ),
    ).toEqual({ per: 'sqft', area: 'subDistrict', count: 5, low: 9000, middle: 10_000, high: 11_000 });
  });

  it('counts between neighbours where a quartile falls between two posts', () => {
    expect(
      areaRate(
        [1, 2, 3, 4, 5, 6].map((rate) => flat(rate * 1000)),
        'apartment',
        'district',
      ),
    ).toMatchObject({ low: 2250, middle: 3500, high: 4750 });
  });

  it('takes a price per sqft as it is', () => {
    const posts = Array.from({ length: 5 }, () => ({ price: 9000, priceUnits: 'perSqft' as const, size: 1400, landSqft: null }));
    expect(areaRate(posts, 'office', 'district')).toMatchObject({ middle: 9000 });
  });

  it('counts land by the katha', () => {
    const posts = Array.from({ length: 5 }, () => ({ price: 40_000_000, priceUnits: 'total' as const, size: null, landSqft: 5 * 720 }));
    expect(areaRate(posts, 'land', 'district')).toMatchObject({ per: 'katha', middle: 8_000_000 });
  });

  it('says nothing from fewer than five posts, and does not count one without a size', () => {
    const four = [9, 10, 11, 12].map((rate) => flat(rate * 1000));
    expect(areaRate(four, 'apartment', 'district')).toBeUndefined();
    expect(areaRate([...four, { ...flat(9000), size: null }], 'apartment', 'district')).toBeUndefined();
  });
});

describe('verdictOf', () => {
  const rate = { per: 'sqft', area: 'district', count: 9, low: 9000, middle: 10_000, high: 11_000 } as const;

  it('tells the usual from what lies outside it', () => {
    expect(verdictOf(rate, 9000)).toBe('within');
    expect(verdictOf(rate, 8999)).toBe('below');
    expect(verdictOf(rate, 11_001)).toBe('above');
  });

  it('asks about the zeros at ten times and at a tenth', () => {
    expect(verdictOf(rate, 100_000)).toBe('slip');
    expect(verdictOf(rate, 1000)).toBe('slip');
  });
});
