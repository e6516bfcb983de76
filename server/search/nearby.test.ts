import { describe, expect, test } from 'vitest';
import { liesIn, nearbyAreas } from './nearby.ts';
import { surroundings } from './weights.ts';

const ids = (level: string, id: string): string[] => nearbyAreas(level, id).map((area) => area.id);

describe('the areas next to', () => {
  test('a neighbourhood are its own sub-district, then those around it', () => {
    expect(ids('locality', 'dhaka-banasree')[0]).toBe('dhaka-rampura');
    expect(ids('locality', 'dhaka-banasree')).toHaveLength(surroundings.most + 1);
  });

  test('a sub-district are sub-districts near it, never itself, the nearest first', () => {
    const around = ids('subDistrict', 'dhaka-gulshan');
    expect(around).toHaveLength(surroundings.most);
    expect(around).not.toContain('dhaka-gulshan');
    expect(around.every((id) => id.startsWith('dhaka-'))).toBe(true);
  });

  test('a district are districts, and a division has none', () => {
    expect(ids('district', 'dhaka')).toContain('narayanganj');
    expect(ids('division', 'dhaka')).toEqual([]);
  });

  test('an unknown place are none', () => {
    expect([ids('subDistrict', 'nowhere'), ids('district', 'nowhere'), ids('locality', 'nowhere')]).toEqual([[], [], []]);
  });
});

test('an area lies in the district and the division that are asked as well', () => {
  const [area] = nearbyAreas('locality', 'dhaka-banasree');
  if (!area) throw new Error('no area');
  expect(liesIn(area, {})).toBe(true);
  expect(liesIn(area, { district: ['dhaka'], division: ['dhaka'] })).toBe(true);
  expect(liesIn(area, { district: ['gazipur'] })).toBe(false);
  expect(liesIn(area, { division: ['sylhet'] })).toBe(false);
});
