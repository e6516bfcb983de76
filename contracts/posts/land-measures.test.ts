import { describe, expect, test } from 'vitest';
import { landMeasures, sqftPerMeasure, usualLocalSqft } from './land-measures.ts';
import { landSqft } from './post-rules.ts';

const usual = sqftPerMeasure();

describe('land in every unit', () => {
  test.each([
    ['sqft', 3600, 0],
    ['shotok', 8.26, 2],
    ['bigha', 0.25, 4],
    ['acres', 0.0826, 4],
    ['chhatak', 80, 4],
    ['sqm', 334.45, 2],
    ['kani', 0.2066, 4],
    ['ganda', 4.13, 2],
  ] as const)('five katha are so much %s: %d', (measure, expected, places) => {
    expect((5 * usual.katha) / usual[measure]).toBeCloseTo(expected, places);
  });

  test.each([
    ['bigha', 'katha', 20],
    ['acres', 'shotok', 100],
    ['acres', 'katha', 60.5],
    ['katha', 'chhatak', 16],
    ['kani', 'ganda', 20],
    ['kani', 'shotok', 40],
    ['ganda', 'shotok', 2],
    ['bigha', 'sqft', 14_400],
  ] as const)('one %s is so many %s: %d', (one, other, count) => {
    expect(usual[one] / usual[other]).toBeCloseTo(count, 9);
  });

  test('three bigha are a little less than an acre', () => {
    expect((3 * usual.bigha) / usual.acres).toBeCloseTo(0.992, 3);
  });

  test('there and back loses less than a hundredth of a percent', () => {
    for (const from of landMeasures) {
      for (const to of landMeasures) {
        const back = (((7.3 * usual[from]) / usual[to]) * usual[to]) / usual[from];
        expect(Math.abs(back / 7.3 - 1), `${from} ${to}`).toBeLessThan(0.0001);
      }
    }
  });

  test('a local katha or kani changes its own parts and nothing else', () => {
    const local = sqftPerMeasure({ ...usualLocalSqft, katha: 4356, kani: 52_272 });
    expect([local.chhatak, local.ganda]).toEqual([272.25, 2613.6]);
    expect([local.shotok, local.acres, local.bigha]).toEqual([usual.shotok, usual.acres, usual.bigha]);
  });

  test('what a post says is counted the same way', () => {
    expect(landSqft(5, 'katha')).toBe(3600);
    expect(landSqft(8, 'shotok') / usual.katha).toBeCloseTo(4.84, 2);
  });
});
