import { expect, test } from 'vitest';
import type { AreaTree } from '#web/areas/area-tree.ts';
import { areaNamed } from './area-named.ts';

const uttara = { id: 'dhaka-uttara', bn: 'উত্তরা', en: 'Uttara', names: ['উত্তরা', 'uttara'] };
const tree: AreaTree = { division: [], district: [], subDistrict: [uttara], locality: [] };

test('a place that is the name of an area is found in either script, other words are not', () => {
  expect(areaNamed(tree, ' উত্তরা ')?.en).toBe('Uttara');
  expect(areaNamed(tree, 'uttara')?.bn).toBe('উত্তরা');
  expect(areaNamed(tree, 'Near the lake')).toBeUndefined();
});
