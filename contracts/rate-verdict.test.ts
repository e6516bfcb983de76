import { describe, expect, it } from 'vitest';
import { isComparable, verdictOf } from './rate-verdict.ts';

describe('verdictOf', () => {
  const rate = { per: 'sqft', area: 'district', count: 9, low: 9000, middle: 10_000, high: 11_000 } as const;

  it('tells the usual from what lies outside it', () => {
    expect(verdictOf(rate, 9000)).toBe('within');
    expect(verdictOf(rate, 8999)).toBe('below');
    expect(verdictOf(rate, 11_001)).toBe('above');
  });

  it('judges by a neighbourhood, not by a metropolis, and nothing that differs by more than three fifths', () => {
    const asking = (own: number, area: 'locality' | 'district', district: string): boolean => isComparable({ ...rate, area, own }, district);
    expect([asking(12_000, 'locality', 'dhaka'), asking(12_000, 'district', 'bogura')]).toEqual([true, true]);
    expect([asking(12_000, 'district', 'dhaka'), asking(16_100, 'locality', 'dhaka'), asking(3900, 'locality', 'dhaka')]).toEqual([false, false, false]);
  });

  it('asks about the zeros at ten times and at a tenth', () => {
    expect(verdictOf(rate, 100_000)).toBe('slip');
    expect(verdictOf(rate, 1000)).toBe('slip');
  });
});
