import { describe, expect, it } from 'vitest';
import { verdictOf } from './rate-verdict.ts';

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
