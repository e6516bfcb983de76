import { describe, expect, it } from 'vitest';
import { isSlip, verdictOf } from './rate-verdict.ts';

describe('verdictOf', () => {
  const rate = { per: 'sqft', area: 'subDistrict', count: 9, low: 9000, middle: 10_000, high: 11_000 } as const;

  it('tells the usual from what lies outside it', () => {
    expect([9000, 8999, 11_000, 11_001].map((own) => verdictOf(rate, own, 'dhaka'))).toEqual(['within', 'below', 'within', 'above']);
  });

  it('says nothing by the rate of a whole metropolis, and judges by that of a smaller district', () => {
    const ofDistrict = { ...rate, area: 'district' } as const;
    expect(['dhaka', 'chattogram', 'sylhet'].map((district) => verdictOf(ofDistrict, 12_000, district))).toEqual(['unsaid', 'unsaid', 'unsaid']);
    expect(verdictOf(ofDistrict, 12_000, 'bogura')).toBe('above');
    expect(verdictOf({ ...rate, area: 'locality' }, 12_000, 'dhaka')).toBe('above');
  });

  it('compares nothing that differs by more than three fifths', () => {
    expect([4000, 3999, 16_000, 16_001].map((own) => verdictOf(rate, own, 'bogura'))).toEqual(['below', 'apart', 'above', 'apart']);
  });
});

it('the zeros are asked about at ten times and at a tenth, not at twice', () => {
  expect([1000, 5000, 20_000, 100_000].map((own) => isSlip(10_000, own))).toEqual([true, false, false, true]);
});
